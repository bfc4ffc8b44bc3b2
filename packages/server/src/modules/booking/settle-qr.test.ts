import type { QrStatus } from '@gangway/contract/booking/office-schemas.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buy,
  firstOrder,
  makeSailing,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { settleQr } from './settle-qr.ts';

const dayMs = 86_400_000;
let server: TestServer;
let desk: string;
let sailing: SmallSailing;
const orders: number[] = [];

/** Three orders of two; of the first nobody came, of the second one, of the third both. */
beforeAll(async () => {
  server = await startTestServer();
  const start = server.gangway.platform.clock();
  sailing = await makeSailing(server, { date: addDays(portDate(start), 3) });
  const token = await server.login('customer');
  desk = await server.login('frontdesk');
  for (const minute of [1, 2, 3]) {
    server.setNow(new Date(start.getTime() + minute * 60_000));
    const order = firstOrder(
      await buy(server, token, [passLine(sailing, [somebody(), somebody()])], { method: 'cash' }),
    );
    orders.push(order.id);
    const paid = { params: { id: order.id }, body: { method: 'cash', note: 'at the counter' } } as const;
    await server.call(bookingCalls.confirmPaid, paid, { token: desk });
  }
  server.setNow(new Date(start.getTime() + 10 * dayMs));
  desk = await server.login('frontdesk');
});
afterAll(() => server.stop());

beforeEach(async () => {
  await sql(server.databaseUrl, 'update orders set qr_settled = null');
  for (const [index, id] of orders.entries()) {
    await board(id, 0, index >= 1);
    await board(id, 1, index >= 2);
  }
});

const board = (id: number, position: number, isBoarded: boolean) =>
  sql(server.databaseUrl, 'update tickets set boarded_at = $1 where order_id = $2 and position = $3', [
    isBoarded ? new Date() : null,
    id,
    position,
  ]);

const noted = async () =>
  (await sql(server.databaseUrl, 'select qr_settled from orders order by id')).map(
    (row) => row['qr_settled'],
  );

const find = async (qrStatus: QrStatus, size = 20) => {
  const { data } = await server.call(
    bookingCalls.pageOrders,
    { body: { filter: { qrStatus, sailingId: sailing.sailingId }, size } },
    { token: desk },
  );
  return { ids: data.records.map((record) => record.id), total: data.total, people: data.totals?.people };
};

test('is noted days after the sailing, and found as before', async () => {
  const { platform } = server.gangway;
  const tomorrow = { db: platform.db, clock: () => new Date(Date.now() + 4 * dayMs) };
  expect(await settleQr(tomorrow)).toBe(0);
  expect(await noted()).toEqual([null, null, null]);

  expect(await settleQr(platform)).toBe(3);
  expect(await noted()).toEqual(['unused', 'partly', 'used']);
  expect(await settleQr(platform)).toBe(0);
  for (const [index, status] of (['unused', 'partly', 'used'] as const).entries())
    expect(await find(status)).toEqual({ ids: [orders[index]], total: 1, people: 2 });
});

test('a device that was found again takes the note away, and both kinds stand in one list, newest first', async () => {
  await settleQr(server.gangway.platform);
  await board(orders[1] ?? 0, 1, true);
  expect(await noted()).toEqual(['unused', null, 'used']);
  expect(await find('partly')).toEqual({ ids: [], total: 0, people: 0 });
  expect(await find('used')).toEqual({ ids: [orders[2], orders[1]], total: 2, people: 4 });
  expect(await find('used', 1)).toMatchObject({ ids: [orders[2]], total: 2 });
});

test('a scan under way while it is noted is not overlooked', async () => {
  const scanning = new Client({ connectionString: server.databaseUrl });
  await scanning.connect();
  try {
    await scanning.query('begin');
    await scanning.query('update tickets set boarded_at = now() where order_id = $1', [orders[0]]);
    const settled = settleQr(server.gangway.platform);
    // It has asked for the tickets, and waits.
    await expect
      .poll(() =>
        sql(
          server.databaseUrl,
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .toHaveLength(1);
    await scanning.query('commit');
    await settled;
  } finally {
    await scanning.end();
  }
  expect(await noted()).toEqual(['used', 'partly', 'used']);
});
