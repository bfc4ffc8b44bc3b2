import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { readTicketCode, signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buy,
  cabinLine,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { tenYearsAgo } from '../../../test/days.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { sweepHolds } from './sweep-holds.ts';

const now = new Date();
let server: TestServer;
let other: TestServer;
let customer: string;
let stranger: string;
let desk: string;
let sailing: SmallSailing;
let day = 0;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
  for (const process of [server, other]) process.setNow(now);
  customer = await server.login('customer');
  desk = await server.login('frontdesk');
  stranger = await newCustomer(server, 'stranger');
  sailing = await makeSailing(server, { date: addDays(portDate(now), 16) });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  for (const process of [server, other]) process.setNow(now);
  day += 1;
  const make = catalogueMaker(server, await server.login('editor'));
  const date = addDays(portDate(now), 30 + day);
  sailing = { ...sailing, sailingId: await make.sailing(sailing.shipId, sailing.routeId, date) };
});

const book = async (people = 1) =>
  firstOrder(
    await buy(server, customer, [
      passLine(
        sailing,
        Array.from({ length: people }, () => somebody()),
      ),
    ]),
  );
const mine = async (...ids: number[]) =>
  (await server.call(bookingCalls.listMyOrders, { body: { ids } }, { token: customer })).data.orders;
const cancel = (ids: number[], token = customer) =>
  server.call(bookingCalls.cancelMyOrders, { body: { ids } }, { token });
const pay = (id: number) =>
  server.call(bookingCalls.confirmPaid, { params: { id }, body: { method: 'cash' } }, { token: desk });
const left = async () =>
  (
    await server.call(sailingsCalls.sailingOffers, { params: { id: sailing.sailingId } })
  ).data.sailing.offers.find((offer) => offer.roomTypeId === sailing.passId)?.left;

describe('cancelling', () => {
  test('gives the place back at once, and said again changes nothing', async () => {
    const order = await book(3);
    expect(await left()).toBe(97);
    expect((await cancel([order.id])).data.orders[0]).toMatchObject({
      status: 'canceled',
      cancelReason: 'customer',
    });
    expect((await cancel([order.id])).data.orders[0]).toMatchObject({ status: 'canceled' });
    expect(await left()).toBe(100);
  });

  test('is not for another’s order, a paid one, or one that is not there; and of several, all or none', async () => {
    const order = await book();
    expect((await cancel([order.id], stranger)).reason).toBe('record.missing');
    expect((await cancel([999_999])).reason).toBe('record.missing');
    const paid = await book();
    await pay(paid.id);
    const both = await cancel([order.id, paid.id]);
    expect(both).toMatchObject({
      status: 409,
      reason: 'order.oneOfSeveral',
      message: expect.stringContaining('paid') as string,
    });
    expect((await mine(order.id))[0]?.status).toBe('unpaid');
  });

  test('many at once, at two processes and with the sweep, gives every place back once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => book()));
    const ends = new Date(now.getTime() + 600_000);
    for (const process of [server, other]) process.setNow(ends);
    await Promise.all([
      ...orders.map((order, index) =>
        (index % 2 === 0 ? server : other).call(
          bookingCalls.cancelMyOrders,
          { body: { ids: [order.id] } },
          { token: customer },
        ),
      ),
      sweepHolds(server.gangway.platform.db, ends),
      sweepHolds(other.gangway.platform.db, ends, sailing.sailingId),
    ]);
    const [row] = await sql(
      server.databaseUrl,
      'select people_taken from sailing_people where sailing_id = $1',
      [sailing.sailingId],
    );
    expect(row).toEqual({ people_taken: 0 });
  });
});

describe('the sweep', () => {
  test('marks an order cancelled soon after its hold is over, and not before', async () => {
    const order = await book();
    expect(await sweepHolds(server.gangway.platform.db, new Date(now.getTime() + 599_999))).toBe(0);
    // The running processes do it by themselves once their clock says so.
    other.setNow(new Date(now.getTime() + 600_000));
    await vi.waitFor(
      async () => expect((await mine(order.id))[0]).toMatchObject({ cancelReason: 'expired' }),
      60_000,
    );
    expect((await pay(order.id)).reason).toBe('order.step');
  });
});

describe('paying', () => {
  test('makes the tickets good: each code is signed, and names its ticket and sailing', async () => {
    const order = await book(2);
    const [unpaid] = await mine(order.id);
    expect(unpaid?.tickets.map((ticket) => ticket.code)).toEqual([null, null]);
    expect((await pay(order.id)).data).toMatchObject({
      status: 'paid',
      paidSen: order.totalSen,
      method: 'cash',
    });
    expect((await pay(order.id)).code).toBe(200);
    const [paid] = await mine(order.id);
    const [key] = await sql<{ public_key: string }>(
      server.databaseUrl,
      'select public_key from signing_keys',
    );
    for (const ticket of paid?.tickets ?? []) {
      const code = readTicketCode(ticket.code ?? '');
      expect(code).toMatchObject({ ticketId: ticket.id, sailingId: sailing.sailingId });
      const signed = Buffer.from(signedPart(ticket.id, sailing.sailingId));
      const publicKey = createPublicKey(key?.public_key ?? '');
      expect(verify(null, signed, publicKey, Buffer.from(code?.signature ?? '', 'base64url'))).toBe(true);
      const altered = Buffer.from(signedPart(ticket.id + 1, sailing.sailingId));
      expect(verify(null, altered, publicKey, Buffer.from(code?.signature ?? '', 'base64url'))).toBe(false);
    }
    expect(new Set(paid?.tickets.map((ticket) => ticket.serial)).size).toBe(2);
  });

  test('and the hold ending at the same moment: paid or cancelled, never both, and the counters agree', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => book()));
    const ends = new Date(now.getTime() + 600_000);
    const answers = await Promise.all([
      ...orders.map((order) => pay(order.id)),
      sweepHolds(other.gangway.platform.db, ends),
    ]);
    const paid = answers.filter((answer) => typeof answer === 'object' && answer.code === 200).length;
    const states = (await mine(...orders.map((order) => order.id))).map((order) => order.status);
    expect(states.filter((status) => status === 'paid')).toHaveLength(paid);
    expect(states.filter((status) => status === 'canceled')).toHaveLength(10 - paid);
    expect(await left()).toBe(100 - paid);
  });

  test('is for nothing when staff give the order away, with a reason', async () => {
    const order = await book();
    const body = { reason: 'Press visit' };
    const answer = await server.call(
      bookingCalls.makeComplimentary,
      { params: { id: order.id }, body },
      { token: desk },
    );
    expect(answer.data).toMatchObject({
      status: 'paid',
      totalSen: 0,
      paidSen: 0,
      complimentaryReason: 'Press visit',
    });
    expect((await mine(order.id))[0]?.tickets[0]?.code).not.toBeNull();
  });
});

describe('at the counter', () => {
  const sale = (more: object = {}, locale = 'en') => {
    const usual = { method: 'cash', agreed: true, accountId: null, line: cabinLine(sailing) } as const;
    const body = { key: randomUUID(), ...usual, ...more };
    return server.call(bookingCalls.counterSale, { body }, { token: desk, locale });
  };

  test('a walk-in books without an account, by the same rules', async () => {
    const order = firstOrder((await sale()).data);
    const detail = await server.call(bookingCalls.orderDetail, { params: { id: order.id } }, { token: desk });
    expect(detail.data).toMatchObject({
      channel: 'counter',
      account: null,
      soldBy: 'Amirah Yusof',
      status: 'unpaid',
    });
    const minor = cabinLine(sailing, [somebody({ birthDate: tenYearsAgo })]);
    expect((await sale({ line: minor })).data.lines[0]).toMatchObject({
      ok: false,
      reason: 'booking.passengers',
    });
    expect((await sale({ accountId: 999_999 })).reason).toBe('record.missing');
  });

  test.each([
    ['en', 'A walk-in has no account and so no balance to pay from. Please choose another payment method.'],
    ['zh', '散客没有账号，因此没有可用于付款的余额。请选择其他支付方式。'],
    ['ko', '현장 고객은 계정이 없어 결제에 쓸 잔액이 없습니다. 다른 결제 수단을 선택하세요.'],
  ])('a walk-in has no balance to pay from, and is told so in %s', async (locale, message) => {
    expect((await sale({ method: 'balance' }, locale)).data.lines).toMatchObject([
      { ok: false, reason: 'booking.noBalance', message },
    ]);
  });

  test('an order given away costs nothing, is paid at once, and is noted once however often it is sent', async () => {
    const key = randomUUID();
    const line = cabinLine(sailing);
    const wish = { key, line, complimentaryReason: 'Crew family' };
    const order = firstOrder((await sale(wish)).data);
    expect(firstOrder((await sale(wish)).data).id).toBe(order.id);
    expect(order).toMatchObject({ status: 'paid', totalSen: 0, complimentary: true });
    const notes = await sql(
      server.databaseUrl,
      "select count(*)::int as count from audit_log where entity = 'order' and entity_id = $1 and action = 'complimentary'",
      [String(order.id)],
    );
    expect(notes).toEqual([{ count: 1 }]);
  });
});

describe('a sailing', () => {
  const step = (status: 'boarding' | 'departed' | 'returned') =>
    server.call(
      sailingsCalls.stepSailing,
      { params: { id: sailing.sailingId }, body: { status } },
      { token: editorToken },
    );
  let editorToken: string;
  beforeAll(async () => {
    editorToken = await server.login('editor');
  });
  // What is told through the outbox is told when the database's own clock says so.
  beforeEach(() => [server, other].forEach((process) => process.setNow(null)));

  test('that is cancelled takes its unpaid orders along and lets no other in', async () => {
    const order = await book();
    const line = passLine(sailing);
    await server.call(
      sailingsCalls.cancelSailing,
      { params: { id: sailing.sailingId }, body: { reason: 'Storm' } },
      { token: editorToken },
    );
    await vi.waitFor(
      async () => expect((await mine(order.id))[0]).toMatchObject({ cancelReason: 'sailing' }),
      60_000,
    );
    expect((await buy(server, customer, [line])).lines[0]).toMatchObject({
      ok: false,
      reason: 'booking.closed',
    });
  });

  test('that has returned completes its paid orders', async () => {
    const order = await book();
    await pay(order.id);
    for (const status of ['boarding', 'departed', 'returned'] as const)
      expect((await step(status)).code).toBe(200);
    await vi.waitFor(async () => expect((await mine(order.id))[0]?.status).toBe('completed'), 60_000);
  });
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(other.gangway.pool);
  expect(await countDeadlocks(server.gangway.pool)).toBe(0);
});
