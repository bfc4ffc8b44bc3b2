import type { Locale } from '@gangway/contract/core/locales.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';

/** What a customer has left; nothing has ever moved is zero. */
export async function readBalance(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('wallets')
    .select('balanceSen')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.balanceSen ?? 0;
}

/** The same as one JSON value of a statement that reads other things besides; null where there is no balance, or no account. */
export const balanceOf = (accountId: RawBuilder<unknown>) =>
  sql`(select balance_sen from wallets where account_id = ${accountId})`;

/** The balances of those among some accounts that are customers, or that are agents or stand below one. */
export async function listBalances(db: Db, accountIds: readonly number[], reach: 'everybody' | 'agentTree') {
  return db
    .selectFrom('customers')
    .leftJoin('wallets', 'wallets.accountId', 'customers.accountId')
    .select(['customers.accountId', sql<number>`coalesce(wallets.balance_sen, 0)`.as('balanceSen')])
    .where('customers.accountId', '=', sql<number>`any(${[...accountIds]}::bigint[])`)
    .where(
      sql<boolean>`(${reach === 'everybody'} or customers.level <> 'normal' or customers.superior_id is not null)`,
    )
    .orderBy('customers.accountId')
    .execute();
}

/** The people right below an agent, with their balances. */
export async function listBelow(db: Db, accountId: number, locale: Locale) {
  return db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .leftJoin('wallets', 'wallets.accountId', 'customers.accountId')
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.status',
      'customers.realName',
      'customers.level',
      'customers.referenceCode',
      sql<number>`coalesce(wallets.balance_sen, 0)`.as('balanceSen'),
    ])
    .where('customers.superiorId', '=', accountId)
    .where('accounts.deletedAt', 'is', null)
    .orderBy(sql`customers.level = 'normal'`)
    .orderBy(inLanguage('customers.realName', locale))
    .orderBy('accounts.id')
    .execute();
}
