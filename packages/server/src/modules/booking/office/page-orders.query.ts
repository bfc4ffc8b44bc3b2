import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { matchingOrders, type OrderFilter } from './order-filter.ts';

export type OrderPage = Body<typeof bookingCalls.pageOrders>;

/** A page of orders, and the totals of all that match. */
export async function pageOrders(db: Db, input: OrderPage) {
  const [records, { total, ...totals }] = await Promise.all([
    listIds(db, input, input.size, (input.page - 1) * input.size).then((ids) => readOfficeOrders(db, ids)),
    countMatching(db, input.filter),
  ]);
  return { records, total, totals: isUncounted(total) ? null : totals };
}

/** The orders that match, sorted, by their ids: which they are is settled before anything about them is read. */
export async function listIds(
  db: Db,
  { filter, sort = { by: 'createdAt', order: 'desc' } }: Pick<OrderPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const matching = matchingOrders(db, filter).select('orders.id').limit(limit).offset(offset);
  const sorted =
    sort.by === 'departsAt'
      ? matching
          .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
          .orderBy('sailings.departsAt', sort.order)
      : matching.orderBy(`orders.${sort.by}`, sort.order);
  const rows = await sorted.orderBy('orders.id', sort.order).execute();
  return rows.map((row) => row.id);
}

/** Up to one more than anybody counts. */
function countMatching(db: Db, filter: OrderFilter) {
  const some = matchingOrders(db, filter)
    .select(['orders.people', 'orders.totalSen', 'orders.paidSen', 'orders.refundedSen'])
    .limit(mostCounted + 1);
  return db
    .selectFrom(some.as('some'))
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.coalesce(eb.fn.sum<number>('people'), eb.lit(0)).as('people'),
      ...(['totalSen', 'paidSen', 'refundedSen'] as const).map((column) =>
        eb.cast<number>(eb.fn.coalesce(eb.fn.sum<number>(column), eb.lit(0)), 'bigint').as(column),
      ),
    ])
    .executeTakeFirstOrThrow();
}
