import type { Locale } from '@gangway/contract/core/locales.ts';
import { sql } from 'kysely';
import { askTogetherOf } from '../../platform/ask-together.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { forSeveral } from '../../platform/database/for-several.ts';
import { inLanguage } from '../../platform/database/in-language.ts';

/** What a customer has left; nothing has ever moved is zero. */
export async function readBalance(db: Db, accountId: number): Promise<number> {
  return (await readTogether(db, accountId)) ?? 0;
}

const readTogether = askTogetherOf(async (db: Db, ids: readonly number[]) => {
  const { rows } = await db.executeQuery(balancesOf(ids));
  return new Map(rows.map(({ accountId, balanceSen }) => [accountId, balanceSen]));
}, 32);

const balancesOf = forSeveral<{ accountId: number; balanceSen: number }>(
  (ids) => `select account_id, balance_sen from wallets where account_id in (${ids})`,
);

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
