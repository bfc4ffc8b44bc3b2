import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderGroup, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { groupStatus, type OrderStatus } from '@gangway/contract/booking/states.ts';
import { mostCounted } from '@gangway/contract/core/counted.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentOrder, selectOrders } from './orders.queries.ts';
import { listOrdersWithTickets } from './orders-with-tickets.queries.ts';

/**
 * The own orders by group, newest first; those with a trip to come by the next of their trips. With a status, only the
 * orders that have it, and the groups they stand in.
 */
export async function pageMyOrders(
  db: Db,
  { accountId, link }: Pick<Caller, 'accountId' | 'link'>,
  input: Body<typeof bookingCalls.pageMyOrders>,
  now: Date,
) {
  const inLink =
    link === null ? sql`` : sql`and o.group_no = (select group_no from orders where id = ${link.orderId})`;
  const status = input.filter.status ?? null;
  const { chosen, order } =
    input.filter.trips === 'coming'
      ? { chosen: comingGroups(accountId, status, now, inLink), order: sql`min(s.departs_at), o.group_no` }
      : {
          chosen: newestOfGroups(accountId, status, input.filter.trips === 'past' ? now : null, inLink),
          order: sql`o.id desc`,
        };
  const [{ rows: groups }, total] = await Promise.all([
    sql<{ groupNo: string }>`
      ${chosen} order by ${order} limit ${input.size} offset ${(input.page - 1) * input.size}`.execute(db),
    countGroups(db, chosen),
  ]);
  const rows =
    groups.length === 0
      ? []
      : await selectOrders(db)
          .where('orders.accountId', '=', accountId)
          .where(
            'orders.groupNo',
            'in',
            groups.map((group) => group.groupNo),
          )
          .orderBy('orders.id')
          .execute();
  const byGroup = Map.groupBy(rows, (row) => row.groupNo);
  const records = groups.map(({ groupNo }): OrderGroup => {
    const orders = (byGroup.get(groupNo) ?? []).map(presentOrder);
    return {
      groupNo,
      status: groupStatus(orders.map((order) => order.status)),
      createdAt: orders[0]?.createdAt ?? now.toISOString(),
      totalSen: orders.reduce((sum, order) => sum + order.totalSen, 0),
      orders: orders.filter((order) => status === null || order.status === status),
    };
  });
  return { records, total, now: now.toISOString() };
}

/** Some own orders with their tickets; an order of somebody else is as if it were not there. */
export async function getMyOrders(
  platform: Platform,
  accountId: number,
  ids: readonly number[],
): Promise<OrderWithTickets[]> {
  const orders = await listOrdersWithTickets(platform, ids);
  const own = orders.filter((order) => order.accountId === accountId);
  if (own.length !== new Set(ids).size) throw new AppError('record.missing');
  return own;
}

/**
 * A group stands where the newest of its orders does. Found by that, a page reads the newest orders only, however many there
 * were before; grouping them first would read all. With a moment, those that have a trip to come then are left out.
 * Whether an order is the newest is asked of its group alone, and for each order by itself: left to choose, PostgreSQL may read
 * all orders of an account for each of them, and an agent has ten thousand.
 */
function newestOfGroups(
  accountId: number,
  status: OrderStatus | null,
  pastAt: Date | null,
  inLink: RawBuilder<unknown>,
) {
  const hasStatus = (table: string) =>
    status === null ? sql`` : sql`and ${sql.ref(`${table}.status`)} = ${status}`;
  return sql`
    select o.group_no from orders o
     where o.account_id = ${accountId} ${hasStatus('o')} ${inLink}
       and not exists (select from orders later
                        where later.group_no = o.group_no and later.account_id + 0 = ${accountId}
                          and later.id + 0 > o.id ${hasStatus('later')}
                       offset 0)
       ${pastAt === null ? sql`` : sql`and not exists (${comingOrders(accountId, pastAt)} and c.group_no = o.group_no)`}`;
}

/** Groups with a trip to come. Of those there are few, however many there were: paid orders whose trip is over are completed. */
function comingGroups(accountId: number, status: OrderStatus | null, now: Date, inLink: RawBuilder<unknown>) {
  return sql`
    select o.group_no from orders o join sailings s on s.id = o.sailing_id
     where o.account_id = ${accountId} and ${isComing('o', now)} ${inLink}
       ${status === null ? sql`` : sql`and o.status = ${status}`}
     group by o.group_no`;
}

function comingOrders(accountId: number, now: Date) {
  return sql`
    select from orders c join sailings s on s.id = c.sailing_id
     where c.account_id = ${accountId} and ${isComing('c', now)}`;
}

/** As the contract has it. */
function isComing(orders: 'o' | 'c', now: Date) {
  return sql`${sql.ref(`${orders}.status`)} in ('unpaid', 'paid') and s.returns_at > ${now}`;
}

async function countGroups(db: Db, chosen: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${chosen} limit ${mostCounted + 1}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}
