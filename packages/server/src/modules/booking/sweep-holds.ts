import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { createShareNext } from '../../platform/share-next.ts';
import { removeEndedHolds } from '../sailings/index.ts';
import { endHolds } from './end-holds.ts';

/**
 * How much is swept at once. Whoever gives places back adds up all that are held on the sailing, and keeps buyers waiting at its counters
 * meanwhile: so everything of a few sailings goes together, and not a little of each of hundreds.
 */
const atOnce = { sailings: 10, atMost: 500 };

/**
 * Cancels orders whose hold is over and gives their places back; returns how many. Several processes may sweep at once:
 * each takes what no other is at, and a hold somebody is paying for at this moment is left alone. Whoever wants a place on
 * one sailing waits for the others instead, to know for sure.
 */
export async function sweepHolds(db: Db, now: Date, sailingId?: number): Promise<number> {
  if (sailingId !== undefined) return sweep(db, now, { sailingId });
  let swept = 0;
  for (;;) {
    const some = await sweep(db, now, atOnce);
    if (some === 0) return swept;
    swept += some;
  }
}

const sweepers = new WeakMap<Db, ReturnType<typeof createShareNext<number>>>();

/**
 * The same for one sailing, once for everybody in this process who was refused there at the same time: each would wait for the same holds,
 * over a connection of their own.
 */
export async function sweepSailing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  sailingId: number,
): Promise<void> {
  const share = sweepers.get(db) ?? createShareNext();
  sweepers.set(db, share);
  await share(String(sailingId), () => sweepHolds(db, clock(), sailingId));
}

function sweep(db: Db, now: Date, which: Parameters<typeof removeEndedHolds>[2]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await removeEndedHolds(tx, now, which);
    await endHolds(tx, ended, { reason: 'expired', at: now });
    return ended.length;
  });
}
