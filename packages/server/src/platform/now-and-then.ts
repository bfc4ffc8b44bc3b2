import { setTimeout } from 'node:timers/promises';
import type { Clock } from './clock.ts';

const usualPatienceMs = 2000;
const afterFailureMs = 5000;

/**
 * Reads something at most every so often, for figures that many ask for. Null while it cannot be had: nobody waits longer
 * than two seconds for it, and after a failure it is left in peace for a while. A clock that was set back makes it stale.
 * One set back by less than its age does not: it is then kept for less than twice its time, which decides nothing.
 */
export function nowAndThen<T>(options: {
  clock: Clock;
  freshMs: number;
  read: () => Promise<T>;
  onError: (error: unknown) => void;
  patienceMs?: number;
}): () => Promise<T | null> {
  const { patienceMs = usualPatienceMs } = options;
  let known: T | null = null;
  let readAt = 0;
  let keptMs = 0;
  let running: Promise<boolean> | null = null;

  async function readAgain(now: number): Promise<boolean> {
    readAt = now;
    try {
      known = await options.read();
      keptMs = options.freshMs;
    } catch (error) {
      known = null;
      keptMs = Math.min(options.freshMs, afterFailureMs);
      options.onError(error);
    }
    running = null;
    return true;
  }

  return async () => {
    const now = options.clock().getTime();
    const isFresh = now >= readAt && now < readAt + keptMs;
    if (!running && !isFresh) running = readAgain(now);
    if (!running) return known;
    const done = await Promise.race([running, setTimeout(patienceMs, false, { ref: false })]);
    return done ? known : null;
  };
}
