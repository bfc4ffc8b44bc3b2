import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buy,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  passPrice,
  type SmallSailing,
  somebody,
} from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import type { PaymentProvider } from '../../payments/index.ts';

const now = new Date('2026-11-15T04:00:00Z');
const adminFee = 5000;
let server: TestServer;
let token: string;
let desk: string;
let sailing: SmallSailing;
let laterId: number;
let isReached = true;

/** A gateway that opens pages and settles nothing. */
const provider: PaymentProvider = {
  name: 'still',
  methods: ['creditCard'],
  create: ({ paymentNo }) =>
    isReached
      ? Promise.resolve({
          providerRef: paymentNo,
          jump: { url: 'https://pay.example.com/', method: 'GET', fields: {} },
        })
      : Promise.reject(new Error('down')),
  readMessage: () => Promise.reject(new Error('no messages')),
  query: () => Promise.reject(new Error('no news')),
  refund: () => Promise.reject(new Error('no refunds')),
  list: () => Promise.resolve([]),
};

beforeAll(async () => {
  server = await startTestServer({ provider });
  server.setNow(now);
  desk = await server.login('frontdesk');
  token = await newCustomer(server, 'moneyed');
  sailing = await makeSailing(server, { date: '2027-01-05' });
  const make = catalogueMaker(server, await server.login('editor'));
  laterId = await make.sailing(sailing.shipId, sailing.routeId, '2027-01-20');
});
afterAll(() => server.stop());

const bookPaid = async (people = 1) => {
  const passengers = Array.from({ length: people }, () => somebody());
  const { id } = firstOrder(await buy(server, token, [passLine(sailing, passengers)]));
  const answer = await server.call(
    bookingCalls.confirmPaid,
    { params: { id }, body: { method: 'cash' } },
    { token: desk },
  );
  expect(answer.code).toBe(200);
  return read(id);
};

const read = async (id: number) => {
  const answer = await server.call(bookingCalls.listMyOrders, { body: { ids: [id] } }, { token });
  const [order] = answer.data.orders;
  if (!order) throw new Error(answer.message);
  return order;
};

const change = (id: number, sailingId: number, shownDueSen: number, key: string = randomUUID()) =>
  server.call(
    bookingCalls.changeOrder,
    { params: { id }, body: { key, sailingId, shownDueSen, method: 'creditCard' } },
    { token },
  );

test('an order tells by which tiers it is refunded, those of the day it was bought', async () => {
  const order = await bookPaid();
  expect(order.refundTerms.peak).toBe(false);
  expect(order.refundTerms.tiers[1]).toEqual({ fromDays: 46, percent: 25 });
  expect(order).toMatchObject({ refunds: [], change: null, feeSen: 0 });
});

test('what came back of a guest stands there with its fee and how far it has come', async () => {
  const { id, tickets } = await bookPaid(3);
  const [, second] = tickets;
  const body = { key: randomUUID(), ticketIds: [second?.id ?? 0], shownBackSen: 9000 };
  const answer = await server.call(bookingCalls.refundOrder, { params: { id }, body }, { token });
  const refund = {
    kind: 'cancel',
    at: now.toISOString(),
    ticketIds: body.ticketIds,
    amountSen: 9000,
    feeSen: 3000,
    way: 'cash',
    state: 'requested',
  };
  expect(answer.data.order).toMatchObject({ status: 'paid', feeSen: 3000, refunds: [refund] });
  expect(answer.data.order.tickets.map(({ live, code }) => live && code !== null)).toEqual([
    true,
    false,
    true,
  ]);
  await sql(server.databaseUrl, `update payment_refunds set status = 'failed' where amount_sen = 9000`);
  expect((await read(id)).refunds).toEqual([
    { ...refund, state: 'failed', ways: [{ way: 'cash', amountSen: 9000, state: 'failed' }] },
  ]);
});

test('a refund of which nothing comes back is there too, and there is nothing to wait for', async () => {
  const { id, tickets } = await bookPaid();
  server.setNow(new Date('2026-12-28T04:00:00Z'));
  const body = { key: randomUUID(), ticketIds: tickets.map((ticket) => ticket.id), shownBackSen: 0 };
  const later = { token: await server.login('moneyed', 'secret-1') };
  const answer = await server.call(bookingCalls.refundOrder, { params: { id }, body }, later);
  server.setNow(now);
  expect(answer.data.order).toMatchObject({
    status: 'refunded',
    feeSen: passPrice,
    refunds: [{ amountSen: 0, feeSen: passPrice, way: 'none', state: 'done' }],
  });
});

test('a change of date that waits for its payment says until when, and which payment', async () => {
  const { id, orderNo, tickets } = await bookPaid(2);
  const answer = await change(id, laterId, 2 * adminFee);
  expect(answer.data).toMatchObject({ state: 'jump' });
  const waiting = (await read(id)).change;
  expect(waiting).toMatchObject({
    sailingId: laterId,
    date: '2027-01-20',
    slot: 'day',
    dueSen: 2 * adminFee,
    expiresAt: '2026-11-15T04:10:00.000Z',
    paymentId: answer.data.state === 'jump' ? answer.data.paymentId : 0,
  });
  const idEnding = tickets[0]?.idEnding ?? '';
  const found = await server.call(bookingCalls.lookUpOrder, { body: { orderNo, idEnding } });
  expect(found.data.order.change).toBeNull();
  server.setNow(new Date('2026-11-15T04:10:00Z'));
  expect((await read(id)).change).toBeNull();
  server.setNow(now);
});

test('a change whose gateway could not be reached waits all the same, with no payment to go on with', async () => {
  const { id } = await bookPaid();
  isReached = false;
  const key = randomUUID();
  expect((await change(id, laterId, adminFee, key)).reason).toBe('payment.gateway');
  expect((await read(id)).change).toMatchObject({ sailingId: laterId, paymentId: null });
  isReached = true;
  const again = await change(id, laterId, adminFee);
  expect(again.data.state).toBe('jump');
  expect((await read(id)).change?.paymentId).toBe(again.data.state === 'jump' ? again.data.paymentId : 0);
});

test('while a change waits, nobody is sent to pay for it who wants another date', async () => {
  const { id } = await bookPaid();
  const make = catalogueMaker(server, await server.login('editor'));
  const thirdId = await make.sailing(sailing.shipId, sailing.routeId, '2027-01-21');
  await change(id, laterId, adminFee);
  expect(await change(id, thirdId, adminFee)).toMatchObject({ status: 409, reason: 'order.changeWaits' });
});

test('while a change waits, no guest can be taken out: the new place is held for all', async () => {
  const { id, tickets } = await bookPaid(2);
  await change(id, laterId, 2 * adminFee);
  const ticketIds = tickets.slice(0, 1).map((ticket) => ticket.id);
  const quote = () =>
    server.call(bookingCalls.quoteRefund, { params: { id }, body: { ticketIds } }, { token });
  expect(await quote()).toMatchObject({ status: 409, reason: 'order.changeWaits' });
  const body = { key: randomUUID(), ticketIds, shownBackSen: 9000 };
  const answer = await server.call(bookingCalls.refundOrder, { params: { id }, body }, { token });
  expect(answer.reason).toBe('order.changeWaits');
  server.setNow(new Date('2026-11-15T04:10:00Z'));
  expect((await quote()).data.backSen).toBe(9000);
  server.setNow(now);
});
