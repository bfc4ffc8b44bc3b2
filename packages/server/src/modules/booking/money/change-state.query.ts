import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';

/** What became of a change of date; another's is as if it were not there. */
export async function getChangeState(db: Db, accountId: number, changeId: number) {
  const change = await db
    .selectFrom('orderChanges')
    .innerJoin('orders', 'orders.id', 'orderChanges.orderId')
    .select(['orderChanges.orderId', 'orderChanges.status'])
    .where('orderChanges.id', '=', changeId)
    .where('orders.accountId', '=', accountId)
    .executeTakeFirst();
  if (!change) throw new AppError('record.missing');
  return change;
}
