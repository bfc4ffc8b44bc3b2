import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';

/**
 * An order with its sailing, its row held for this transaction. It is held before it is read: whoever waited for a change
 * of date would look for the order on the sailing it has left, and find nothing.
 */
export async function lockOrder(tx: Tx, id: number) {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  const order = await tx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .selectAll('orders')
    .select([
      'sailings.date',
      'sailings.departsAt',
      'sailings.returnsAt',
      'sailings.status as sailingStatus',
      'roomTypes.kind',
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  return order;
}

/**
 * The same, of whoever must own it; null for staff. Held first: a repeated wish that came at the same moment waits for the
 * first one here.
 */
export async function lockOwn(tx: Tx, id: number, ownerId: number | null): Promise<LockedOrder> {
  const order = await lockOrder(tx, id);
  if (ownerId !== null && order.accountId !== ownerId) throw new AppError('record.missing');
  return order;
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** What is in an order: paid, less what went back and what was kept as fees. */
export function worthOf({
  paidSen,
  refundedSen,
  feeSen,
}: Pick<LockedOrder, 'paidSen' | 'refundedSen' | 'feeSen'>): number {
  return paidSen - refundedSen - feeSen;
}
