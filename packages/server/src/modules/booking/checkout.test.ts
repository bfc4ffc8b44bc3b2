import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
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
import { catalogueMaker, roomTypeBody } from '../../../test/catalogue.ts';
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

  test('is made where the last place was held until this second by another, whom the sweep then finds canceled', async () => {
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

describe('refused, with nothing taken', () => {
  test.each([
    ['an impossible birth date', { birthDate: '2026-02-30' }, 'birthDate'],
    ['no name', { name: '' }, 'name'],
    ['a nationality that does not exist', { nationality: 'XX' as 'MY' }, 'nationality'],
    ['no referrer', { referrer: '' }, 'referrer'],
    ['no document number', { idNumber: '' }, 'idNumber'],
  ])('%s, at its field', async (_what, wrong, field) => {
    const body = {
      key: randomUUID(),
      method: 'cash' as const,
      agreed: true as const,
      lines: [cabinLine(sailing, [somebody(wrong)])],
    };
    const answer = await server.call(bookingCalls.checkout, { body }, { token: customer });
    expect(answer.status).toBe(400);
    expect(answer.fields.map((one) => one.field)).toEqual([`lines.0.passengers.0.${field}`]);
    expect(await left(sailing.cabinId)).toBe(10);
  });

  test('without a payment method or the terms ticked, in the words of the specification', async () => {
    const line = cabinLine(sailing, [somebody({ name: '' })]);
    const body = { key: randomUUID(), lines: [line] };
    const answer = await server.call(bookingCalls.checkout, { body: body as never }, { token: customer });
    expect(Object.fromEntries(answer.fields.map(({ field, message }) => [field, message]))).toEqual({
      method: 'Please choose a payment method',
      agreed: 'please tick agree terms before paying',
      'lines.0.passengers.0.name': 'Please enter passenger name',
    });
  });

  test.each([
    [
      'a MyKad with an invalid place code',
      { idType: 'idCard' as const, nationality: 'MY' as const, idNumber: '900505-17-5554' },
      'idNumber',
    ],
    ['an expired passport', { passportExpiry: '2026-12-01' }, 'passportExpiry'],
    ['somebody not born yet', { birthDate: '2027-06-01' }, 'birthDate'],
    ['a late pregnancy', { dueDate: '2027-02-01' }, 'dueDate'],
    ['a 17-year-old alone', { birthDate: '2010-06-01' }, 'birthDate'],
  ])('%s, naming the passenger', async (_what, wrong, field) => {
    const line = await refused([cabinLine(sailing, [somebody(wrong)])]);
    expect(line.reason).toBe('booking.passengers');
    expect(line.fields.map((one) => one.field)).toEqual([`passengers.0.${field}`]);
    expect(await left(sailing.cabinId)).toBe(10);
  });

  test('an infant with one adult', async () => {
    const line = await refused([
      cabinLine(sailing, [somebody(), somebody({ name: 'Baby', birthDate: '2026-01-01' })]),
    ]);
    expect(line.fields).toEqual([
      { field: 'passengers.1.birthDate', message: expect.stringMatching(/^Baby is under 2/) as string },
    ]);
  });

  test('the same person twice in one order, and on two orders of a sailing', async () => {
    const twin = somebody({ idNumber: 'AB-12345' });
    const both = await refused([passLine(sailing, [twin, { ...twin, name: 'Again', idNumber: 'ab12345' }])]);
    expect(both.fields.map((one) => one.field)).toContain('passengers.1.idNumber');
    const person = somebody({ idNumber: 'AB12345X' });
    await buy(server, customer, [passLine(sailing, [somebody(), person])]);
    const other = await refused([passLine(sailing, [somebody(), { ...person, idNumber: 'ab12345x' }])]);
    expect(other).toMatchObject({
      reason: 'booking.personTwice',
      fields: [{ field: 'passengers.1.idNumber' }],
    });
    expect(await left(sailing.passId)).toBe(98);
  });

  test('more guests than the cabin takes, and a bed it does not have', async () => {
    const crowd = Array.from({ length: 7 }, () => somebody());
    expect(await refused([cabinLine(sailing, crowd)])).toMatchObject({ reason: 'booking.tooManyGuests' });
    expect(await refused([cabinLine(sailing, [somebody()], { bed: 'other' })])).toMatchObject({
      reason: 'booking.bed',
    });
    expect(await refused([cabinLine(sailing, [somebody()], { bed: null })])).toMatchObject({
      reason: 'booking.bed',
    });
    expect(await left(sailing.cabinId)).toBe(10);
  });

  test('a sailing that has departed, one that is not there, and a slot switched off in between', async () => {
    const line = cabinLine(sailing);
    expect(await refused([{ ...line, sailingId: 999_999 }])).toMatchObject({ reason: 'booking.closed' });
    const body = roomTypeBody('CABIN-Aurora', { dailyQuantity: 10, maxOccupancy: 4, beds: ['big', 'twin'] });
    const save = (dayOn: boolean) =>
      server.call(
        fleetCalls.saveRoomType,
        { body: { ...body, id: sailing.cabinId, dayOn } },
        { token: editor },
      );
    expect((await save(false)).code).toBe(200);
    expect(await refused([line])).toMatchObject({ reason: 'booking.closed' });
    expect((await save(true)).code).toBe(200);
    server.setNow(new Date('2030-01-01T00:00:00Z'));
    const token = await server.login('customer');
    const late = await buy(server, token, [line]);
    expect(late.lines[0]).toMatchObject({ ok: false, reason: 'booking.closed' });
  });

  test('a price other than the one shown, which is told and not charged', async () => {
    const line = await refused([cabinLine(sailing, [somebody()], { shownTotalSen: 100 })]);
    expect(line).toMatchObject({
      reason: 'booking.priceChanged',
      message: expect.stringContaining('RM 500.00') as string,
    });
    const body = {
      key: randomUUID(),
      method: 'cash' as const,
      agreed: true as const,
      lines: [{ ...cabinLine(sailing), priceSen: 1 }],
    };
    const answer = await server.call(bookingCalls.checkout, { body: body as never }, { token: customer });
    expect(answer.status).toBe(400);
  });

  test('an unknown reference code; an agent’s own is taken', async () => {
    expect(await refused([cabinLine(sailing, [somebody({ referrer: 'NOBODY' })])])).toMatchObject({
      reason: 'booking.referrer',
      fields: [{ field: 'passengers.0.referrer' }],
    });
    const order = firstOrder(
      await buy(server, customer, [cabinLine(sailing, [somebody({ referrer: 'aisyah' })])]),
    );
    expect(order.referrer).toBe('AISYAH');
  });

  test('an agent whose balance is short, in the words of the specification', async () => {
    const token = await server.login('agent');
    const answer = await buy(server, token, [cabinLine(sailing)], { method: 'balance' });
    expect(answer.lines[0]).toMatchObject({
      ok: false,
      message: "Sorry, your agent's available balance is insufficient for settlement.",
    });
  });

  test('more than are left, saying how many', async () => {
    const make = catalogueMaker(server, editor);
    const id = await make.sailing(sailing.shipId, sailing.routeId, '2027-06-01', 'night', { capacity: 3 });
    const small = { ...sailing, sailingId: id };
    const line = cabinLine(small, [somebody(), somebody()], { shownTotalSen: 60_000 });
    firstOrder(await buy(server, customer, [line]));
    const answer = await buy(server, customer, [
      cabinLine(small, [somebody(), somebody()], { shownTotalSen: 60_000 }),
    ]);
    expect(answer.lines[0]).toMatchObject({
      ok: false,
      reason: 'booking.soldOut',
      message: expect.stringContaining('1') as string,
    });
  });
});

describe('a saved passenger', () => {
  test('is booked without the number being sent again; another customer’s is not to be had', async () => {
    const { idNumber: _number, referrer, ...rest } = somebody({ idNumber: 'KEPT12345' });
    const saved = await server.call(
      customersCalls.savePassenger,
      { body: { ...rest, idNumber: 'KEPT12345' } as never },
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
