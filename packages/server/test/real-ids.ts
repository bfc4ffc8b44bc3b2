import { sql } from './sql.ts';

/** Ids of one table: what a customer may name, what is somebody else's, and one whose row is gone. */
export interface IdPool {
  own: number[];
  foreign: number[];
  stale: number;
}

/** Whose a row is, where it is anybody's: an account, by the table that says so. */
const owners: Record<string, string> = {
  orders: 'select id, account_id from orders',
  tickets: 'select t.id, o.account_id from tickets t join orders o on o.id = t.order_id',
  payments: 'select id, account_id from payments',
  order_changes: 'select c.id, o.account_id from order_changes c join orders o on o.id = c.order_id',
  cart_lines: 'select id, account_id from cart_lines',
  saved_passengers: 'select id, account_id from saved_passengers',
  saved_views: 'select id, account_id from saved_views',
};

const names: Record<string, string> = {
  sailingId: 'sailings',
  roomTypeId: 'room_types',
  shipId: 'ships',
  routeId: 'routes',
  roleId: 'roles',
  accountId: 'accounts',
  accountIds: 'accounts',
  superiorId: 'accounts',
  imageId: 'images',
  imageIds: 'images',
  savedPassengerId: 'saved_passengers',
  ticketId: 'tickets',
  ticketIds: 'tickets',
  orderId: 'orders',
  againOrderId: 'orders',
  roomId: 'rooms',
  roundId: 'baccarat_rounds',
};

/** What `id` means at an address; the first that fits. */
const addresses: [string, string][] = [
  ['/shipClient/passenger', 'saved_passengers'],
  ['/shipClient/sailing', 'sailings'],
  ['/shipClient/payment', 'payments'],
  ['/shipClient/cart', 'cart_lines'],
  ['/shipClient/checkout', 'cart_lines'],
  ['/shipClient/change', 'order_changes'],
  ['/shipClient/ticket', 'tickets'],
  ['/shipClient/order', 'orders'],
  ['/shipClient/pay', 'orders'],
  ['/payment/refund', 'payment_refunds'],
  ['/cashDrawer/refund', 'payment_refunds'],
  ['/cashDrawer', 'cash_shifts'],
  ['/cashShift', 'cash_shifts'],
  ['/payment', 'payments'],
  ['/order/ticket', 'tickets'],
  ['/order/sailing', 'sailings'],
  ['/order/ship', 'ships'],
  ['/order', 'orders'],
  ['/sailing', 'sailings'],
  ['/route', 'routes'],
  ['/roomType', 'room_types'],
  ['/room', 'rooms'],
  ['/role', 'roles'],
  ['/ship', 'ships'],
  ['/slide', 'slides'],
  ['/media', 'images'],
  ['/mail', 'mails'],
  ['/savedView', 'saved_views'],
  ['/sysUser', 'accounts'],
  ['/customer', 'accounts'],
  ['/agent', 'accounts'],
  ['/wallet', 'accounts'],
  ['/boarding/crew', 'boarding_crew'],
  ['/boarding/conflict', 'boarding_conflicts'],
  ['/boarding', 'sailings'],
  ['/monitor', 'sailings'],
  ['/sales/curve', 'sailings'],
  ['/occupancy/reader', 'accounts'],
  ['/baccarat/shoe', 'baccarat_shoes'],
  ['/housekeeping/order', 'orders'],
  ['/housekeeping/sailing', 'sailings'],
  ['/housekeeping/stay', 'stays'],
  ['/housekeeping/room', 'rooms'],
];

/** The ids of every table that a call can name. An id of a row that is gone is one that was given and not kept. */
export async function readIds(databaseUrl: string, accountId: number): Promise<Map<string, IdPool>> {
  const tables = new Set([...Object.values(names), ...addresses.map(([, table]) => table)]);
  const pools = [...tables].map(async (table): Promise<[string, IdPool]> => {
    const rows = await sql(
      databaseUrl,
      `select r.id::int, r.account_id::int from (${owners[table] ?? `select id, ${accountId} as account_id from ${table}`}) r order by r.id`,
    );
    const [next] = await sql(
      databaseUrl,
      `select nextval(pg_get_serial_sequence('public.${table}', 'id'))::int as id`,
    );
    const own = rows.filter((row) => row['account_id'] === accountId).map((row) => Number(row['id']));
    const foreign = rows.filter((row) => row['account_id'] !== accountId).map((row) => Number(row['id']));
    return [table, { own, foreign, stale: Number(next?.['id']) }];
  });
  return new Map(await Promise.all(pools));
}

/** The ids that a value of this name at this address is one of; a new kind of them must be named above. */
export function poolOf(ids: Map<string, IdPool>, address: string, name: string): IdPool {
  const byAddress = addresses.find(([start]) => address.startsWith(start))?.[1] ?? '';
  const pool = ids.get(/^ids?$/.test(name) ? byAddress : (names[name] ?? ''));
  if (!pool) throw new Error(`say which table ${name} at ${address} is of`);
  return pool;
}
