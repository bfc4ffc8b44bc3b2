import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { together } from '../../../platform/database/together.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { partsMatching, type OrderFilter, weighNames } from './order-filter.ts';
import { documentsLike } from './order-search.ts';

export type OrderPage = Omit<Body<typeof bookingCalls.pageOrders>, 'filter'> & { filter: OrderFilter };

/** What was asked, with what its keyword would be kept as, were it a document. */
export function readDocuments<Asked extends { filter: OrderFilter }>(
  { secrets }: Pick<Platform, 'secrets'>,
  asked: Asked,
): Asked {
  const { keyword } = asked.filter;
  return keyword
    ? { ...asked, filter: { ...asked.filter, documents: documentsLike(secrets, keyword) } }
    : asked;
}

/** A page of orders, and the totals of all that match. */
export async function pageOrders(db: Db, asked: OrderPage) {
  const input = { ...asked, filter: await weighNames(db, asked.filter) };
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
  const column = sort.by === 'departsAt' ? 'sailings.departsAt' : (`orders.${sort.by}` as const);
  const parts = partsMatching(db, filter).map((part) =>
    part
      .$if(sort.by === 'departsAt', (some) => some.innerJoin('sailings', 'sailings.id', 'orders.sailingId'))
      .select(['orders.id', sql.ref(column).as('key')])
      .orderBy(sql.ref(column), sort.order)
      .orderBy('orders.id', sort.order)
      .limit(offset + limit),
  );
  const rows = await db
    .selectFrom(together<{ id: number; key: unknown }>(parts).as('found'))
    .select('found.id')
    .orderBy('found.key', sort.order)
    .orderBy('found.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.id);
}

/** Up to one more than anybody counts. */
function countMatching(db: Db, filter: OrderFilter) {
  const parts = partsMatching(db, filter).map((part) =>
    part
      .select(['orders.people', 'orders.totalSen', 'orders.paidSen', 'orders.refundedSen'])
      .limit(mostCounted + 1),
  );
  return db
    .selectFrom(
      db
        .selectFrom(together<Summed>(parts).as('all'))
        .selectAll()
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.coalesce(eb.fn.sum<number>('people'), eb.lit(0)).as('people'),
      ...(['totalSen', 'paidSen', 'refundedSen'] as const).map((column) =>
        eb.cast<number>(eb.fn.coalesce(eb.fn.sum<number>(column), eb.lit(0)), 'bigint').as(column),
      ),
    ])
    .executeTakeFirstOrThrow();
}

type Summed = Pick<Tables['orders'], 'people' | 'totalSen' | 'paidSen' | 'refundedSen'>;
