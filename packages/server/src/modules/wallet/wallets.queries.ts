import type { Body } from '@gangway/contract/core/define-call.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { phonePattern } from '../../platform/database/phone-pattern.ts';

export type WalletPage = Body<typeof walletCalls.pageWallets>;
/** Whoever chooses somebody sees only those who can be chosen. */
type WalletFilter = WalletPage['filter'] & { status?: WalletHolder['status'] };

const balance = sql<number>`coalesce(wallets.balance_sen, 0)`;
const lastRechargeAt = sql<Date | null>`(
  select max(paid_at) from recharges where recharges.account_id = accounts.id and recharges.status = 'paid')`;
const sortable = { balanceSen: balance, username: sql`lower(accounts.username)`, lastRechargeAt };

/** Customers with their balances, and the sum of the balances of all that match. */
export async function pageWallets(db: Db, { page, size, sort, filter }: WalletPage) {
  const [records, sums] = await Promise.all([
    listWallets(db, { sort, filter }, size, (page - 1) * size),
    filtered(db, filter)
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        sql<number>`coalesce(sum(wallets.balance_sen), 0)::bigint`.as('balanceSen'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { records, ...sums };
}

/** Customers that match with their balances, in the order asked for. */
async function listWallets(
  db: Db,
  input: Pick<WalletPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<WalletHolder[]> {
  const ids = await listWalletIds(db, input, limit, offset);
  return inOrderOf(ids, await readWallets(db, ids));
}

/** Whose wallets match, in the order asked for. */
export async function listWalletIds(
  db: Db,
  { filter, sort = { by: 'balanceSen', order: 'desc' } }: Pick<WalletPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const rows = await filtered(db, filter)
    .select('accounts.id')
    .orderBy(sortable[sort.by], (ordering) =>
      sort.order === 'asc' ? ordering.asc().nullsFirst() : ordering.desc().nullsLast(),
    )
    .orderBy('accounts.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Wallets by their holders' ids, in any order. */
export async function readWallets(db: Db, ids: readonly number[]): Promise<WalletHolder[]> {
  const rows = await select(db, {}).where('accounts.id', 'in', ids).execute();
  return rows.map(present);
}

/** Customers to choose from, at most 20; a disabled one is not offered. */
export async function findWallets(db: Db, keyword: string): Promise<WalletHolder[]> {
  const rows = await select(db, { keyword, status: 'active' })
    .orderBy(sql`lower(accounts.username)`)
    .limit(20)
    .execute();
  return rows.map(present);
}

function filtered(db: Db, { keyword, level, funded, status }: WalletFilter) {
  let query = db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.accountId', 'accounts.id')
    .leftJoin('wallets', 'wallets.accountId', 'accounts.id')
    .where('accounts.kind', '=', 'customer')
    .where('accounts.deletedAt', 'is', null);
  if (level) query = query.where('customers.level', '=', level);
  if (funded) query = query.where('wallets.balanceSen', '>', 0);
  if (status) query = query.where('accounts.status', '=', status);
  if (keyword) {
    const pattern = likePattern(keyword);
    const phone = phonePattern(keyword);
    query = query.where((eb) =>
      eb.or([
        eb('accounts.username', 'ilike', pattern),
        eb('customers.realName', 'ilike', pattern),
        eb('customers.email', 'ilike', pattern),
        ...(phone ? [eb('customers.phone', 'like', phone)] : []),
      ]),
    );
  }
  return query;
}

function select(db: Db, filter: WalletFilter) {
  return filtered(db, filter)
    .leftJoin('accounts as superiors', 'superiors.id', 'customers.superiorId')
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.status',
      'customers.realName',
      'customers.phone',
      'customers.email',
      'customers.gender',
      'customers.idCardEnding',
      'customers.passportEnding',
      'customers.remarks',
      'customers.level',
      'superiors.name as superior',
      balance.as('balanceSen'),
      lastRechargeAt.as('lastRechargeAt'),
    ]);
}

function present<Row extends { lastRechargeAt: Date | null }>(row: Row) {
  return { ...row, lastRechargeAt: row.lastRechargeAt?.toISOString() ?? null };
}
