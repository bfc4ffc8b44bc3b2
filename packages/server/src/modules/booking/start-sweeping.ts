import type { Platform } from '../../platform/platform.ts';
import { hasEndedHolds } from '../sailings/index.ts';
import { sweepHolds, sweepSize } from './sweep-holds.ts';

const everyMs = 2000;

/**
 * Sweeps ended holds every two seconds; every process does, and each takes what no other is at. What ends meanwhile waits for the
 * next turn, since nobody is kept from a place by it: every sweep adds up the sailings it touches, be it for one order or for many.
 */
export function startSweeping({ db, clock, log }: Platform): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  function next(delay: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = sweepEnded().then(
        (count) => next(count < sweepSize ? everyMs : 0),
        (error: unknown) => {
          log.error({ err: error }, 'holds cannot be swept');
          next(everyMs * 5);
        },
      );
    }, delay);
  }
  /** Mostly there is nothing to sweep, and then one look is all. */
  async function sweepEnded(): Promise<number> {
    const now = clock();
    return (await hasEndedHolds(db, now)) ? sweepHolds(db, now) : 0;
  }
  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
