import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderGroup, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { groupStatus, type OrderStatus } from '@gangway/contract/booking/states.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentOrder, selectOrders } from './orders.queries.ts';
import { listOrdersWithTickets } from './orders-with-tickets.queries.ts';

/** The own orders by group, newest first. With a status, only the orders that have it, and the groups they stand in. */
export async function pageMyOrders(
  db: Db,
  accountId: number,
  input: Body<typeof bookingCalls.pageMyOrders>,
  now: Date,
) {
  const status = input.filter.status ?? null;
  const { rows: groups } = await sql<{ groupNo: string; total: number }>`
    select group_no, count(*) over () as total from orders
     where account_id = ${accountId} and (${status}::text is null or status = ${status})
     group by group_no order by max(id) desc
     limit ${input.size} offset ${(input.page - 1) * input.size}`.execute(db);
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
  return {
    records,
    total: groups[0]?.total ?? (await countGroups(db, accountId, status)),
    now: now.toISOString(),
  };
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

/** A page beyond the last has no row to say how many there are. */
async function countGroups(db: Db, accountId: number, status: OrderStatus | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct group_no) as total from orders
     where account_id = ${accountId} and (${status}::text is null or status = ${status})`.execute(db);
  return rows[0]?.total ?? 0;
}
