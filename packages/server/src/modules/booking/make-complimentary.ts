import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { markPaid } from './mark-paid.ts';
import { noteGift } from './note-gift.ts';
import { requireGiven } from './require-repetition.ts';
import type { WaiveLimit } from './waive-limits.ts';

/** Gives an unpaid order away: its price becomes zero, for a reason. */
export async function makeComplimentary(
  { db }: Platform,
  id: number,
  { reason, limit }: { reason: string; limit: WaiveLimit },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const givenSen = await readPrice(tx, id);
    const order = await markPaid(tx, id, { complimentaryReason: reason, totalSen: 0 }, actor.at);
    if (!order) return requireGiven(tx, id);
    await tx.updateTable('tickets').set({ priceSen: 0 }).where('orderId', '=', id).execute();
    await noteGift(tx, { orderId: id, givenSen, reason, limit }, actor);
  });
}

/** What is given away; an order that was given away already costs nothing any more. */
async function readPrice(tx: Tx, id: number): Promise<number> {
  const order = await tx.selectFrom('orders').select('totalSen').where('id', '=', id).executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  return order.totalSen;
}
