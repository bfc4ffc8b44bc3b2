import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { movePlaces } from '../../sailings/index.ts';
import { stepOrders } from '../step-orders.ts';
import type { LockedOrder } from './lock-order.ts';
import { keptFees } from './reckon-refund.ts';

/**
 * Tickets void, money moved in the order, places free. A cabin is free when nobody is left in it. What counts is how many
 * tickets become void here, never how many were named: when they differ, nothing of it is done. It ends with the counters,
 * so whatever else the transaction does comes before.
 */
export async function cancelTickets(
  tx: Tx,
  order: LockedOrder,
  ticketIds: readonly number[],
  { backSen, feeSen }: { backSen: number; feeSen: number },
  at: Date,
): Promise<void> {
  // The order is held, so its live tickets stay as they are until they are made void below.
  const { rows: live } = await sql<{ goes: boolean }>`
    select id = any(${ticketIds}::bigint[]) as goes from tickets where order_id = ${order.id} and live`.execute(
    tx,
  );
  const people = live.filter((ticket) => ticket.goes).length;
  if (people === 0 || people !== ticketIds.length) throw new AppError('record.changed');
  const isEmpty = people === live.length;
  const freed = order.kind === 'standing' ? people : 0;
  const money = {
    refundedSen: order.refundedSen + backSen,
    feeSen: keptFees(order) + feeSen,
    updatedAt: at,
  };
  const stay = { people: order.people - people, units: order.units - freed };
  const from = order.status === 'completed' ? 'completed' : 'paid';
  const changed = await (
    isEmpty
      ? stepOrders(tx, from, 'refunded').set({ ...money, refundedAt: at })
      : tx
          .updateTable('orders')
          .set({ ...money, ...stay })
          .where('status', '=', from)
  )
    .where('id', '=', order.id)
    .returning('id')
    .execute();
  if (changed.length === 0) throw new AppError('record.changed');
  if (isEmpty) await putInOutbox(tx, 'order.left', { orderId: order.id });
  const units = isEmpty ? order.units : freed;
  await movePlaces(tx, {
    give: [{ sailingId: order.sailingId, roomTypeId: order.roomTypeId, units, people }],
  });
  const { rows: voided } = await sql<{ boardedAt: Date | null }>`
    update tickets set live = false where order_id = ${order.id} and id = any(${ticketIds}::bigint[]) and live
    returning boarded_at`.execute(tx);
  if (voided.length !== people) throw new AppError('record.changed');
  // Somebody may have come aboard since it was reckoned.
  if (order.sailingStatus !== 'cancelled' && voided.some((ticket) => ticket.boardedAt !== null))
    throw new AppError('order.noRefund');
}
