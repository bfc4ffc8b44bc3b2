import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sweepHolds } from '../src/modules/booking/sweep-holds.ts';
import { allHeard } from './all-heard.ts';
import { buy, firstOrder, makeSailing, passLine, type SmallSailing, somebody } from './booking.ts';
import { liftCaps } from './lift-caps.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Longer than this file takes: what is fresh was told, and is not the answer of the next second. */
const keptMs = 600_000;
const date = addDays(portDate(new Date()), 5);
let one: TestServer;
let other: TestServer;
let sailing: SmallSailing;
let customer: string;

beforeAll(async () => {
  one = await startTestServer({ keptMs });
  other = await startTestServer({ keptMs, databaseUrl: one.databaseUrl });
  await liftCaps(one);
  sailing = await makeSailing(one, { date, passes: 60 });
  customer = await one.login('customer');
  await allHeard(one);
});
beforeEach(() =>
  vi.waitUntil(async () => String(await placesOn(one)) === String(await placesOn(other)), {
    timeout: 60_000,
  }),
);
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** What each of the four public answers says is left of the boarding passes. */
async function placesOn(server: TestServer): Promise<(number | undefined)[]> {
  const { sailingId, passId } = sailing;
  const home = await server.call(sailingsCalls.home, {});
  const routes = await server.call(sailingsCalls.routeList, { query: {} });
  const calendar = await server.call(sailingsCalls.monthCalendar, { query: { month: date.slice(0, 7) } });
  const offers = await server.call(sailingsCalls.sailingOffers, { params: { id: sailingId } });
  const lists = [home.data.sailings, routes.data.sailings, calendar.data, [offers.data.sailing]];
  return lists.map((list) => {
    const found = list.find(({ id }) => id === sailingId);
    return found?.offers.find(({ roomTypeId }) => roomTypeId === passId)?.left;
  });
}
const all = (left: number | undefined) => [left, left, left, left];
const left = async () => (await placesOn(one))[0] ?? 0;
const cancel = (id: number) =>
  one.call(bookingCalls.cancelMyOrders, { body: { ids: [id] } }, { token: customer });
const takenBehind = (units: number) =>
  sql(
    one.databaseUrl,
    `update sailing_units set units_taken = units_taken + (${units}) where sailing_id = ${sailing.sailingId}`,
  );

test('an answer is given again without a look, packed, and a sale is made by the database all the same', async () => {
  firstOrder(await buy(one, customer, [passLine(sailing)]));
  const before = await left();
  await placesOn(one);
  await takenBehind(before);
  expect(await placesOn(one)).toEqual(all(before));
  const answer = await one.call(sailingsCalls.home, {}, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const outcome = await buy(one, customer, [passLine(sailing)]);
  expect(outcome.lines[0]).toMatchObject({ ok: false, reason: 'booking.soldOut' });
  await takenBehind(-before);
});

test('a sale shows at once where it was made, and so does its end', async () => {
  const before = await left();
  const order = firstOrder(await buy(one, customer, [passLine(sailing, [somebody(), somebody()])]));
  expect(await placesOn(one)).toEqual(all(before - 2));
  await cancel(order.id);
  expect(await placesOn(one)).toEqual(all(before));
});

test('a sale shows in another process as soon as that is told', async () => {
  const before = await left();
  expect(await placesOn(other)).toEqual(all(before));
  firstOrder(await buy(one, customer, [passLine(sailing)]));
  await expect.poll(() => placesOn(other), { timeout: 60_000 }).toEqual(all(before - 1));
});

test('a hold that was swept shows', async () => {
  const before = await left();
  const order = firstOrder(await buy(one, customer, [passLine(sailing)]));
  expect(await placesOn(one)).toEqual(all(before - 1));
  const { db } = one.gangway.platform;
  await sweepHolds(db, new Date(new Date(order.holdExpiresAt ?? 0).getTime() + 1), sailing.sailingId);
  expect(await left()).toBeGreaterThanOrEqual(before);
});

test('a sailing without a place left is seen again when one comes back', async () => {
  const spare = await left();
  const orders = [];
  for (let rest = spare; rest > 0; rest -= Math.min(rest, 9)) {
    const people = Array.from({ length: Math.min(rest, 9) }, () => somebody());
    orders.push(firstOrder(await buy(one, customer, [passLine(sailing, people)])));
  }
  expect(await placesOn(one)).toEqual(all(0));
  const [first] = orders;
  await cancel(first?.id ?? 0);
  expect(await left()).toBeGreaterThan(0);
});

test('a change of the catalogue shows at once where it was made, and elsewhere when it is told', async () => {
  const editor = await one.login('editor');
  const { shipId } = sailing;
  const nameOn = async (server: TestServer) => {
    const { data } = await server.call(sailingsCalls.home, {});
    return data.ships.find(({ id }) => id === shipId)?.name;
  };
  expect([await nameOn(one), await nameOn(other)]).toEqual(['Aurora', 'Aurora']);
  const body = { id: shipId, name: 'Borealis', status: 'active' as const };
  expect((await one.call(fleetCalls.saveShip, { body }, { token: editor })).code).toBe(200);
  expect(await nameOn(one)).toBe('Borealis');
  await expect.poll(() => nameOn(other), { timeout: 60_000 }).toBe('Borealis');
});
