import { systemCalls } from '@gangway/contract/system/calls.ts';
import { callAddress } from '#lib/call-api.ts';
import { createStore } from './create-store.ts';

export type Connection = 'connected' | 'slow' | 'offline';

/** An answer that takes longer is too slow to stand at a post with. */
const slowMs = 400;
const askEveryMs = 10_000;
const patienceMs = 3_000;

export const connection = createStore<Connection>('connected');

/** Tells what one question to the server showed: how long it took, or that nobody answered. */
export function noteAnswer(tookMs: number | null): void {
  connection.set(connectionAfter(tookMs));
}

export function connectionAfter(tookMs: number | null): Connection {
  if (tookMs === null) return 'offline';
  return tookMs > slowMs ? 'slow' : 'connected';
}

/** Keeps the state of the connection true while nothing else is asked. Gives what ends it. */
export function watchConnection(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, askEveryMs);
  addEventListener('online', look);
  addEventListener('offline', lost);
  look();
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
    removeEventListener('offline', lost);
  };
}

const look = () => void askServer().then(noteAnswer);
const lost = () => noteAnswer(null);

/** How long the server takes to say that it lives; null where it does not. */
export async function askServer(): Promise<number | null> {
  // The device knows itself that it has no network; to try would only fill the console.
  if (!navigator.onLine) return null;
  const from = performance.now();
  try {
    const { ok } = await fetch(callAddress(systemCalls.health, {}), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok ? performance.now() - from : null;
  } catch {
    return null;
  }
}
