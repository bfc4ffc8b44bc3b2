import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitPrice } from '@gangway/contract/booking/split-price.ts';
import { posts } from '@gangway/contract/core/posts.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from './sql.ts';
import { urlOfDatabase } from './test-database-names.ts';

const folder = path.resolve(import.meta.dirname, '../migrations');
const name = `test_before_boarding_${process.pid}`;
const ignoringKeys = 'set local session_replication_role = replica;';
let url: string;

beforeAll(async () => {
  await sql(inject('testServerUrl'), `create database ${name}`);
  url = urlOfDatabase(inject('testServerUrl'), name);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const run = (file: string) => sql(url, readFileSync(path.join(folder, file), 'utf8'));
  for (const file of files.filter((one) => one < '0018')) await run(file);
  await enterOldOrders();
  await run(files.find((file) => file.startsWith('0018')) ?? '');
});
afterAll(() => sql(inject('testServerUrl'), `drop database ${name} with (force)`));

/**
 * Order 1 waits, 2 is paid with a fee in it, of 3 two of four have left and one of them was replaced before, 4 ended unpaid,
 * 5 was refunded in full, 6 refunded by a demo that names no tickets, 7 costs nothing. Guests of 2 were replaced twice.
 * What else they are does not matter here, so the keys are not looked at.
 */
async function enterOldOrders(): Promise<void> {
  await sql(
    url,
    `begin;
     ${ignoringKeys}
     insert into orders (id, order_no, group_no, channel, account_id, checkout_account_id, checkout_key, checkout_line,
                         checkout_fingerprint, customer_name, sailing_id, room_type_id, units, people, referrer, method,
                         total_sen, paid_sen, refunded_sen, fee_sen, non_refundable, peak, no_show_percent, refund_tiers, status, hold_expires_at,
                         paid_at, canceled_at, cancel_reason, refunded_at, created_at, updated_at) overriding system value
     select id, 'O' || id, 'G' || id, 'site', 1, 1, gen_random_uuid(), 0, '', 'x', 1, 1, 1, people, '', 'cash', total, paid, back,
            fee, false, false, 100, '[]', status, now(), case when paid > 0 or total = 0 then now() end,
            case status when 'canceled' then now() end, case status when 'canceled' then 'expired' end,
            case status when 'refunded' then now() end, now(), now()
       from (values (1, 3, 10001, 0, 0, 0, 'unpaid'), (2, 3, 10001, 10501, 0, 500, 'paid'), (3, 2, 401, 401, 150, 51, 'paid'),
                    (4, 2, 301, 0, 0, 0, 'canceled'), (5, 2, 301, 301, 200, 101, 'refunded'),
                    (6, 2, 301, 301, 301, 0, 'refunded'), (7, 1, 0, 0, 0, 0, 'paid'))
         as o(id, people, total, paid, back, fee, status);
     insert into tickets (id, order_id, sailing_id, position, serial, live, name, gender, id_type, id_ending, nationality,
                          birth_date, phone, referrer) overriding system value
     select id, order_no, 1, place, 'S' || id, live, 'x', 'male', 'passport', '', 'MY', '1990-01-01', '', ''
       from (values (11, 1, 0, true), (12, 1, 1, true), (13, 1, 2, true),
                    (21, 2, 0, false), (22, 2, 1, true), (23, 2, 2, true), (24, 2, 0, false), (25, 2, 0, true),
                    (31, 3, 0, false), (32, 3, 1, false), (33, 3, 2, true), (34, 3, 3, true), (35, 3, 0, false),
                    (41, 4, 0, false), (42, 4, 1, false), (51, 5, 0, false), (52, 5, 1, false),
                    (61, 6, 0, false), (62, 6, 1, false), (71, 7, 0, true)) as t(id, order_no, place, live);
     insert into guest_replacements (order_id, key, old_ticket_id, new_ticket_id, fee_sen, at)
     values (2, gen_random_uuid(), 21, 24, 0, now()), (2, gen_random_uuid(), 24, 25, 0, now()),
            (3, gen_random_uuid(), 31, 35, 0, now());
     insert into order_refunds (order_id, key, ticket_ids, amount_sen, fee_sen, way, at)
     values (3, gen_random_uuid(), '{32,35}', 150, 51, 'cash', now()), (5, gen_random_uuid(), '{51,52}', 200, 101, 'cash', now()),
            (6, gen_random_uuid(), '{}', 301, 0, 'cash', now());
     insert into roles (name, template)
     values ('Admin', 'admin'), ('editor', 'editor'), ('Boarding', 'editor'), ('food', 'editor'), ('chip', 'admin'),
            ('disembark', 'editor'), ('frontdesk', 'editor'), ('finance', 'editor'), ('Night duty', 'editor');
     commit`,
  );
}

test('tickets that were there have the price a refund would have reckoned with', async () => {
  const rows = await sql(url, 'select id::int, price_sen::int as sen from tickets order by id');
  const prices = new Map(rows.map((row) => [row['id'], row['sen']]));
  const of = (...ids: number[]) => ids.map((id) => prices.get(id));
  expect(of(11, 12, 13)).toEqual(splitPrice(10_001, 3));
  expect(of(25, 22, 23)).toEqual(splitPrice(10_001, 3));
  expect(of(21, 24)).toEqual([3334, 3334]);
  expect(of(33, 34)).toEqual(splitPrice(200, 2));
  expect(of(35, 32)).toEqual(splitPrice(201, 2));
  expect(of(31)).toEqual(of(35));
  expect(of(41, 42)).toEqual(splitPrice(301, 2));
  expect(of(51, 52)).toEqual(splitPrice(301, 2));
  expect(of(61, 62)).toEqual(splitPrice(301, 2));
  expect(of(71)).toEqual([0]);
});

test('roles that were shipped have the posts they are for; what was made of them otherwise is not touched', async () => {
  const rows = await sql(url, 'select name, posts from roles order by id');
  expect(rows.map((row) => [row['name'], row['posts']])).toEqual([
    ['Admin', []],
    ['editor', [...posts]],
    ['Boarding', ['board']],
    ['food', ['food']],
    ['chip', []],
    ['disembark', ['disembark']],
    ['frontdesk', ['board']],
    ['finance', []],
    ['Night duty', []],
  ]);
  await expect(sql(url, `update roles set posts = '{board,cook}'`)).rejects.toMatchObject({ code: '23514' });
});

test('a sailing is ready to depart since a moment', async () => {
  const insert = (status: string, readyAt: string) =>
    sql(
      url,
      `begin; ${ignoringKeys}
       insert into sailings (ship_id, route_id, date, slot, departs_at, returns_at, sales_close_at, capacity, status, ready_at)
       values (1, 1, current_date, 'day', current_date, current_date + 1, current_date, 1, '${status}', ${readyAt}); rollback`,
    );
  await insert('ready', 'now()');
  await expect(insert('ready', 'null')).rejects.toMatchObject({ constraint: 'sailings_ready' });
  await expect(insert('sunk', 'now()')).rejects.toMatchObject({ constraint: 'sailings_status_check' });
});
