import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { Recharge } from '@gangway/contract/wallet/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { personName } from '../../platform/database/person-name.ts';
import { sameSlip } from '../../platform/database/same-slip.ts';

export type RechargePage = Body<typeof walletCalls.pageRecharges>;
type RechargeFilter = RechargePage['filter'];

/** A page of recharges, and what came in by all that match. */
export async function pageRecharges(db: Db, input: RechargePage) {
  const [records, sums] = await Promise.all([
    listRecharges(db, input, input.size, (input.page - 1) * input.size),
    addUp(db, input.filter),
  ]);
  return { records, total: sums.total, paidSen: isUncounted(sums.total) ? null : sums.paidSen };
}

async function listRecharges(
  db: Db,
  input: Pick<RechargePage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<Recharge[]> {
  const ids = await listRechargeIds(db, input, limit, offset);
  return inOrderOf(ids, await readRecharges(db, ids));
}

/** Up to one more than anybody counts. */
function addUp(db: Db, filter: RechargeFilter) {
  const some = filtered(db, filter)
    .select(['recharges.amountSen', 'recharges.status'])
    .limit(mostCounted + 1);
  return db
    .selectFrom(some.as('some'))
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb
        .cast<number>(
          eb.fn.coalesce(eb.fn.sum<number>('amountSen').filterWhere('status', '=', 'paid'), eb.lit(0)),
          'bigint',
        )
        .as('paidSen'),
    ])
    .executeTakeFirstOrThrow();
}

/** Which recharges match, in the order asked for. */
export async function listRechargeIds(
  db: Db,
  { filter, sort = { by: 'createdAt', order: 'desc' } }: Pick<RechargePage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const rows = await filtered(db, filter)
    .select('recharges.id')
    .orderBy(`recharges.${sort.by}`, sort.order)
    .orderBy('recharges.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Recharges by their ids, in any order. */
export async function readRecharges(db: Db, ids: readonly number[]): Promise<Recharge[]> {
  const rows = await select(db, {}).where('recharges.id', 'in', ids).execute();
  return rows.map(present);
}

export async function getRecharge(db: Db, id: number): Promise<Recharge> {
  const row = await select(db, {}).where('recharges.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return present(row);
}

function filtered(db: Db, filter: RechargeFilter) {
  const { keyword, accountId, from, to, status, method } = filter;
  let query = db
    .selectFrom('recharges')
    .innerJoin('customers', 'customers.accountId', 'recharges.accountId')
    .innerJoin('accounts', 'accounts.id', 'recharges.accountId');
  if (accountId) query = query.where('recharges.accountId', '=', accountId);
  if (status) query = query.where('recharges.status', '=', status);
  if (method) query = query.where('recharges.method', '=', method);
  if (from) query = query.where('recharges.createdAt', '>=', startOfPortDay(from));
  if (to) query = query.where('recharges.createdAt', '<', startOfPortDay(addDays(to, 1)));
  if (keyword) {
    const pattern = likePattern(keyword);
    query = query.where((eb) =>
      eb.or([
        eb('recharges.rechargeNo', '=', keyword.toUpperCase()),
        // Found by themselves: no index serves one part of an "or" over several tables.
        eb(
          'recharges.id',
          'in',
          eb.selectFrom('recharges as slips').select('slips.id').where(sameSlip('slips.slipNo', keyword)),
        ),
        eb('accounts.username', 'ilike', pattern),
        eb('customers.realName', 'ilike', pattern),
        eb('recharges.remarks', 'ilike', pattern),
      ]),
    );
  }
  return query;
}

function select(db: Db, filter: RechargeFilter) {
  return filtered(db, filter)
    .leftJoin('accounts as operators', 'operators.id', 'recharges.operatorId')
    .select([
      'recharges.id',
      'recharges.rechargeNo',
      'recharges.accountId',
      'accounts.username as account',
      'customers.realName',
      'recharges.operatorId',
      personName('operators').as('operator'),
      'recharges.amountSen',
      'recharges.balanceBeforeSen',
      'recharges.method',
      'recharges.slipNo',
      'recharges.status',
      'recharges.remarks',
      'recharges.createdAt',
      'recharges.paidAt',
      'recharges.updatedAt',
    ]);
}

function present<Row extends { createdAt: Date; paidAt: Date | null; updatedAt: Date }>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
