import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * An order with its sailing, its row held: nobody refunds it, moves it or gives it another room meanwhile. It is held before
 * it is read, and before any room: whoever needs both takes them in this order.
 */
export async function holdOrder(tx: Tx, id: number) {
  await sql`select from orders where id = ${id} for no key update`.execute(tx);
  const order = await tx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .select([
      'orders.id',
      'orders.accountId',
      'orders.status',
      'orders.sailingId',
      'orders.roomTypeId',
      'orders.people',
      'orders.roomNumber',
      'roomTypes.kind',
      'sailings.shipId',
      'sailings.status as sailingStatus',
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  return order;
}

export type HeldOrder = Awaited<ReturnType<typeof holdOrder>>;
