import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buy,
  cabinLine,
  firstOrder,
  makeSailing,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { catalogueMaker, roomTypeBody } from '../../../test/catalogue.ts';
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
    const answer = await server.call(bookingCalls.checkout, { body }, { token: customer });
    expect(answer.status).toBe(400);
  });

  test('a time other than the one shown, which is told; who was shown none buys whatever it is', async () => {
    const { departsAt } = (
      await server.call(sailingsCalls.sailingOffers, { params: { id: sailing.sailingId } })
    ).data.sailing;
    const shown = (shownDepartsAt: string) => cabinLine(sailing, [somebody()], { shownDepartsAt });
    const earlier = new Date(Date.parse(departsAt) - 3_600_000).toISOString();
    expect(await refused([shown(earlier)])).toMatchObject({
      reason: 'booking.retimed',
      message: expect.stringContaining(formatInstant(departsAt)) as string,
    });
    const body = { ...shown(earlier), passengers: [somebody()] };
    const kept = await server.call(bookingCalls.saveCartLine, { body }, { token: customer });
    const id = kept.data.at(-1)?.id ?? 0;
    const ofCart = (shownDepartsAt?: string) =>
      outcome([], { cartLines: [{ id, shownTotalSen: 50_000, shownDepartsAt }] });
    expect(await ofCart(earlier)).toMatchObject({ ok: false, reason: 'booking.retimed' });
    // What was true when it was put there does not count: the cart shows what is true now.
    expect(await ofCart(departsAt)).toMatchObject({ ok: true });
    expect(await outcome([shown(departsAt)])).toMatchObject({ ok: true });
    expect(await outcome([cabinLine(sailing, [somebody()])])).toMatchObject({ ok: true });
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
