import type { Db } from '../../../platform/database/create-database.ts';

/** How somebody comes back to an order: signed in, by the link a guest was mailed, or by looking it up. */
export type OrderOwner = 'account' | 'guest' | 'nobody';

export async function findOwner(db: Db, orderId: number): Promise<OrderOwner> {
  const owner = await db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.accountId')
    .select('accounts.kind')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!owner) return 'nobody';
  return owner.kind === 'guest' ? 'guest' : 'account';
}
