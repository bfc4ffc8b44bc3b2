import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, firstOrder, makeSailing, passLine, somebody } from '../../../../test/booking.ts';
import { readExport } from '../../../../test/read-export.ts';
import { sql } from '../../../../test/sql.ts';
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
    somebody({ name: 'Kim Min-jun', nationality: 'KR', gender: 'male', birthDate: '1988-02-14' }),
  ];
  const order = firstOrder(
    await buy(server, await server.login('customer'), [passLine(sailing, passengers)], {
      key: randomUUID(),
      method: 'bank',
    }),
  );
  ({ orderNo } = order);
  const single = somebody({ nationality: 'SG', birthDate: '1979-03-08' });
  await buy(server, await server.login('agent'), [passLine(sailing, [single])]);
});
afterAll(() => server.stop());

const exported = (body: object, locale = 'en') =>
  readExport(server, bookingCalls.exportOrders, { body }, { token: desk, locale });

test('the orders that match are read back from Excel: money in ringgit, times as the port shows them', async () => {
  const { file, rows } = await exported({ filter: { nationality: 'KR' } });
  expect(file).toBe('orders-2026-11-16.xlsx');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    'Order number': orderNo,
    'Order time': new Date('2026-11-16T00:30:00Z'),
    Status: 'Unpaid',
    Account: 'customer',
    Passengers: 'Mei Ling Tan, Kim Min-jun',
    Guests: 2,
    Nationality: 'Malaysia, South Korea',
    Gender: 'Female, Male',
    'Date of birth': '1990-05-05, 1988-02-14',
    'Sailing date': new Date('2026-12-01T00:00:00Z'),
    Slot: 'Day',
    Departure: new Date('2026-12-01T09:00:00Z'),
    'Amount due': 240,
    'Amount paid': 0,
    'Payment method': 'Bank transfer',
    'QR status': 'Unused',
    'Check-in account': null,
    Food: 'Not yet',
    'Food time': null,
    'Paid at': null,
  });
});

test('a single day of birth is a date, and what was given away says so', async () => {
  const single = async () => (await exported({ filter: { nationality: 'SG' } })).rows;
  expect(await single()).toEqual([
    expect.objectContaining({ 'Date of birth': new Date('1979-03-08T00:00:00Z'), Complimentary: null }),
  ]);
  const give = (reason: string) =>
    sql(server.databaseUrl, 'update orders set complimentary_reason = $1 where people = 1', [reason]);
  await give('Press visit');
  expect(await single()).toEqual([expect.objectContaining({ Complimentary: 'Complimentary' })]);
  await give('');
});

const ringgit = (sen: number | undefined) => (sen ?? Number.NaN) / 100;

test('the last row adds up what the list adds up', async () => {
  const { rows, totals } = await exported({});
  const { data } = await server.call(bookingCalls.pageOrders, { body: {} }, { token: desk });
  expect(rows).toHaveLength(data.total);
  expect(totals).toMatchObject({
    'Order number': 'Total',
    Guests: 3,
    'Amount due': ringgit(data.totals?.totalSen),
    'Amount paid': ringgit(data.totals?.paidSen),
    Refunds: ringgit(data.totals?.refundedSen),
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

test('list and sheet tell who let the guests aboard, and what they have had by when', async () => {
  await sql(
    server.databaseUrl,
    `update tickets set boarded_at = '2026-12-01T00:40:00Z', food_at = '2026-12-01T01:00:00Z',
            boarded_by = (select id from accounts where username = 'boarding')
      where order_id = (select id from orders where order_no = $1)`,
    [orderNo],
  );
  await sql(
    server.databaseUrl,
    `update tickets set food_at = '2026-12-01T01:20:00Z', chip_at = '2026-12-01T01:30:00Z'
      where order_id = (select id from orders where order_no = $1) and name = 'Kim Min-jun'`,
    [orderNo],
  );
  const { data } = await server.call(
    bookingCalls.pageOrders,
    { body: { filter: { nationality: 'KR' } } },
    { token: desk },
  );
  expect(data.records[0]).toMatchObject({
    birthDates: ['1990-05-05', '1988-02-14'],
    genders: ['female', 'male'],
    checkInAccounts: ['Arif Hakimi'],
    food: { done: 2, at: '2026-12-01T01:20:00.000Z' },
    chip: { done: 1, at: '2026-12-01T01:30:00.000Z' },
    disembark: { done: 0, at: null },
  });
  const { rows } = await exported({ filter: { nationality: 'KR' } });
  expect(rows[0]).toMatchObject({
    'Check-in account': 'Arif Hakimi',
    Food: 'Done',
    'Food time': new Date('2026-12-01T09:20:00Z'),
    Chips: '1 of 2',
    'Chips time': new Date('2026-12-01T09:30:00Z'),
    Disembarked: 'Not yet',
    'Disembark time': null,
  });
});

test('the sheet tells that some have boarded and others have not', async () => {
  const board = (name: string | null) =>
    sql(
      server.databaseUrl,
      `update tickets set boarded_at = case when name = $2 then '2026-12-01T00:40:00Z'::timestamptz end
        where order_id = (select id from orders where order_no = $1)`,
      [orderNo, name],
    );
  const words = async (locale: string, title: string) =>
    (await exported({ filter: { nationality: 'KR' } }, locale)).rows.map((row) => row[title]);
  await board('Kim Min-jun');
  expect(await words('en', 'QR status')).toEqual(['Partly used']);
  expect(await words('zh', '二维码状态')).toEqual(['部分核销']);
  expect(await words('ko', 'QR 상태')).toEqual(['일부 사용됨']);
  await board(null);
});
