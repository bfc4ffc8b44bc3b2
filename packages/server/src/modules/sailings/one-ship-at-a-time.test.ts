import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { Held } from '../../../test/held.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const byDay = { slot: 'day', departure: '09:00', returning: '17:00' } as const;
const byNight = { slot: 'night', departure: '19:00', returning: '06:00' } as const;
// Beyond the demo's sailings.
const date = addDays(portDate(new Date()), 300);
const nextDate = addDays(date, 1);
let server: TestServer;
let token: string;
let make: ReturnType<typeof catalogueMaker>;
let routeId: number;
let shipId: number;
let day: number;
let night: number;
let ships = 0;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  make = catalogueMaker(server, token);
  routeId = await make.route();
});
beforeEach(async () => {
  shipId = await make.ship(`Ship ${(ships += 1)}`);
  day = (await save(byDay)).data.id;
  night = (await save(byNight)).data.id;
});
afterAll(() => server.stop());

const save = (body: {
  id?: number;
  date?: string;
  slot: 'day' | 'night';
  departure: string;
  returning: string;
  capacity?: number;
}) => server.call(sailingsCalls.saveSailing, { body: { shipId, routeId, date, ...body } }, { token });

test.each(['08:59', '09:00'])(
  'a day sailing that would return at %s the next day is refused at the field',
  async (returning) => {
    expect(await save({ ...byDay, id: day, returning })).toMatchObject({
      status: 422,
      reason: 'sailing.nextDay',
      fields: [{ field: 'returning' }],
    });
  },
);

test('times at which the ship is on another sailing are refused, and that one is named', async () => {
  expect(await save({ ...byDay, id: day, returning: '19:01' })).toMatchObject({
    status: 409,
    reason: 'sailing.overlaps',
    fields: [
      {
        field: 'departure',
        message: `The ship is on its night sailing of ${date} then, from ${date} 19:00 to ${nextDate} 06:00`,
      },
    ],
  });
  expect((await save({ ...byDay, id: day, returning: '19:00' })).code).toBe(200);
});

test('the night before counts, a cancelled sailing does not, and what is not moved may stay', async () => {
  const next = (await save({ ...byDay, date: nextDate })).data.id;
  const early = { ...byDay, id: next, date: nextDate, departure: '05:59' };
  expect((await save(early)).reason).toBe('sailing.overlaps');
  await server.call(
    sailingsCalls.cancelSailing,
    { params: { id: night }, body: { reason: 'Storm' } },
    { token },
  );
  expect((await save(early)).code).toBe(200);
  expect((await save({ ...early, capacity: 50 })).code).toBe(200);
});

test('whoever moves a sailing while another of the ship is moved sees where that went', async () => {
  await using held = await Held.begin(server.databaseUrl);
  await held.do('select pg_advisory_xact_lock(8, $1)', [shipId]);
  await held.do('update sailings set departs_at = $2, sales_close_at = $2 where id = $1', [
    night,
    `${date}T18:00+08`,
  ]);
  const saved = save({ ...byDay, id: day, returning: '18:30' });
  await held.waitedFor(saved);
  await held.commit();
  expect((await saved).reason).toBe('sailing.overlaps');
});
