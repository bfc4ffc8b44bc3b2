import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buy,
  cabinLine,
  cabinPrice,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  passPrice,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const now = new Date('2026-11-15T04:00:00Z');
let server: TestServer;
let customer: string;
let editor: string;
let sailing: SmallSailing;
let day = 0;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  customer = await server.login('customer');
  editor = await server.login('editor');
  sailing = await makeSailing(server, { date: '2026-12-01' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.setNow(now);
  // Every test sails on a day of its own.
  day += 1;
  const make = catalogueMaker(server, editor);
  const date = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, date, 'day', { capacity: 600 });
  sailing = { ...sailing, sailingId };
});

const left = async (roomTypeId: number) =>
  (
    await server.call(sailingsCalls.sailingOffers, { params: { id: sailing.sailingId } })
  ).data.sailing.offers.find((offer) => offer.roomTypeId === roomTypeId)?.left;
const outcome = async (lines: Parameters<typeof buy>[2], more: object = {}) =>
  (await buy(server, customer, lines, more)).lines[0];
const refused = async (lines: Parameters<typeof buy>[2], more: object = {}) => {
  const line = await outcome(lines, more);
  if (!line || line.ok) throw new Error('it was not refused');
  return line;
};

describe('an order', () => {
  test('takes its place at once and holds it for ten minutes', async () => {
    const order = firstOrder(await buy(server, customer, [cabinLine(sailing, [somebody(), somebody()])]));
    expect(order).toMatchObject({
      status: 'unpaid',
      totalSen: cabinPrice,
      paidSen: 0,
      people: 2,
      bed: 'big',
      method: 'cash',
      referrer: 'GANGWAY',
      customerName: 'Tan Mei Ling',
      holdExpiresAt: '2026-11-15T04:10:00.000Z',
      sailing: { id: sailing.sailingId, shipName: 'Aurora' },
      roomType: { id: sailing.cabinId, kind: 'cabin' },
    });
    expect(order.orderNo).toMatch(/^GW261115[34679ACDEFGHJKMNPQRTWXY]{6}$/);
    expect(await left(sailing.cabinId)).toBe(9);
  });

  test('of boarding passes costs by the person and takes as many', async () => {
    const order = firstOrder(
      await buy(server, customer, [passLine(sailing, [somebody(), somebody(), somebody()])]),
    );
    expect(order.totalSen).toBe(3 * passPrice);
    expect(await left(sailing.passId)).toBe(97);
  });

  test('keeps document numbers unreadable in the database', async () => {
    const passenger = somebody({ idNumber: 'SECRET4711' });
    firstOrder(await buy(server, customer, [cabinLine(sailing, [passenger])]));
    expect(await findInDatabase(server.databaseUrl, ['SECRET4711'])).toEqual([]);
  });

  test('goes with its hold: at that second the place is free, swept or not', async () => {
    const order = firstOrder(await buy(server, customer, [cabinLine(sailing)]));
    const ends = new Date(order.holdExpiresAt ?? '');
    server.setNow(new Date(ends.getTime() - 1));
    expect(await left(sailing.cabinId)).toBe(9);
    server.setNow(ends);
    expect(await left(sailing.cabinId)).toBe(10);
  });

  test('is made where the last place was held until this second by another, whom the sweep then finds cancelled', async () => {
    const passengers = [somebody()];
    const first = firstOrder(await buy(server, customer, [cabinLine(sailing, passengers)]));
    server.setNow(new Date(first.holdExpiresAt ?? ''));
    // The same person again: the ticket of the first order must have gone with its hold.
    const second = firstOrder(await buy(server, customer, [cabinLine(sailing, passengers)]));
    const { data } = await server.call(
      bookingCalls.listMyOrders,
      { body: { ids: [first.id, second.id] } },
      { token: customer },
    );
    expect(data.orders.map(({ status, cancelReason }) => ({ status, cancelReason }))).toEqual([
      { status: 'canceled', cancelReason: 'expired' },
      { status: 'unpaid', cancelReason: null },
    ]);
  });
});

describe('a wish to buy that is sent again', () => {
  test('gives the same orders again, after a lost answer and at the same moment', async () => {
    const key = randomUUID();
    const lines = [cabinLine(sailing), passLine(sailing)];
    const first = await buy(server, customer, lines, { key });
    const again = await Promise.all([1, 2, 3].map(() => buy(server, customer, lines, { key })));
    const numbers = (answer: typeof first) =>
      answer.lines.map((line) => (line.ok ? line.order.orderNo : line.reason));
    for (const answer of again) {
      expect(numbers(answer)).toEqual(numbers(first));
      expect(answer.groupNo).toBe(first.groupNo);
    }
    expect(await left(sailing.cabinId)).toBe(9);
  });

  test('makes one set when a double click sends it twice at once, even for the last place', async () => {
    for (let taken = 0; taken < 9; taken += 1) await buy(server, customer, [cabinLine(sailing)]);
    const key = randomUUID();
    const lines = [cabinLine(sailing)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy(server, customer, lines, { key })));
    const numbers = new Set(answers.map((answer) => firstOrder(answer).orderNo));
    expect(numbers.size).toBe(1);
    expect(await left(sailing.cabinId)).toBe(0);
  });

  test('with the departure read anew is the same wish, and answers with its order', async () => {
    const key = randomUUID();
    const line = cabinLine(sailing);
    const first = await buy(server, customer, [line], { key });
    const shownDepartsAt = firstOrder(first).sailing.departsAt;
    const again = await buy(server, customer, [{ ...line, shownDepartsAt }], { key });
    expect(firstOrder(again).id).toBe(firstOrder(first).id);
  });

  test('with other content is refused', async () => {
    const key = randomUUID();
    await buy(server, customer, [cabinLine(sailing)], { key });
    expect(await refused([cabinLine(sailing)], { key })).toMatchObject({ reason: 'booking.keyReused' });
  });
});

describe('several lines', () => {
  test('each succeed or fail by themselves, under one group number', async () => {
    const tooMany = passLine(
      sailing,
      Array.from({ length: 10 }, () => somebody()),
    );
    const shown = { shownTotalSen: 1 };
    const answer = await buy(server, customer, [
      cabinLine(sailing),
      cabinLine(sailing, [somebody()], shown),
      tooMany,
    ]);
    expect(answer).toMatchObject({ success: 2, total: 3, message: 'Successfully created 2/3 orders' });
    expect(answer.lines.map((line) => line.ok)).toEqual([true, false, true]);
    expect(new Set(answer.lines.flatMap((line) => (line.ok ? [line.order.groupNo] : [])))).toEqual(
      new Set([answer.groupNo]),
    );
    const all = await buy(server, customer, [cabinLine(sailing)]);
    expect(all.message).toBe('All orders were created successfully');
    const none = await buy(server, customer, [cabinLine(sailing, [somebody()], shown)]);
    expect(none.message).toBe('Error occurred while creating orders');
  });
});

describe('a saved passenger', () => {
  test('is booked without the number being sent again; another customer’s is not to be had', async () => {
    const { idNumber: _number, referrer, ...rest } = somebody({ idNumber: 'KEPT12345' });
    const saved = await server.call(
      customersCalls.savePassenger,
      { body: { ...rest, idNumber: 'KEPT12345', consent: true } },
      { token: customer },
    );
    expect(saved.code).toBe(200);
    const passenger = { ...rest, referrer, savedPassengerId: saved.data.id };
    const order = firstOrder(await buy(server, customer, [cabinLine(sailing, [passenger])]));
    const { data } = await server.call(
      bookingCalls.listMyOrders,
      { body: { ids: [order.id] } },
      { token: customer },
    );
    expect(data.orders[0]?.tickets[0]).toMatchObject({ idEnding: '2345', code: null });
    const other = await newCustomer(server, `other${day}`);
    const answer = await buy(server, other, [cabinLine(sailing, [passenger])]);
    expect(answer.lines[0]).toMatchObject({ ok: false, fields: [{ field: 'passengers.0.idNumber' }] });
  });
});

describe('the customer who travels too', () => {
  test('is booked with the number of the own profile; who keeps none there is asked for it', async () => {
    const { idNumber: _number, ...rest } = somebody({ idType: 'passport' });
    const body = { realName: 'Own', gender: 'female', phone: '0123456789', idCard: 'A55556' } as const;
    const own = await newCustomer(server, `own${day}`);
    const passenger = { ...rest, ownDocument: true };
    const without = await buy(server, own, [cabinLine(sailing, [passenger])]);
    expect(without.lines[0]).toMatchObject({ ok: false, fields: [{ field: 'passengers.0.idNumber' }] });

    const saved = { ...body, passport: 'OWN-98765' };
    expect((await server.call(customersCalls.saveProfile, { body: saved }, { token: own })).code).toBe(200);
    const order = firstOrder(await buy(server, own, [cabinLine(sailing, [passenger])]));
    const ids = { body: { ids: [order.id] } };
    const { data } = await server.call(bookingCalls.listMyOrders, ids, { token: own });
    expect(data.orders[0]?.tickets[0]).toMatchObject({ idEnding: '8765' });
  });
});
