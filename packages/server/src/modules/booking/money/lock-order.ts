import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';

/** An order with its sailing, its row held for this transaction. */
export async function lockOrder(tx: Tx, id: number) {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .selectAll('orders')
    .select(['sailings.date', 'sailings.departsAt', 'sailings.status as sailingStatus', 'roomTypes.kind'])
    .where('orders.id', '=', id)
    .forUpdate('orders')
    .executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  return order;
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;
