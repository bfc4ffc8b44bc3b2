import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, makeSailing, passLine, type SmallSailing } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { readExport } from '../../../test/read-export.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let small: SmallSailing;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  token = await server.login('editor');
  small = await makeSailing(server, { date: '2026-12-01', capacity: 80 });
  const make = catalogueMaker(server, token);
  await make.sailing(small.shipId, small.routeId, '2026-12-02', 'day', { peak: true });
  await buy(server, await server.login('customer'), [passLine(small)]);
});
afterAll(() => server.stop());

const sailings = (body: object, locale = 'en') =>
  readExport(server, sailingsCalls.exportSailings, { body }, { token, locale });
const dates = async (body: object) =>
  (await sailings(body)).rows.map((row) => row['Date'] instanceof Date && row['Date'].toISOString());

test('the sailings that match are read back from Excel, days and times as dates, people as numbers', async () => {
  const { file, rows } = await sailings({ filter: { to: '2026-12-01' } });
  expect(file).toBe('sailings-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      Date: new Date('2026-12-01T00:00:00Z'),
      Slot: 'Day',
      Ship: 'Aurora',
      Route: 'Strait',
      Departure: new Date('2026-12-01T09:00:00Z'),
      Return: new Date('2026-12-01T17:00:00Z'),
      Status: 'Scheduled',
      People: 1,
      Capacity: 80,
      'Peak sailing': null,
    }),
  ]);
  expect((await sailings({ filter: { from: '2026-12-02' } })).rows[0]).toMatchObject({
    'Peak sailing': 'Peak',
  });
  const all = await sailings({});
  expect(all.rows.map((row) => row['People'])).toEqual(expect.arrayContaining([0, 1]));
  expect(all.totals).toMatchObject({ Date: 'Total', People: 1, Capacity: null });
});

test('the sailings are sorted as the list is, and speak the language of the reader', async () => {
  const upwards = await dates({ sort: { by: 'date', order: 'asc' } });
  expect(upwards).toEqual(['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z']);
  expect(await dates({ sort: { by: 'date', order: 'desc' } })).toEqual(upwards.toReversed());
  expect((await sailings({}, 'zh')).rows[0]).toMatchObject({ 船舶: 'Aurora' });
});

test('the routes are read back with how many sailings each has', async () => {
  const { file, rows, totals } = await readExport(server, sailingsCalls.exportRoutes, {}, { token });
  expect(file).toBe('routes-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      'From port (English)': 'Port Klang',
      'Destination (English)': 'Strait',
      Status: 'Enabled',
      Sailings: 2,
    }),
  ]);
  expect(totals).toMatchObject({ 'From port (English)': 'Total', Sailings: 2 });
});
