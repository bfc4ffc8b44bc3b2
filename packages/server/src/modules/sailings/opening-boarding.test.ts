import { addDays, portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const day = addDays(portDate(new Date()), 40);
const eve = startOfPortDay(addDays(day, -1));
let server: TestServer;
let token: string;
let sailingId: number;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  await sql(server.databaseUrl, `delete from config_entries where key = 'boarding.openDays'`);
});
beforeEach(async () => {
  server.setNow(null);
  token = await server.login('editor');
  const make = catalogueMaker(server, token);
  const [shipId, routeId] = [await make.ship(`Ship ${(made += 1)}`), await make.route()];
  const times = { date: day, slot: 'day' as const, departure: '09:00', returning: '17:00' };
  const { data } = await server.call(
    sailingsCalls.saveSailing,
    { body: { shipId, routeId, ...times } },
    { token },
  );
  sailingId = data.id;
});
afterAll(() => server.stop());

const open = () =>
  server.call(
    sailingsCalls.stepSailing,
    { params: { id: sailingId }, body: { status: 'boarding' } },
    { token },
  );
const boardingFrom = async () =>
  (await server.call(sailingsCalls.sailingDetail, { params: { id: sailingId } }, { token })).data
    .boardingFrom;

test('boarding of a sailing far away is not opened, and the answer says from when', async () => {
  expect(await boardingFrom()).toBe(eve.toISOString());
  expect(await open()).toMatchObject({
    status: 409,
    reason: 'sailing.tooEarly',
    message: `Boarding of this sailing can be opened from ${addDays(day, -1)} on.`,
  });
});

test('it opens from the first hour at the port of the day before', async () => {
  server.setNow(new Date(eve.getTime() - 1));
  token = await server.login('editor');
  expect(await open()).toMatchObject({ reason: 'sailing.tooEarly' });
  server.setNow(eve);
  expect((await open()).data.status).toBe('boarding');
});

test('how many days before it opens is a setting', async () => {
  await sql(
    server.databaseUrl,
    `insert into config_entries (key, value) values ('boarding.openDays', '0')
     on conflict (key) do update set value = excluded.value`,
  );
  expect(await boardingFrom()).toBe(startOfPortDay(day).toISOString());
  server.setNow(eve);
  token = await server.login('editor');
  expect(await open()).toMatchObject({ reason: 'sailing.tooEarly' });
});
