import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';

/** Whom a route reaches: agents of both levels, or those who are none (the specification's offline users). */
export type Whose = 'agent' | 'offlineUser';

/** Refuses an id that is no customer's, or not one of those a route is for: to it, all others are not there. */
export async function requireCustomer(db: Db, accountId: number, whose?: Whose): Promise<void> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select('customers.level')
    .where('accounts.id', '=', accountId)
    .where('accounts.kind', '=', 'customer')
    .where('accounts.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row || (whose && (row.level === 'normal') !== (whose === 'offlineUser')))
    throw new AppError('record.missing');
}
