import type { Db } from '../../../platform/database/create-database.ts';

/** How many orders each of these customers has, and what they paid; a customer without any is counted too. */
export async function countOrders(db: Db, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'accountId',
      eb.fn.countAll<number>().as('orders'),
      eb.cast<number>(eb.fn.sum<number>('paidSen'), 'bigint').as('paidSen'),
    ])
    .where('accountId', 'in', accountIds)
    .groupBy('accountId')
    .execute();
  const counts = new Map(rows.map((row) => [row.accountId, row]));
  return [...new Set(accountIds)].map((accountId) => ({
    accountId,
    orders: counts.get(accountId)?.orders ?? 0,
    paidSen: counts.get(accountId)?.paidSen ?? 0,
  }));
}
