import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ReferredOrder } from '@gangway/contract/booking/referral-calls.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { sql } from 'kysely';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { cutShort } from './cut-short.ts';
import { presentOrder, selectOrders } from './orders.queries.ts';

/** Nothing was paid yet for the others. The word stands in the statement itself: of a parameter it is not known that the index has its rows. */
const isPaidFor = sql<boolean>`status <> 'unpaid'`;

/** What was paid and did not go back, also of orders that ended: what was kept of them was sold. */
const soldSen = sql<number>`coalesce(sum(paid_sen - refunded_sen), 0)::bigint`;

/**
 * The orders that came with the code of an agent. Whose they are is cut short: the customer did not ask to be known. So
 * is the number of those that are not the agent's own: with the end of a document it would open the order.
 */
export async function pageReferred(
  db: Db,
  accountId: number,
  { page, size, filter }: Body<typeof bookingCalls.referredOrders>,
) {
  const code = await findCode(db, accountId);
  if (code === null) return { records: [], total: 0, code, soldSen: 0 };
  const { status } = filter;
  const matching = db
    .selectFrom('orders')
    .where('referrer', '=', code)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'));
  const [rows, total, sold] = await Promise.all([
    selectOrders(db)
      .where('orders.referrer', '=', code)
      .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'paid'))
      .orderBy('orders.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countUpTo(db, matching),
    matching.where(isPaidFor).select(soldSen.as('soldSen')).executeTakeFirstOrThrow(),
  ]);
  const records = rows.map((row): ReferredOrder => ({
    ...presentOrder(row),
    customerName: cutShort(row.customerName),
    orderNo: row.accountId === accountId ? row.orderNo : maskOrderNo(row.orderNo),
  }));
  return { records, total, code, ...sold };
}

/** What was sold with some codes; a code nothing came with is named too. */
export async function listAgentSales(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'referrer',
      eb.fn.countAll<number>().filterWhere('status', 'in', ['paid', 'completed']).as('orders'),
      soldSen.as('paidSen'),
    ])
    .where('referrer', 'in', codes)
    .where(isPaidFor)
    .groupBy('referrer')
    .execute();
  const sales = new Map(rows.map((row) => [row.referrer, row]));
  return [...new Set(codes)].map((code) => ({
    code,
    orders: sales.get(code)?.orders ?? 0,
    paidSen: sales.get(code)?.paidSen ?? 0,
  }));
}

async function findCode(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('referenceCode')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.referenceCode ?? null;
}

/** An order number to talk about and not to open the order with: the day, which is known, and the last two characters. */
function maskOrderNo(orderNo: string): string {
  const shown = orderNo.length - hidden - 2;
  return `${orderNo.slice(0, shown)}${'•'.repeat(hidden)}${orderNo.slice(-2)}`;
}

const hidden = 4;
