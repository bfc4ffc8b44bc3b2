import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMaker, flatWeek, standing } from '../../../test/catalogue.ts';
import { readExport } from '../../../test/read-export.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let aurora: number;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  token = await server.login('editor');
  const make = catalogueMaker(server, token);
  aurora = await make.ship('Aurora');
  const borealis = await make.ship('Borealis');
  const cabin = await make.roomType('OCEAN', {
    week: { ...flatWeek(50_000, 60_050), sun: { day: null, night: 75_000 } },
    amenities: ['wifi', 'Piano'],
    nightOn: false,
  });
  await make.roomType('PASS', { ...standing, week: flatWeek(12_000, null) });
  await make.rooms(aurora, cabin, 1, 3);
  await make.rooms(borealis, cabin, 11, 2);
});
afterAll(() => server.stop());

const ships = (body: object, locale = 'en') =>
  readExport(server, fleetCalls.exportShips, { body }, { token, locale });
const rooms = (body: object) => readExport(server, fleetCalls.exportRooms, { body }, { token });
const numbers = async (body: object) => (await rooms(body)).rows.map((row) => String(row['Number']));

test('the ships that match are read back from Excel, sorted as the list is', async () => {
  const { file, rows } = await ships({ filter: { keyword: 'auro' } });
  expect(file).toBe('ships-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      Name: 'Aurora',
      Status: 'Active',
      Rooms: 3,
      Created: expect.any(Date),
      Updated: new Date('2026-11-16T00:30:00Z'),
    }),
  ]);
  const names = async (order: string) =>
    (await ships({ sort: { by: 'name', order } })).rows.map((row) => row['Name']);
  expect(await names('desc')).toEqual((await names('asc')).toReversed());
  expect((await ships({})).totals).toMatchObject({ Name: 'Total', Rooms: 5 });
  expect((await ships({}, 'zh')).rows[0]).toMatchObject({ 状态: '运营中' });
});

test('the room types are read back with their week prices in ringgit', async () => {
  const { file, titles, rows } = await readExport(server, fleetCalls.exportRoomTypes, {}, { token });
  expect(file).toBe('room-types-2026-11-16.xlsx');
  expect(titles.filter((title) => /, (day|night)$/.test(title))).toHaveLength(14);
  expect(rows.find((row) => row['Type code'] === 'OCEAN')).toMatchObject({
    Kind: 'Cabin',
    Window: 'With window',
    Rooms: 5,
    'Day sale': 'On',
    'Night sale': 'Off',
    'Mon, day': 500,
    'Mon, night': 600.5,
    'Sun, day': null,
    'Sun, night': 750,
    Amenities: 'Wi-Fi, Piano',
  });
  expect(rows.find((row) => row['Type code'] === 'PASS')).toMatchObject({ Window: null, Rooms: null });
});

test('the rooms follow the filters and the order of the list', async () => {
  expect(await numbers({})).toHaveLength(5);
  expect(await numbers({ filter: { shipId: aurora } })).toEqual(['1', '2', '3']);
  expect(await numbers({ filter: { shipId: aurora }, sort: { by: 'number', order: 'desc' } })).toEqual([
    '3',
    '2',
    '1',
  ]);
  expect(await numbers({ filter: { keyword: '12' } })).toEqual(['12']);
  expect(await numbers({ filter: { status: 'dirty' } })).toEqual([]);
});
