import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSailing, type SmallSailing } from '../../../test/booking.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { readAvailability, readOffer, readOffers } from './availability.queries.ts';

let server: TestServer;
let sailings: SmallSailing[];
beforeAll(async () => {
  server = await startTestServer();
  sailings = [];
  for (const name of ['Aurora', 'Borealis'])
    sailings.push(
      await makeSailing(server, { date: addDays(portDate(new Date()), 5), cabins: 4, passes: 30, name }),
    );
  // What is over for the test is not for the server, which would sweep it.
  server.setNow(new Date(Date.now() - 86_400_000));
});
afterAll(() => server.stop());

const hold = fc.record({
  sailing: fc.nat(1),
  isCabin: fc.boolean(),
  units: fc.integer({ min: 1, max: 3 }),
  minutes: fc.integer({ min: -2, max: 2 }),
});
const slot = fc.constantFrom('day', 'night');
/** Whatever the places, prices and states of two sailings may be. */
const state = fc.record({
  holds: fc.array(hold, { maxLength: 6 }),
  taken: fc.option(fc.integer({ min: 20, max: 60 })),
  priced: fc.constantFrom(null, { sen: 77_000, nonRefundable: true }, { sen: 1, nonRefundable: false }),
  weekly: fc.boolean(),
  inMaintenance: fc.nat(4),
  status: fc.constantFrom('scheduled', 'boarding', 'departed'),
  ship: fc.constantFrom('active', 'maintenance'),
  closesIn: fc.constantFrom(-1, 0, 1),
  slots: fc.tuple(slot, slot),
  dayOn: fc.boolean(),
  nightOn: fc.boolean(),
  peak: fc.boolean(),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

test('what a buyer is told of one type is what everybody is shown of it', async () => {
  await fc.assert(
    fc.asyncProperty(state, async (given) => {
      const now = new Date();
      await setState(given, now);
      const { db } = server.gangway.platform;
      const together = await readOffers(db, everyChoice(), now);
      for (const { sailingId, cabinId, passId } of sailings) {
        const shown = await readAvailability(db, { ids: [sailingId] }, now);
        for (const roomTypeId of [cabinId, passId]) {
          const wanted = shown.find((type) => type.roomTypeId === roomTypeId);
          expect(await readOffer(db, { sailingId, roomTypeId }, now)).toEqual(wanted);
          const ofBoth = together.filter(
            (one) => one.sailingId === sailingId && one.roomTypeId === roomTypeId,
          );
          // Two ask for the same.
          expect(ofBoth).toEqual([wanted, wanted]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

/** Every type on every sailing, by two people each. */
const everyChoice = () =>
  [1, 2].flatMap(() =>
    sailings.flatMap(({ sailingId, cabinId, passId }) =>
      [cabinId, passId].map((roomTypeId) => ({ sailingId, roomTypeId })),
    ),
  );

test('of a sailing or a type that is not there nothing is told, and the others hear of theirs', async () => {
  const [one] = sailings;
  const { db } = server.gangway.platform;
  const { sailingId = 0, cabinId = 0 } = one ?? {};
  expect(await readOffer(db, { sailingId, roomTypeId: 0 }, new Date())).toBeUndefined();
  expect(await readOffer(db, { sailingId: 0, roomTypeId: cabinId }, new Date())).toBeUndefined();
  const choices = [
    [0, cabinId],
    [sailingId, cabinId],
    [sailingId, 0],
  ].map(([sailing = 0, type = 0]) => ({
    sailingId: sailing,
    roomTypeId: type,
  }));
  const found = await readOffers(db, choices, new Date());
  expect(found.map((one) => one.roomTypeId)).toEqual([cabinId]);
});

async function setState(given: State, now: Date): Promise<void> {
  const ask = (text: string, values: unknown[]) => server.gangway.pool.query(text, values);
  const [one] = sailings;
  if (!one) return;
  const { sailingId, shipId, cabinId, passId } = one;
  for (const [index, slot] of given.slots.entries())
    await ask('update sailings set slot = $1::text where id = $2', [slot, sailings[index]?.sailingId]);
  for (const table of ['place_holds', 'sailing_units', 'sailing_people', 'date_prices'])
    await ask(`delete from ${table}`, []);
  for (const [index, { sailing, isCabin, units, minutes }] of given.holds.entries()) {
    const at = sailings[sailing] ?? one;
    const typeId = isCabin ? at.cabinId : at.passId;
    const until = new Date(now.getTime() + minutes * 60_000);
    await ask(
      `insert into place_holds (order_id, sailing_id, room_type_id, units, people, expires_at)
       values ($1, $2, $3, $4, $4, $5)`,
      [index + 1, at.sailingId, typeId, units, until],
    );
  }
  if (given.taken !== null) {
    await ask(
      `insert into sailing_units (sailing_id, room_type_id, units_taken)
       select $1::bigint, id, $2::int from unnest($3::bigint[]) as id`,
      [sailingId, given.taken, [cabinId, passId]],
    );
    await ask(`insert into sailing_people (sailing_id, people_taken, edition) values ($1, $2, 3)`, [
      sailingId,
      given.taken,
    ]);
  }
  if (given.priced)
    await ask(
      `insert into date_prices (room_type_id, date, slot, price_sen, non_refundable)
       select $1::bigint, date, other, case when other = slot then $2::bigint else 88_000 end, $3::boolean
         from sailings cross join unnest(array['day', 'night']) as other where id = $4`,
      [cabinId, given.priced.sen, given.priced.nonRefundable, sailingId],
    );
  await ask('delete from week_prices where room_type_id = $1', [passId]);
  if (given.weekly)
    await ask(
      `insert into week_prices (room_type_id, weekday, slot, price_sen)
       select $1::bigint, day, slot, 900 + day + length(slot)
         from generate_series(1, 7) as day cross join unnest(array['day', 'night']) as slot`,
      [passId],
    );
  await ask(
    `update rooms set status = case when number::int <= $1::int then 'maintenance' else 'dirty' end where ship_id = $2`,
    [given.inMaintenance, shipId],
  );
  await ask(
    `update sailings set status = $1::text, peak = $2::boolean, sales_close_at = least(departs_at, $3::timestamptz)
      where id = $4`,
    [given.status, given.peak, new Date(now.getTime() + given.closesIn * 60_000), sailingId],
  );
  await ask(`update ships set status = $1::text where id = $2`, [given.ship, shipId]);
  await ask(
    'update room_types set day_on = $1::boolean, night_on = $2::boolean where id = any($3::bigint[])',
    [given.dayOn, given.nightOn, sailings.map((sailing) => sailing.cabinId)],
  );
}
