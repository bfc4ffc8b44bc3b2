import { isUncounted } from '@gangway/contract/core/counted.ts';
import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { drawerCalls } from '@gangway/contract/payments/drawer-calls.ts';
import type { Shift } from '@gangway/contract/payments/drawer-schemas.ts';
import { type OrderByItemBuilder, sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { personName } from '../../../platform/database/person-name.ts';

export type ShiftPage = Body<typeof drawerCalls.pageShifts>;
type ShiftFilter = ShiftPage['filter'];

/** A page of shifts, and what all that match came to. */
export async function pageShifts(db: Db, input: ShiftPage) {
  const total = await countUpTo(db, matching(db, input.filter));
  const [records, totals] = await Promise.all([
    listShifts(db, input, input.size, (input.page - 1) * input.size),
    isUncounted(total) ? null : sumShifts(db, input.filter),
  ]);
  return { records, total, totals };
}

export async function listShifts(
  db: Db,
  { filter, sort = { by: 'openedAt', order: 'desc' } }: Pick<ShiftPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<Shift[]> {
  const rows = await select(db, filter)
    .orderBy(sql.ref(`cashShifts.${sort.by}`), (ordering) => inOrder(ordering, sort))
    .orderBy('cashShifts.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(present);
}

/** Every shift was opened: said without a word about those that were not, the index has this order. */
function inOrder(ordering: OrderByItemBuilder, { by, order }: NonNullable<ShiftPage['sort']>) {
  if (by === 'openedAt') return order === 'asc' ? ordering.asc() : ordering.desc();
  return order === 'asc' ? ordering.asc().nullsFirst() : ordering.desc().nullsLast();
}

export async function getShift(db: Db, id: number): Promise<Shift> {
  const row = await select(db, {}).where('cashShifts.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return present(row);
}

export async function findOpenShift(db: Db, accountId: number): Promise<Shift | null> {
  const row = await select(db, { accountId, state: 'open' }).executeTakeFirst();
  return row ? present(row) : null;
}

/** Everybody who has ever had a drawer, by name. */
export function listShiftPeople(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['accounts.id', personName<string>('accounts').as('person')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cashShifts')
          .select('cashShifts.id')
          .whereRef('cashShifts.accountId', '=', 'accounts.id'),
      ),
    )
    .orderBy('person')
    .execute();
}

function matching(db: Db, { from, to, accountId, state }: ShiftFilter) {
  let query = db.selectFrom('cashShifts');
  if (from) query = query.where('cashShifts.openedAt', '>=', startOfPortDay(from));
  if (to) query = query.where('cashShifts.openedAt', '<', startOfPortDay(addDays(to, 1)));
  if (accountId) query = query.where('cashShifts.accountId', '=', accountId);
  if (state === 'open') query = query.where('cashShifts.closedAt', 'is', null);
  if (state === 'closed') query = query.where('cashShifts.closedAt', 'is not', null);
  if (state === 'different') query = query.where('cashShifts.differenceSen', '<>', 0);
  return query;
}

// Of a closed drawer both are known: what it had to hold is what it began with and took, less what was handed out.
const takenSen = sql<number>`coalesce(cash_shifts.expected_sen - cash_shifts.float_sen + cash_shifts.handed_out_sen, (
  select sum(amount_sen) from payments where shift_id = cash_shifts.id), 0)::bigint`;
const handedOutSen = sql<number>`coalesce(cash_shifts.handed_out_sen, (
  select sum(amount_sen) from payment_refunds where shift_id = cash_shifts.id and status = 'done'), 0)::bigint`;

function select(db: Db, filter: ShiftFilter) {
  return matching(db, filter)
    .innerJoin('accounts', 'accounts.id', 'cashShifts.accountId')
    .leftJoin('accounts as closers', 'closers.id', 'cashShifts.closedBy')
    .select([
      'cashShifts.id',
      'cashShifts.shiftNo',
      'cashShifts.accountId',
      personName<string>('accounts').as('person'),
      'cashShifts.openedAt',
      'cashShifts.floatSen',
      takenSen.as('takenSen'),
      handedOutSen.as('handedOutSen'),
      'cashShifts.expectedSen',
      'cashShifts.closedAt',
      personName<string>('closers').as('closedBy'),
      'cashShifts.countedSen',
      'cashShifts.differenceSen',
      'cashShifts.note',
    ]);
}

function sumShifts(db: Db, filter: ShiftFilter) {
  return matching(db, filter)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('cashShifts.closedAt', 'is', null).as('open'),
      sql<number>`coalesce(sum(${takenSen}), 0)::bigint`.as('takenSen'),
      sql<number>`coalesce(sum(${handedOutSen}), 0)::bigint`.as('handedOutSen'),
      sql<number>`coalesce(sum(cash_shifts.difference_sen), 0)::bigint`.as('differenceSen'),
    ])
    .executeTakeFirstOrThrow();
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** While a drawer is open, what must be in it is what has moved so far. */
function present(row: Row): Shift {
  return {
    ...row,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    expectedSen: row.expectedSen ?? row.floatSen + row.takenSen - row.handedOutSen,
  };
}
