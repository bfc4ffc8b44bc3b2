import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, firstOrder, makeSailing, newCustomer, passLine, somebody } from '../../../test/booking.ts';
import { bookAsGuest } from '../../../test/guests.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const date = addDays(portDate(new Date()), 60);
let server: TestServer;
let admin: string;
let order: ReturnType<typeof firstOrder>;
let paymentNo: string;
let sailingId: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('admin');
  const sailing = await makeSailing(server, { date, name: 'Kinabalu' });
  sailingId = sailing.sailingId;
  const customer = await newCustomer(server, 'finder');
  const guest = somebody({
    name: 'Nurul Huda Osman',
    phone: '+60198765432',
    email: 'Huda@example.com',
    idType: 'passport',
    idNumber: 'AB771177',
  });
  order = firstOrder(await buy(server, customer, [passLine(sailing, [guest])]));
  await buy(server, customer, [passLine(sailing)]);
  const { id } = order;
  await server.call(
    bookingCalls.confirmPaid,
    { params: { id }, body: { method: 'creditCard', slipNo: '0001' } },
    { token: admin },
  );
  const body = { page: 1, size: 10, filter: {} };
  paymentNo =
    (await server.call(paymentsCalls.pagePayments, { body }, { token: admin })).data.records[0]?.paymentNo ??
    '';
});
afterAll(() => server.stop());

const find = async (keyword: string, token = admin, more: { date?: string } = {}) =>
  (await server.call(reportsCalls.findAnything, { body: { keyword, ...more } }, { token })).data;

test.each([
  ['its number in small letters', () => order.orderNo.toLowerCase()],
  ['the number of its payment', () => paymentNo],
  ['the beginning of a name of a guest', () => 'osman nur'],
  ['a phone as it is said at home', () => '019-876 5432'],
  ['a mail address', () => 'huda@EXAMPLE.com'],
  ['a document as it is printed', () => 'ab-77 1177'],
])('an order is found by %s, and only that one', async (_, keyword) => {
  expect((await find(keyword())).orders).toMatchObject([{ id: order.id, shipName: 'Kinabalu', date }]);
});

test('half a document or half a mail address finds nothing', async () => {
  for (const keyword of ['AB77117', 'huda@example', '%%']) {
    const { orders, customers } = await find(`${keyword} `);
    expect([orders, customers]).toEqual([[], []]);
  }
});

test('customers, payments and sailings are found too', async () => {
  expect((await find('FINDER')).customers).toMatchObject([{ username: 'finder' }]);
  expect((await find(paymentNo)).payments).toMatchObject([{ paymentNo, status: 'paid' }]);
  expect((await find('kinab')).sailings).toMatchObject([{ id: sailingId }]);
  expect((await find(date, admin, { date })).sailings).toMatchObject([{ id: sailingId }]);
});

test('of what a role does not see nothing is found', async () => {
  const boarding = await server.login('boarding');
  for (const keyword of [order.orderNo, 'Nurul', 'finder', paymentNo])
    expect(await find(keyword, boarding)).toEqual({ orders: [], customers: [], sailings: [], payments: [] });
  expect((await find('Kinabalu', boarding)).sailings).toMatchObject([{ id: sailingId }]);
  const token = await server.login('housekeeping');
  const body = { keyword: 'Kinabalu' };
  expect(await server.call(reportsCalls.findAnything, { body }, { token })).toMatchObject({ status: 403 });
});

test('who booked without an account is found by the address and the phone they gave, in the list of orders too', async () => {
  const sailing = await makeSailing(server, { date, name: 'Labuan' });
  const session = await bookAsGuest(server, { email: 'Lone.Guest@example.com', phone: '011-2223 3344' });
  const { id, orderNo } = firstOrder(await buy(server, session, [passLine(sailing)]));
  const listed = async (filter: { keyword?: string; account?: string }) => {
    const body = { page: 1, size: 10, filter };
    const { data } = await server.call(bookingCalls.pageOrders, { body }, { token: admin });
    return data.records.map((record) => record.id);
  };
  for (const text of ['lone.guest@EXAMPLE.com', '+60 11-2223 3344', '01122233344']) {
    expect((await find(text)).orders.map((found) => found.orderNo)).toEqual([orderNo]);
    expect(await listed({ keyword: text })).toEqual([id]);
    expect(await listed({ account: text })).toEqual([id]);
  }
  for (const text of ['guest@EXAMPLE.com', '3344', 'guest:']) {
    expect(await listed({ keyword: text })).toEqual([]);
    expect(await listed({ account: text })).toEqual([]);
  }
  expect((await find('lone.guest@example.com')).customers).toEqual([]);
});
