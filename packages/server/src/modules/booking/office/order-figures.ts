import type { Db } from '../../../platform/database/create-database.ts';
import { listAgentSales } from '../referrals.queries.ts';
import { countOrders } from './count-orders.query.ts';

/** What the sheets of customers and agents say of orders; customers know only accounts and codes. */
export function orderFigures(db: Db) {
  return {
    readSales: (codes: readonly string[]) => listAgentSales(db, codes),
    countOrders: (accountIds: readonly number[]) => countOrders(db, accountIds),
  };
}
