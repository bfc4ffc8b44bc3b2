import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { ParsedInput } from '@gangway/contract/core/define-call.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { allHeard } from '../../../test/all-heard.ts';
import { buy, makeSailing, newCustomer, passLine, type SmallSailing } from '../../../test/booking.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

/** What is looked at, by what the question begins with or holds. */
const questions = {
  availability: 'with picked as materialized',
  sailings: 'r.enabled and s.status in',
  lastDay: 'select max(date) as date from sailings',
  catalogue: 'from "routes"',
};

const today = portDate(new Date());
const date = addDays(today, 5);
const fifty = Array.from({ length: 50 }, (_, index) => index);
let server: TestServer;
let sailing: SmallSailing;
/** At the driver: modules are loaded by other files before, and stand in for none. */
let asked: MockInstance;
beforeAll(async () => {
  server = await startTestServer({ keptMs: 600_000, env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  sailing = await makeSailing(server, { date, passes: 60 });
  await allHeard(server);
});
beforeEach(async () => {
  // Kept before another test, and nothing besides.
  await server.call(sailingsCalls.routeList, { query: {} });
  asked = vi.spyOn(pg.Client.prototype, 'query');
});
afterEach(() => asked.mockRestore());
afterAll(() => server.stop());

type Wish = ParsedInput<typeof sailingsCalls.routeList>['query'];
const routes = async (query: Wish) => (await server.call(sailingsCalls.routeList, { query })).data;
const calendar = async (query: ParsedInput<typeof sailingsCalls.monthCalendar>['query']) =>
  (await server.call(sailingsCalls.monthCalendar, { query })).data;

interface Asked {
  text: string;
  values?: unknown[];
}
function looks(question: keyof typeof questions): Asked[] {
  const all = (asked.mock.calls as [Asked | string][]).map(([query]) =>
    typeof query === 'string' ? { text: query } : query,
  );
  return all.filter(({ text }) => text.includes(questions[question]));
}
const looked = () =>
  (['availability', 'sailings', 'lastDay', 'catalogue'] as const).map((question) => looks(question).length);

test('days that are over, however many, are one answer that was made already', async () => {
  const first = await routes({});
  const all = await Promise.all(fifty.map((days) => routes({ from: addDays('1950-01-01', days) })));
  expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(first)]));
  expect(first.sailings.map(({ id }) => id)).toContain(sailing.sailingId);
  expect(looked()).toEqual([0, 0, 0, 0]);
});

test('a port from which nothing sails is asked nothing for, whatever its name', async () => {
  const far = { from: addDays(today, 60), to: addDays(today, 150) };
  const all = await Promise.all(fifty.map((index) => routes({ ...far, port: `Nowhere ${index}` })));
  expect(all.flatMap(({ sailings }) => sailings)).toEqual([]);
  expect(all[0]?.routes).toEqual((await routes({})).routes);
  expect(looked()).toEqual([0, 0, 0, 0]);
});

test('days beyond all that is planned, months that are over and types that are not sold are asked nothing for', async () => {
  const all = await Promise.all([
    ...fifty.map(async (days) => (await routes({ from: addDays('2150-01-01', days) })).sailings),
    ...fifty.map((years) => calendar({ month: `${1950 + years}-12` })),
    ...fifty.map((years) => calendar({ month: `${2150 + years}-12` })),
    ...fifty.map((id) => calendar({ month: date.slice(0, 7), roomTypeId: 900_000 + id })),
  ]);
  expect(all.flat()).toEqual([]);
  expect(looked()).toEqual([0, 0, 0, 0]);
});

test('ranges of every kind ask for each month once', async () => {
  await makeSailing(server, { date: addDays(today, 80), passes: 60, name: 'Far' });
  await allHeard(server);
  asked.mockClear();
  const all = await Promise.all(
    fifty.map((days) => routes({ from: addDays(today, days % 6), to: addDays(today, 40 + days) })),
  );
  for (const { sailings } of all) expect(sailings.map(({ id }) => id)).toContain(sailing.sailingId);
  // Each of the questions above that are expected not to be asked is one that can be heard.
  expect(looked()).not.toContain(0);
  const months = new Set(Array.from({ length: 90 }, (_, day) => addDays(today, day).slice(0, 7)));
  for (const question of ['sailings', 'availability'] as const) {
    expect(looks(question).length).toBeGreaterThan(1);
    expect(looks(question).length).toBeLessThanOrEqual(months.size);
  }
});

test('a range, a slot, a port and a type narrow what is shown', async () => {
  const ids = async (query: Wish) => (await routes(query)).sailings.map(({ id }) => id);
  const day = { from: date, to: date };
  const { sailings, routes: all } = await routes(day);
  const own = sailings.find(({ id }) => id === sailing.sailingId);
  const port = all.find(({ id }) => id === own?.routeId)?.fromPort.en;
  expect(new Set(sailings.map((one) => one.date))).toEqual(new Set([date]));
  expect(await ids({ ...day, slot: own?.slot, port })).toContain(sailing.sailingId);
  expect(await ids({ ...day, slot: own?.slot === 'day' ? 'night' : 'day' })).not.toContain(sailing.sailingId);
  expect(await ids({ from: addDays(date, 1), to: date })).toEqual([]);
  const shown = await calendar({ month: date.slice(0, 7), roomTypeId: sailing.passId });
  const types = shown.flatMap(({ offers }) => offers.map(({ roomTypeId }) => roomTypeId));
  expect(shown.map(({ id }) => id)).toContain(sailing.sailingId);
  expect(new Set(types)).toEqual(new Set([sailing.passId]));
});

test('a sailing that is not there is not looked at further', async () => {
  const answers = await Promise.all(
    fifty.map((id) => server.call(sailingsCalls.sailingOffers, { params: { id: 900_000 + id } })),
  );
  expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['record.missing']));
  expect(looked()).toEqual([0, fifty.length, 0, 0]);
});

test('of a month only the sailings are read anew of which something was sold', async () => {
  const other = await makeSailing(server, { date: addDays(date, 1), passes: 60, name: 'Other' });
  await allHeard(server);
  const days = { from: date, to: addDays(date, 1) };
  const left = async () =>
    new Map((await routes(days)).sailings.map(({ id, placesLeft }) => [id, placesLeft] as const));
  const before = await left();
  asked.mockClear();
  await buy(server, await newCustomer(server, 'early'), [passLine(other)]);
  const after = await left();
  expect(after.get(other.sailingId)).toBe((before.get(other.sailingId) ?? 0) - 1);
  expect(after.get(sailing.sailingId)).toBe(before.get(sailing.sailingId));
  expect(looks('availability').map(({ values = [] }) => values[0])).toEqual([other.sailingId]);
  expect(looks('sailings')).toEqual([]);
});
