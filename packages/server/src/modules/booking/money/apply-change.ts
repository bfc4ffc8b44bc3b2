import { splitPrice } from '@gangway/contract/booking/split-price.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { movePlaces, type PlaceLimits } from '../../sailings/index.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { lockOrder, worthOf } from './lock-order.ts';
import { sendBack } from './send-back.ts';

/**
 * Carries a change out whose price is paid: the order and its tickets move, the old place is free, and what the new date
 * costs less goes back. The new place is taken here, within its limits, unless it was held for the change; its hold must
 * have been taken away in this transaction before. It ends with the counters, so whatever else the transaction does comes
 * before. `gone` when the change has been carried out or ended before, `full` when there is no place: then nothing of the
 * transaction may stay.
 */
export async function applyChange(
  tx: Tx,
  changeId: number,
  at: Date,
  limits: PlaceLimits | null,
): Promise<'done' | 'gone' | 'full'> {
  const change = await tx
    .updateTable('orderChanges')
    .set({ status: 'done', updatedAt: at })
    .where('id', '=', changeId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!change) return 'gone';
  const order = await lockOrder(tx, change.orderId);
  const paidSen = order.paidSen + Math.max(0, change.dueSen);
  const backSen = Math.max(0, -change.dueSen);
  const refundedSen = order.refundedSen + backSen;
  const feeSen = order.feeSen + change.feeSen;
  const changed = await tx
    .updateTable('orders')
    .set({
      sailingId: change.sailingId,
      edition: change.edition,
      totalSen: order.totalSen + change.dueSen,
      paidSen,
      refundedSen,
      feeSen,
      // The terms come along: moving an order first must not make it worth more.
      nonRefundable: order.nonRefundable || change.nonRefundable,
      peak: order.peak || change.peak,
      keptPercentFloor: Math.max(order.keptPercentFloor, change.keptPercent),
      // A room was of the sailing it leaves.
      roomNumber: null,
      updatedAt: at,
    })
    .where('id', '=', order.id)
    .where('status', '=', 'paid')
    .returning('people')
    .execute();
  if (backSen > 0) {
    const why = 'change';
    await sendBack(tx, { orderId: order.id, why, backSen, reason: why, operatorId: null, at });
  }
  await putInOutbox(tx, 'order.paid', { orderId: order.id, changeId });
  await putInOutbox(tx, 'order.left', { orderId: order.id });
  await tellOrdersChanged(tx, [order.accountId]);
  const { sailingId, roomTypeId, units, people } = order;
  const places = { roomTypeId, units, people };
  const isMoved = await movePlaces(tx, {
    ...(limits ? { take: { places: { ...places, sailingId: change.sailingId }, limits } } : {}),
    give: [{ ...places, sailingId }],
  });
  if (!isMoved) return 'full';
  // What is in the order now is the price of those who sail, what others left in their cabin along with it.
  const prices = splitPrice(worthOf({ paidSen, refundedSen, feeSen }), people);
  const { rows: moved } = await sql<{ boardedAt: Date | null }>`
    update tickets t set sailing_id = ${change.sailingId}, price_sen = (${prices}::bigint[])[mine.place]
      from (select id, row_number() over (order by position) as place from tickets where order_id = ${order.id} and live) mine
     where t.id = mine.id and t.live returning t.boarded_at`.execute(tx);
  if (changed[0]?.people !== moved.length) throw new AppError('record.changed');
  // Somebody may have come aboard since it was reckoned.
  if (moved.some((ticket) => ticket.boardedAt !== null)) throw new AppError('order.changeAboard');
  return 'done';
}
