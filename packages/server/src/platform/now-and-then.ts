import { setTimeout } from 'node:timers/promises';
import type { Clock } from './clock.ts';

const usualPatienceMs = 2000;
const afterFailureMs = 5000;

/**
 * Reads something at most every so often, for figures that many ask for. Null while it cannot be had: nobody waits longer
 * than two seconds for it, and after a failure it is left in peace for a while.
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
  let nextAt = 0;
  let running: Promise<boolean> | null = null;

  async function readAgain(now: number): Promise<boolean> {
    try {
      known = await options.read();
      nextAt = now + options.freshMs;
    } catch (error) {
      known = null;
      nextAt = now + Math.min(options.freshMs, afterFailureMs);
      options.onError(error);
    }
    running = null;
    return true;
  }

  return async () => {
    const now = options.clock().getTime();
    if (!running && now >= nextAt) running = readAgain(now);
    if (!running) return known;
    const done = await Promise.race([running, setTimeout(patienceMs, false, { ref: false })]);
    return done ? known : null;
  };
}
