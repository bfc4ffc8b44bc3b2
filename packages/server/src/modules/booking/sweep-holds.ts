import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { removeEndedHolds } from '../sailings/index.ts';
import { endHolds } from './end-holds.ts';

/** How many holds a sweep of all sailings takes at most. */
export const sweepSize = 500;

/**
 * Cancels orders whose hold is over and gives their places back; returns how many. Several processes may sweep at once:
 * each takes what no other is at, and a hold somebody is paying for at this moment is left alone. Whoever wants a place on
 * one sailing waits for the others instead, to know for sure.
 */
export async function sweepHolds(db: Db, now: Date, sailingId?: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const which = sailingId === undefined ? { atMost: sweepSize } : { sailingId };
    const ended = await removeEndedHolds(tx, now, which);
    await endHolds(tx, ended, { reason: 'expired', at: now });
    return ended.length;
  });
}
