import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMaker, flatWeek, roomTypeBody, standing } from '../../../test/catalogue.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const now = new Date('2026-11-15T04:00:00Z');
let server: TestServer;
let token: string;
let cabinId: number;
let passId: number;
let sailingId: number;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  server.setNow(now);
  const make = catalogueMaker(server, token);
  const shipId = await make.ship('Aurora');
  cabinId = await make.roomType('CABIN', { dailyQuantity: 5 });
  passId = await make.roomType('PASS', { ...standing, dailyQuantity: 250, week: flatWeek(12_000, null) });
  await make.rooms(shipId, cabinId, 1, 4);
  sailingId = await make.sailing(shipId, await make.route(), '2026-12-25', 'day', { capacity: 100 });
});
afterAll(() => server.stop());

const calendar = async () =>
  (await server.call(sailingsCalls.monthCalendar, { query: { month: '2026-12' } }, {})).data;
const offers = async () => (await calendar())[0]?.offers ?? [];
const left = async (id: number) => (await offers()).find((offer) => offer.roomTypeId === id)?.left;
const db = () => server.gangway.platform.db;

test('a visitor sees price and places of every type of a month in one call', async () => {
  expect(await calendar()).toEqual([
    expect.objectContaining({
      id: sailingId,
      date: '2026-12-25',
      slot: 'day',
      placesLeft: 100,
      offers: [
        { roomTypeId: cabinId, priceSen: 50_000, nonRefundable: false, left: 4 },
        { roomTypeId: passId, priceSen: 12_000, nonRefundable: false, left: 100 },
      ],
    }),
  ]);
});

test('calendar, sailing, route list, home and back office say the same', async () => {
  const [one, routes, home, detail] = await Promise.all([
    server.call(sailingsCalls.sailingOffers, { params: { id: sailingId } }),
    server.call(sailingsCalls.routeList, { query: { from: '2026-12-20', to: '2026-12-30' } }),
    server.call(sailingsCalls.home, {}),
    server.call(sailingsCalls.sailingDetail, { params: { id: sailingId } }, { token }),
  ]);
  const expected = (await calendar())[0];
  expect(one.data.sailing).toEqual(expected);
  expect(routes.data.sailings).toEqual([expected]);
  expect(home.data.sailings).toEqual([]);
  expect(detail.data.types.map(({ roomTypeId, left: places }) => ({ roomTypeId, left: places }))).toEqual(
    expected?.offers.map(({ roomTypeId, left: places }) => ({ roomTypeId, left: places })),
  );
});

test('a date price shows at once, with its mark', async () => {
  const body = { from: '2026-12-25', to: '2026-12-25', day: 88_000, night: null, nonRefundable: true };
  await server.call(fleetCalls.saveDatePrices, { params: { id: cabinId }, body }, { token });
  expect((await offers())[0]).toMatchObject({ priceSen: 88_000, nonRefundable: true });
  await server.call(
    fleetCalls.deleteDatePrices,
    { params: { id: cabinId }, body: { dates: ['2026-12-25'] } },
    { token },
  );
  expect((await offers())[0]).toMatchObject({ priceSen: 50_000, nonRefundable: false });
});

test('the preview of the back office and the sale agree on every price', async () => {
  for (const roomTypeId of [cabinId, passId]) {
    const { data } = await server.call(
      fleetCalls.monthPrices,
      { params: { id: roomTypeId }, query: { month: '2026-12' } },
      { token },
    );
    const preview = data.resulting.find((row) => row.date === '2026-12-25' && row.slot === 'day');
    const sold = (await offers()).find((offer) => offer.roomTypeId === roomTypeId);
    expect(preview?.sen).toBe(sold?.priceSen);
  }
});

test('a room in maintenance is not sold; one that is dirty or occupied is', async () => {
  const { data } = await server.call(
    fleetCalls.pageRooms,
    { body: { filter: { roomTypeId: cabinId } } },
    { token },
  );
  const [room, other] = data.records;
  if (!room || !other) throw new Error('the rooms are missing');
  const set = (id: number, status: string) =>
    sql(server.databaseUrl, 'update rooms set status = $2 where id = $1', [id, status]);
  await set(room.id, 'maintenance');
  await set(other.id, 'dirty');
  expect(await left(cabinId)).toBe(3);
  await set(room.id, 'available');
  expect(await left(cabinId)).toBe(4);
});

test('the purchase switch of the slot takes a type off sale', async () => {
  const body = { ...roomTypeBody('CABIN', { dailyQuantity: 5, dayOn: false }), id: cabinId };
  await server.call(fleetCalls.saveRoomType, { body }, { token });
  expect(await left(cabinId)).toBeUndefined();
  await server.call(fleetCalls.saveRoomType, { body: { ...body, dayOn: true } }, { token });
  expect(await left(cabinId)).toBe(4);
});

test('what is sold and held is taken off, and people count against the capacity of the sailing', async () => {
  await db().insertInto('sailingUnits').values({ sailingId, roomTypeId: cabinId, unitsTaken: 3 }).execute();
  await db().insertInto('sailingPeople').values({ sailingId, peopleTaken: 98 }).execute();
  expect(await left(cabinId)).toBe(1);
  expect(await left(passId)).toBe(2);
  expect((await calendar())[0]?.placesLeft).toBe(2);
});

test('a hold ends at its second, swept or not', async () => {
  const expiresAt = new Date('2026-11-15T04:10:00Z');
  await db()
    .insertInto('placeHolds')
    .values({ orderId: 1, sailingId, roomTypeId: cabinId, units: 2, people: 4, expiresAt })
    .execute();
  server.setNow(new Date(expiresAt.getTime() - 1));
  expect(await left(cabinId)).toBe(1);
  server.setNow(expiresAt);
  expect(await left(cabinId)).toBe(3);
  expect(await left(passId)).toBe(6);
  server.setNow(now);
});

test('a quantity lowered below what is sold sells no more and breaks nothing', async () => {
  const body = { ...roomTypeBody('CABIN', { dailyQuantity: 1 }), id: cabinId };
  expect((await server.call(fleetCalls.saveRoomType, { body }, { token })).code).toBe(200);
  expect(await left(cabinId)).toBe(0);
});

test('nothing is on sale once sales are closed, the ship is out of service, or the sailing is cancelled', async () => {
  server.setNow(new Date('2026-12-25T01:00:00Z'));
  expect(await calendar()).toEqual([]);
  server.setNow(now);
  const { data } = await server.call(fleetCalls.listShips, {}, { token });
  const ship = { id: data[0]?.id, name: data[0]?.name ?? '' };
  await server.call(fleetCalls.saveShip, { body: { ...ship, status: 'maintenance' } }, { token });
  expect(await calendar()).toEqual([]);
  await server.call(fleetCalls.saveShip, { body: { ...ship, status: 'active' } }, { token });
  expect(await calendar()).toHaveLength(1);
  await server.call(
    sailingsCalls.cancelSailing,
    { params: { id: sailingId }, body: { reason: 'Storm' } },
    { token },
  );
  expect(await calendar()).toEqual([]);
  expect((await server.call(sailingsCalls.sailingOffers, { params: { id: sailingId } })).status).toBe(404);
});
