import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { endStays } from './stays.store.ts';

/** So many at once: whoever asks shows how far it is, and asks again. */
const atOnce = 25;

/**
 * Ends some stays of a sailing that has returned or was cancelled, and says how many are left. Asked when there are none,
 * nothing changes.
 */
export async function checkOutSailing(
  { db }: Platform,
  sailingId: number,
  actor: Actor,
): Promise<{ done: number; left: number }> {
  const sailing = await db
    .selectFrom('sailings')
    .select('status')
    .where('id', '=', sailingId)
    .executeTakeFirst();
  if (!sailing) throw new AppError('record.missing');
  if (sailing.status !== 'returned' && sailing.status !== 'cancelled') throw new AppError('stay.notReturned');
  const done = await inTransaction(db, async (tx) => {
    const open = await openStays(tx, sailingId).orderBy('id').limit(atOnce).execute();
    const stayIds = open.map((stay) => stay.id);
    return stayIds.length === 0 ? [] : endStays(tx, stayIds, actor);
  });
  return { done: done.length, left: (await openStays(db, sailingId).execute()).length };
}

function openStays(db: Db, sailingId: number) {
  return db
    .selectFrom('stays')
    .select('id')
    .where('sailingId', '=', sailingId)
    .where('checkedOutAt', 'is', null);
}
