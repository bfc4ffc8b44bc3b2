import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { type RawBuilder, sql as raw } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { somebody } from '../../../test/booking.ts';
import { DeskFixture } from '../../../test/desk-fixture.ts';
import { sql } from '../../../test/sql.ts';
import { newCustomer } from '../../../test/wallet.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { isCommonName } from '../booking/index.ts';
import { findCustomers } from './find-customers.query.ts';
import { findOrders } from './find-orders.query.ts';

const many = 3000;
const desk = new DeskFixture();
let admin: string;

/** A row is copied many times, each with a number of its own. What triggers see to is seen to here. */
async function copy(table: string, id: number, changed: string, times = many, above = 100_000) {
  const key = table === 'customers' ? 'account_id' : 'id';
  const ask = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    sql<T>(desk.one.databaseUrl, text, values);
  const [known] = await ask<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = known?.columns ?? '';
  await ask(`begin; set local session_replication_role = replica;
    insert into ${table} (${columns}) overriding system value
    select ${columns} from (
      select (jsonb_populate_record(t, jsonb_build_object('${key}', ${above} + n, ${changed}))).*
        from ${table} t, generate_series(1, ${times}) n where t.${key} = ${id}) as copies;
    commit`);
}

/** Orders of years, with a guest, a scan and a night each, all by the name of Tan but for the first of them. */
beforeAll(async () => {
  admin = await desk.one.login('admin');
  const { id } = await desk.sell(null, [somebody({ name: 'Nobody Else' })]);
  const customer = await newCustomer(desk.one);
  const name = `case n when 1 then 'Zulkarnaen Osman' else 'Mei Ling Tan' end`;
  await copy(
    'orders',
    id,
    `'order_no', 'MANY' || n, 'checkout_key', gen_random_uuid(), 'customer_name', ${name}`,
  );
  const [sold] = await sql<{ id: string }>(
    desk.one.databaseUrl,
    'select id from tickets where order_id = $1',
    [id],
  );
  const ticket = `'order_id', 100000 + n, 'serial', 'MANY' || n, 'id_fingerprint', n`;
  await copy('tickets', Number(sold?.id), `${ticket}, 'name', ${name}`);
  // A large family, the newest of all.
  const relative = `'order_id', ${100_000 + many}, 'serial', 'FAMILY' || n, 'id_fingerprint', 'f' || n, 'position', n, 'name', 'Osman ' || n`;
  await copy('tickets', Number(sold?.id), relative, 25, 200_000);
  await copy('accounts', customer.id, `'username', 'many' || n`);
  await copy('customers', customer.id, `'reference_code', null, 'real_name', ${name}`);
  await sql(
    desk.one.databaseUrl,
    `begin; set local session_replication_role = replica;
     insert into scans (id, kind, sailing_id, post, ticket_id, account_id, device_at, offset_ms, happened_at, received_at,
         verdict, reason, offline, manifest_version)
       select gen_random_uuid(), 'scan', sailing_id, 'board', id, 1, at, 0, at, at, 'accepted', 'ok', false, 0
         from tickets, lateral (select now() - (200000 - id) * interval '1 minute' as at) t where id > 100000;
     insert into stays (wish_id, order_id, sailing_id, room_id, room_number, room_type_id, floor, room_position, checked_in_at, checked_out_at)
       select gen_random_uuid(), id, sailing_id, 1, 'A1', room_type_id, 1, 'midship', at, at + interval '1 hour'
         from orders, lateral (select now() - (200000 - id) * interval '2 hours' as at) t where id > 100000;
     commit;
     analyze`,
  );
});

test('a name that many bear is found without reading all who bear it', async () => {
  const { db, secrets } = desk.one.gangway.platform;
  const orders = (own: Db) => findOrders({ db: own, secrets }, 'tan mei', 6);
  const customers = (own: Db) => findCustomers(own, 'tan mei', 6);
  const newest = [0, 1, 2, 3, 4, 5].map((back) => ({ id: 100_000 + many - back }));
  expect(await orders(db)).toMatchObject(newest);
  expect(await customers(db)).toHaveLength(6);
  expect(await readBy(db, orders)).toBeLessThan(many);
  expect(await readBy(db, customers)).toBeLessThan(many);
});

/** How many a list has, and the order whose is first. */
const lists = {
  orders: async (filter: object) => {
    const { data } = await desk.one.call(bookingCalls.pageOrders, { body: { filter } }, { token: admin });
    return { total: data.total, first: data.records[0]?.orderNo };
  },
  scans: async (filter: object) => {
    const { data } = await desk.one.call(boardingCalls.pageScans, { body: { filter } }, { token: admin });
    return { total: data.total, first: data.records[0]?.ticket?.orderNo };
  },
  stays: async (filter: object) => {
    const { data } = await desk.one.call(housekeepingCalls.pageStays, { body: { filter } }, { token: admin });
    return { total: data.total, first: data.records[0]?.orderNo };
  },
};

const newest = `MANY${many}`;
test.each([
  ['orders', { keyword: 'mei tan' }, { total: many - 1, first: newest }],
  ['orders', { passenger: 'tan' }, { total: many - 1, first: newest }],
  ['orders', { keyword: 'ta', passenger: 'mei', qrStatus: 'unused' }, { total: many - 1, first: newest }],
  ['orders', { keyword: 'tan', passenger: 'osman' }, { total: 1, first: newest }],
  ['orders', { keyword: 'osman' }, { total: 1, first: 'MANY1' }],
  ['orders', { passenger: 'osman', keyword: 'zul' }, { total: 1, first: 'MANY1' }],
  ['scans', { passenger: 'tan' }, { total: many - 1, first: newest }],
  ['scans', { passenger: 'osman' }, { total: 26, first: newest }],
  ['orders', { passenger: 'osman' }, { total: 2, first: newest }],
  ['stays', { keyword: 'tan' }, { total: many - 1, first: newest }],
  ['stays', { keyword: 'osman' }, { total: 2, first: newest }],
  ['stays', { keyword: `many${many}` }, { total: 1, first: newest }],
  ['stays', { keyword: 'a1' }, { total: many, first: newest }],
] as const)(
  'the list of %s narrowed by %o has all of them, the newest first',
  async (list, filter, expected) => {
    expect(await lists[list](filter)).toEqual(expected);
  },
);

test('nobody of a rare name is missed, whether many of the newest are one family or all but one have another name', async () => {
  const find = async (keyword: string) =>
    (await desk.one.call(reportsCalls.findAnything, { body: { keyword } }, { token: admin })).data;
  const { orders, customers } = await find('osman zul');
  expect(orders).toMatchObject([{ orderNo: 'MANY1' }]);
  expect(customers).toMatchObject([{ username: 'many1' }]);
  expect((await find('osman')).orders).toMatchObject([{ orderNo: newest }, { orderNo: 'MANY1' }]);
});

test.each([
  ['tickets', 'tan', true],
  ['tickets', 'osman', false],
  ['orders', 'mei', true],
  ['orders', 'zulkarnaen', false],
  ['customers', 'ling tan', true],
  ['customers', 'osman', false],
  ['orders', 'nobody', false],
] as const)('among %s the name of %s is common: %s', async (table, name, isCommon) => {
  expect(await isCommonName(desk.one.gangway.platform.db, table, name)).toBe(isCommon);
});

/** How many rows and entries of an index are handed over on the way. */
function readBy(db: Db, work: (own: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (own) => {
    const read = raw`select sum(pg_stat_get_xact_tuples_returned(oid))::int as read from pg_class
      where relname in ('orders', 'tickets', 'customers', 'orders_customer_name', 'tickets_name', 'customers_name')` as RawBuilder<{
      read: number;
    }>;
    const before = (await read.execute(own)).rows[0]?.read ?? 0;
    await work(own);
    return ((await read.execute(own)).rows[0]?.read ?? 0) - before;
  });
}
