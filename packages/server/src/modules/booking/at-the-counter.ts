import type { Db } from '../../platform/database/create-database.ts';
import { DatabaseAway } from '../../platform/database/database-away.ts';
import type { Platform } from '../../platform/platform.ts';
import { createWaitingLines, WaitedTooLong } from '../../platform/waiting-line.ts';

/**
 * How many orders of a sailing a process makes at once. They wait for each other at its counters anyway, and each that waits there has a
 * connection which those who want another sailing, or only look, would have to do without.
 */
const atOnce = 3;

const counters = new WeakMap<Db, ReturnType<typeof createWaitingLines>>();

/** Does something at the counters of a sailing when it is its turn in this process. */
export async function atTheCounter<T>(
  { db, patienceMs }: Pick<Platform, 'db' | 'patienceMs'>,
  sailingId: number,
  work: () => Promise<T>,
): Promise<T> {
  const inTurn = counters.get(db) ?? createWaitingLines(atOnce, patienceMs);
  counters.set(db, inTurn);
  try {
    return await inTurn(sailingId, work);
  } catch (error) {
    if (error instanceof WaitedTooLong) throw new DatabaseAway(error.message, { cause: error });
    throw error;
  }
}
