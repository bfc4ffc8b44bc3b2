import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, firstOrder, makeSailing, passLine, somebody } from '../../../../test/booking.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let desk: string;
let orderNo: string;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  desk = await server.login('frontdesk');
  const sailing = await makeSailing(server, { date: '2026-12-01' });
  const passengers = [
    somebody({ name: 'Mei Ling Tan', nationality: 'MY', idType: 'idCard', idNumber: '900505-14-5678' }),
    somebody({ name: 'Kim Min-jun', nationality: 'KR' }),
  ];
  const order = firstOrder(
    await buy(server, await server.login('customer'), [passLine(sailing, passengers)], {
      key: randomUUID(),
      method: 'bank',
    }),
  );
  ({ orderNo } = order);
  await buy(server, await server.login('agent'), [passLine(sailing)]);
});
afterAll(() => server.stop());

async function exported(body: object, locale = 'en') {
  const response = await fetch(`${server.url}${apiBase}${bookingCalls.exportOrders.path}`, {
    method: 'POST',
    headers: { 'x-token': desk, 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('content-disposition')).toMatch(/filename="orders.*\.xlsx"/);
  const [header = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()));
  const titles = header.map(String);
  return {
    titles,
    rows: rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, toTheSecond(row[at])]))),
  };
}

/** Excel keeps a moment as a fraction of a day, which is a hair off. */
function toTheSecond(value: unknown): unknown {
  return value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
}

test('the orders that match are read back from Excel: money in ringgit, times as the port shows them', async () => {
  const { rows } = await exported({ filter: { nationality: 'KR' } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    'Order number': orderNo,
    'Order time': new Date('2026-11-16T00:30:00Z'),
    Status: 'Unpaid',
    Account: 'customer',
    Passengers: 'Mei Ling Tan, Kim Min-jun',
    Guests: 2,
    Nationality: 'Malaysia, South Korea',
    'Sailing date': '2026-12-01',
    Slot: 'Day',
    Departure: new Date('2026-12-01T09:00:00Z'),
    'Amount due': 240,
    'Amount paid': 0,
    'Payment method': 'Bank transfer',
    'QR status': 'Unused',
    'Paid at': null,
  });
});

test('no document number leaves the house', async () => {
  const { rows } = await exported({});
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/900505|145678|P0000/);
});

test.each([
  ['zh', '订单号', '待支付', '马来西亚, 韩国'],
  ['ko', '주문 번호', '미결제', '말레이시아, 대한민국'],
])('the sheet speaks %s', async (locale, title, status, countries) => {
  const { titles, rows } = await exported({ filter: { nationality: 'KR' } }, locale);
  expect(titles).toContain(title);
  expect(Object.values(rows[0] ?? {})).toEqual(expect.arrayContaining([status, countries]));
});

test('the sheet is sorted as the list is', async () => {
  const sorted = async (order: string) =>
    (await exported({ sort: { by: 'totalSen', order } })).rows.map((row) => row['Amount due']);
  expect(await sorted('asc')).toEqual([120, 240]);
  expect(await sorted('desc')).toEqual([240, 120]);
});
