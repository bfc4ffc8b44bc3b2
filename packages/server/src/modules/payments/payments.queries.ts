import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { isUncounted } from '@gangway/contract/core/counted.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { OwnPayment, Payment } from '@gangway/contract/payments/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { personName } from '../../platform/database/person-name.ts';
import { sameSlip } from '../../platform/database/same-slip.ts';

export type PaymentPage = Body<typeof paymentsCalls.pagePayments>;
type PaymentFilter = PaymentPage['filter'];

/** A page of payments with the totals of all that match. */
export async function pagePayments(db: Db, input: PaymentPage) {
  const total = await countUpTo(db, matching(db, input.filter));
  const [records, byMethod, byDay, parked] = await Promise.all([
    listPayments(db, input, input.size, (input.page - 1) * input.size),
    isUncounted(total) ? null : totalsByMethod(db, input.filter),
    isUncounted(total) ? null : totalsByDay(db, input.filter),
    db
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'parked')
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total, byMethod, byDay, parked: parked.count };
}

/** Payments that match, in the order asked for. */
async function listPayments(
  db: Db,
  input: Pick<PaymentPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<Payment[]> {
  const ids = await listPaymentIds(db, input, limit, offset);
  return inOrderOf(ids, await readPayments(db, ids));
}

/** Which payments match, in the order asked for. */
export async function listPaymentIds(
  db: Db,
  { filter, sort = { by: 'createdAt', order: 'desc' } }: Pick<PaymentPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const rows = await matching(db, filter)
    .select('payments.id')
    .orderBy(sql.ref(`payments.${sort.by}`), (ordering) => {
      // Only what may be empty says where the empty ones stand: an index without a word about it serves no such order.
      if (sort.by !== 'paidAt') return sort.order === 'asc' ? ordering.asc() : ordering.desc();
      return sort.order === 'asc' ? ordering.asc().nullsFirst() : ordering.desc().nullsLast();
    })
    .orderBy('payments.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments by their ids, in any order. */
export async function readPayments(db: Db, ids: readonly number[]): Promise<Payment[]> {
  const rows = await selectPayments(db, {}).where('payments.id', 'in', ids).execute();
  return rows.map(presentPayment);
}

export async function getPayment(db: Db, id: number): Promise<Payment> {
  const row = await selectPayments(db, {}).where('payments.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return presentPayment(row);
}

/** A payment of one's own; another's is as if it were not there. */
export async function getOwnPayment(db: Db, accountId: number, id: number): Promise<OwnPayment> {
  const row = await selectPayments(db, {})
    .where('payments.id', '=', id)
    .where('payments.accountId', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return presentPayment(row);
}

function matching(db: Db, filter: PaymentFilter) {
  let query = db.selectFrom('payments').leftJoin('accounts', 'accounts.id', 'payments.accountId');
  if (filter.status) query = query.where('payments.status', '=', filter.status);
  if (filter.method) query = query.where('payments.method', '=', filter.method);
  if (filter.provider) query = query.where('payments.provider', '=', filter.provider);
  if (filter.subject) query = query.where('payments.subject', '=', filter.subject);
  // The day money came is what finance counts by; what has not come stands on the day it was opened.
  const day = sql<Date>`coalesce(payments.paid_at, payments.created_at)`;
  if (filter.from) query = query.where(day, '>=', startOfPortDay(filter.from));
  if (filter.to) query = query.where(day, '<', startOfPortDay(addDays(filter.to, 1)));
  if (filter.refund) {
    const status = filter.refund;
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('paymentRefunds')
          .select('paymentRefunds.id')
          .whereRef('paymentRefunds.paymentId', '=', 'payments.id')
          .where('paymentRefunds.status', '=', status),
      ),
    );
  }
  if (filter.keyword) {
    const keyword = filter.keyword;
    const prefix = `${keyword.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((eb) =>
      eb.or([
        eb('payments.paymentNo', 'like', prefix),
        eb('payments.providerRef', '=', keyword),
        // Found by themselves: no index serves one part of an "or" over several tables.
        eb(
          'payments.id',
          'in',
          eb.selectFrom('payments as slips').select('slips.id').where(sameSlip('slips.slipNo', keyword)),
        ),
        eb('payments.label', 'like', `%${prefix}`),
        eb(sql`lower(accounts.username)`, '=', keyword.toLowerCase()),
        eb.exists(
          eb
            .selectFrom('customers')
            .select('customers.accountId')
            .whereRef('customers.accountId', '=', 'payments.accountId')
            .where((who) =>
              who.or([
                who('customers.realName', 'ilike', likePattern(keyword)),
                // Guests have no name: their address stands in the list.
                who(sql`lower(customers.email)`, '=', keyword.toLowerCase()),
              ]),
            ),
        ),
      ]),
    );
  }
  return query;
}

function selectPayments(db: Db, filter: PaymentFilter) {
  return matching(db, filter)
    .leftJoin('accounts as operators', 'operators.id', 'payments.operatorId')
    .leftJoin('customers', 'customers.accountId', 'payments.accountId')
    .select([
      'payments.id',
      'payments.paymentNo',
      'payments.provider',
      'payments.providerRef',
      'payments.method',
      'payments.amountSen',
      'payments.refundedSen',
      'payments.status',
      'payments.subject',
      'payments.subjectIds',
      'payments.label',
      'payments.slipNo',
      'payments.note',
      'payments.createdAt',
      'payments.updatedAt',
      'payments.paidAt',
      'accounts.username as account',
      sql<
        string | null
      >`coalesce(nullif(customers.real_name, ''), nullif(customers.email, ''), accounts.username)`.as(
        'person',
      ),
      personName('operators').as('operator'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

function presentPayment(row: Row): Payment {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

async function totalsByMethod(db: Db, filter: PaymentFilter) {
  const [paid, back] = await Promise.all([
    matching(db, filter)
      .where('payments.status', '=', 'paid')
      .select((eb) => [
        'payments.method',
        eb.fn.countAll<number>().as('count'),
        sql<number>`coalesce(sum(payments.amount_sen), 0)::bigint`.as('paidSen'),
      ])
      .groupBy('payments.method')
      .execute(),
    goneBack(db, filter)
      .select([wentBy.as('method'), sql<number>`sum(payment_refunds.amount_sen)::bigint`.as('refundedSen')])
      .groupBy(wentBy)
      .execute(),
  ]);
  const methods = [...new Set([...paid, ...back].map(({ method }) => method))].toSorted();
  return methods.map((method) => ({
    method,
    count: paid.find((row) => row.method === method)?.count ?? 0,
    paidSen: paid.find((row) => row.method === method)?.paidSen ?? 0,
    refundedSen: back.find((row) => row.method === method)?.refundedSen ?? 0,
  }));
}

const maxDays = 62;

async function totalsByDay(db: Db, filter: PaymentFilter) {
  const paidOn = portDay('payments.paid_at');
  const backOn = portDay('payment_refunds.done_at');
  const [paid, back] = await Promise.all([
    matching(db, filter)
      .where('payments.status', '=', 'paid')
      // What comes out of a balance was received when the balance was paid in.
      .where('payments.method', '<>', 'balance')
      .select([paidOn.as('date'), sql<number>`coalesce(sum(payments.amount_sen), 0)::bigint`.as('paidSen')])
      .groupBy(paidOn)
      .orderBy('date', 'desc')
      .limit(maxDays)
      .execute(),
    goneBack(db, filter)
      .where(wentBy, '<>', 'balance')
      .select([backOn.as('date'), sql<number>`sum(payment_refunds.amount_sen)::bigint`.as('refundedSen')])
      .groupBy(backOn)
      .orderBy('date', 'desc')
      .limit(maxDays)
      .execute(),
  ]);
  const dates = [...new Set([...paid, ...back].map(({ date }) => date))].toSorted().toReversed();
  return dates.slice(0, maxDays).map((date) => ({
    date,
    paidSen: paid.find((row) => row.date === date)?.paidSen ?? 0,
    refundedSen: back.find((row) => row.date === date)?.refundedSen ?? 0,
  }));
}

/** How money went back: as it was handed out, else the way it had come. */
const wentBy = sql<PaymentMethod>`coalesce(payment_refunds.method, payments.method)`;

/** What has gone back, on the day and in the way it did: a card's money handed out of the drawer is cash that is gone. */
function goneBack(db: Db, { method, from, to, ...filter }: PaymentFilter) {
  let query = matching(db, filter)
    .innerJoin('paymentRefunds', 'paymentRefunds.paymentId', 'payments.id')
    .where('payments.status', '=', 'paid')
    .where('paymentRefunds.status', '=', 'done');
  if (method) query = query.where(wentBy, '=', method);
  if (from) query = query.where('paymentRefunds.doneAt', '>=', startOfPortDay(from));
  if (to) query = query.where('paymentRefunds.doneAt', '<', startOfPortDay(addDays(to, 1)));
  return query;
}

function portDay(moment: string) {
  return sql<string>`to_char(${sql.ref(moment)} at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD')`;
}
