import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cabinLine, makeSailing, passLine, type SmallSailing, somebody } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { liftCaps } from '../../../test/lift-caps.ts';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { bookAsGuest } from '../../../test/guests.ts';
import { sampleOrder, samplePassenger } from '../../../test/sample-order.ts';
import { shownNames } from '../../../test/shown-names.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { withoutRoomsCheck } from '../../../test/without-rooms-check.ts';
import { readAvailability } from '../sailings/index.ts';
import { newTickets } from './new-tickets.ts';
import type { NewOrder } from './new-order.ts';
import { takePlaces } from './take-places.ts';

const buyers = 1000;
const places = 25;
const day = (number: number) => addDays(portDate(new Date()), 60 + number);
let one: TestServer;
let other: TestServer;
/** One buyer, and as many others as there are places. */
let token: string;
let others: string[];
let sailing: SmallSailing;

beforeAll(async () => {
  // A thousand wait for twenty connections: on a slow machine the last of them for long.
  const env = {
    RATE_LIMIT_PER_MINUTE: '1000000',
    PG_POOL_SIZE: '20',
    PG_CONNECT_TIMEOUT_SECONDS: '60',
    PG_STATEMENT_TIMEOUT_SECONDS: '60',
  };
  one = await startTestServer({ env });
  other = await startTestServer({ databaseUrl: one.databaseUrl, env });
  await liftCaps(one);
  token = await one.login('customer');
  others = await Promise.all(Array.from({ length: places }, () => bookAsGuest(one)));
  sailing = await makeSailing(one, { date: day(0), cabins: places, passes: 5000, capacity: 5000 });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** So many wishes to buy at once, every other one at the other process, some of them of one buyer. */
async function race(line: (index: number) => ReturnType<typeof cabinLine>, buying = [token, ...others]) {
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, index) => {
      const server = index % 2 === 0 ? one : other;
      const body = {
        key: randomUUID(),
        method: 'cash' as const,
        agreed: true as const,
        lines: [line(index)],
      };
      return server.call(bookingCalls.checkout, { body }, { token: buying[index % buying.length] ?? token });
    }),
  );
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  const lines = answers.flatMap((answer) => answer.data.lines);
  const reasons = new Set(lines.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason])));
  return { sold: lines.filter((outcome) => outcome.ok).length, reasons: [...reasons] };
}

const counted = async (sailingId: number) => {
  const [row] = await sql<{
    units: string;
    people: string;
    tickets: string;
    counterUnits: string;
    counterPeople: string;
  }>(
    one.databaseUrl,
    `select coalesce(sum(units), 0) units, coalesce(sum(people), 0) people,
            (select count(*) from tickets where sailing_id = $1 and live) tickets,
            (select sum(units_taken) from sailing_units where sailing_id = $1) "counterUnits",
            (select people_taken from sailing_people where sailing_id = $1) "counterPeople"
       from orders where sailing_id = $1 and status <> 'canceled'`,
    [sailingId],
  );
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
};

test('a thousand buyers at two processes for the last cabins: exactly so many are sold', async () => {
  const outcome = await race(() => cabinLine(sailing, [somebody(), somebody()]));
  expect(outcome).toEqual({ sold: places, reasons: ['booking.soldOut'] });
  expect(await counted(sailing.sailingId)).toEqual({
    units: places,
    people: 2 * places,
    tickets: 2 * places,
    counterUnits: places,
    counterPeople: 2 * places,
  });
});

test('a thousand buyers for the last people the ship may carry, cabins and passes mixed: nobody too many', async () => {
  const make = catalogueMaker(one, await one.login('editor'));
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, day(1), 'day', {
    capacity: 40,
  });
  const small = { ...sailing, sailingId };
  const outcome = await race((index) =>
    index % 3 === 0 ? cabinLine(small, [somebody(), somebody(), somebody()]) : passLine(small),
  );
  expect(outcome.reasons).toEqual(['booking.soldOut']);
  const { people, tickets, counterPeople } = await counted(sailingId);
  expect(people).toBe(40);
  expect({ tickets, counterPeople }).toEqual({ tickets: 40, counterPeople: 40 });
});

test('a thousand buyers while there is enough for all: everybody has a place, and they were made together', async () => {
  const make = catalogueMaker(one, await one.login('editor'));
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, day(5), 'day', { capacity: 5000 });
  const outcome = await race(() => passLine({ ...sailing, sailingId }, [somebody(), somebody()]));
  expect(outcome).toEqual({ sold: buyers, reasons: [] });
  expect(await counted(sailingId)).toEqual({
    units: 2 * buyers,
    people: 2 * buyers,
    tickets: 2 * buyers,
    counterUnits: 2 * buyers,
    counterPeople: 2 * buyers,
  });
  const [made] = await sql<{ statements: number }>(
    one.databaseUrl,
    'select count(distinct xmin::text)::int as statements from orders where sailing_id = $1',
    [sailingId],
  );
  expect(made?.statements).toBeLessThan(buyers / 4);
});

test('a thousand orders for the same person: one', async () => {
  const make = catalogueMaker(one, await one.login('editor'));
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, day(2), 'day', {
    capacity: 5000,
  });
  const person = somebody();
  const outcome = await race(() => passLine({ ...sailing, sailingId }, [person]), [token]);
  expect(outcome).toEqual({ sold: 1, reasons: ['booking.personTwice'] });
  expect(await counted(sailingId)).toMatchObject({ people: 1, tickets: 1, counterPeople: 1 });
});

test('without the guard the same race sells too many: looking first is not enough', async () => {
  const make = catalogueMaker(one, await one.login('editor'));
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, day(3), 'day', { capacity: 5000 });
  const now = new Date();
  const buyAll = () =>
    Promise.all(
      Array.from({ length: buyers }, async (_, index) => {
        const { db } = (index % 2 === 0 ? one : other).gangway.platform;
        const types = await readAvailability(db, { ids: [sailingId] }, now);
        const type = types.find((candidate) => candidate.roomTypeId === sailing.cabinId);
        if (!type?.offer || type.offer.left === 0) return false;
        return (await takePlaces(db, [unguarded(sailingId, index)], now, { waits: 'long' })).ok;
      }),
    );
  const results = await withoutRoomsCheck(one.databaseUrl, buyAll);
  expect(results.filter(Boolean).length).toBeGreaterThan(places);
});

test('a number that is taken already is drawn again', async () => {
  const make = catalogueMaker(one, await one.login('editor'));
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, day(4), 'day', { capacity: 10 });
  const { db } = one.gangway.platform;
  const [first, second] = [9001, 9002].map((index) => ({
    ...unguarded(sailingId, index),
    orderNo: 'GWTWICE',
  }));
  if (!first || !second) throw new Error('no orders');
  const { serial = '' } = unguarded(sailingId, 9003).tickets[0] ?? {};
  for (const order of [first, second]) {
    const tickets = order.tickets.map((ticket) => ({ ...ticket, serial }));
    expect(await takePlaces(db, [{ ...order, tickets }], new Date(), { waits: 'long' })).toMatchObject({
      ok: true,
    });
  }
  expect(await counted(sailingId)).toMatchObject({ people: 2, tickets: 2, counterPeople: 2 });
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(other.gangway.pool);
  expect(await countDeadlocks(one.gangway.pool)).toBe(0);
});

function unguarded(sailingId: number, index: number): NewOrder {
  const { secrets } = one.gangway.platform;
  const tickets = newTickets(secrets, [samplePassenger(index)], 0);
  const names = { ...shownNames, roomTypeKind: 'cabin' as const };
  return sampleOrder({ sailingId, roomTypeId: sailing.cabinId, tickets, names });
}
