import { keepLooking } from '../../platform/keep-looking.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFirstHoldEnd } from '../sailings/index.ts';
import { sweepHolds } from './sweep-holds.ts';

const leastMs = 2000;
/** A hold that begins after a look lasts longer than this. */
const mostMs = 10_000;

/**
 * Sweeps holds when they end, two seconds apart at least; every process does, and each takes what no other is at. What ends meanwhile
 * waits for the next turn, since nobody is kept from a place by it: every sweep adds up the sailings it touches, be it for one order
 * or for many.
 */
export function startSweeping({ db, clock, log }: Platform): { stop(): Promise<void> } {
  return keepLooking({
    async look() {
      const now = clock();
      const first = await findFirstHoldEnd(db);
      if (first && first <= now) {
        await sweepHolds(db, now);
        return leastMs;
      }
      const untilFirst = first ? first.getTime() - now.getTime() : mostMs;
      return Math.min(Math.max(untilFirst, leastMs), mostMs);
    },
    afterFailureMs: mostMs,
    onError: (error) => log.error({ err: error }, 'holds cannot be swept'),
  });
}
