import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { listIds } from './page-orders.query.ts';

/** The newest orders, as they stand at the top of the list. */
export async function listLatestOrders(db: Db, count: number): Promise<OfficeOrder[]> {
  return readOfficeOrders(db, await listIds(db, { filter: {} }, count));
}
