import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueMaker, roomTypeBody } from './catalogue.ts';
import { farAhead } from './days.ts';
import { Held } from './held.ts';
import { paintPicture } from './pictures.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { upload } from './upload.ts';

let server: TestServer;
let token: string;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
});
afterAll(() => server.stop());

const maker = () => catalogueMaker(server, token);
/** Something with a name nobody else has. */
const name = () => `N${(made += 1)}`;
const both = (text: string) => ({ en: text, zh: text });
const roomBody = (shipId: number, roomTypeId: number) => ({
  number: name(),
  shipId,
  roomTypeId,
  floor: 1,
  position: 'bow' as const,
  status: 'available' as const,
  notes: '',
});

/** What somebody else has just deleted, and the transaction is not over yet, while this is asked for. */
async function besideDeletion(table: string, id: number, ask: () => Promise<unknown>): Promise<unknown> {
  await using other = await Held.begin(server.databaseUrl);
  await other.do(`delete from ${table} where id = $1`, [id]);
  const answer = ask();
  await other.waitedFor(answer);
  await other.commit();
  return answer;
}

describe.each([
  {
    table: 'ships',
    make: () => maker().ship(name()),
    remove: (id: number) => server.call(fleetCalls.deleteShip, { params: { id } }, { token }),
    save: (id: number) =>
      server.call(fleetCalls.saveShip, { body: { id, name: name(), status: 'active' } }, { token }),
  },
  {
    table: 'room_types',
    make: () => maker().roomType(name()),
    remove: (id: number) => server.call(fleetCalls.deleteRoomType, { params: { id } }, { token }),
    save: (id: number) =>
      server.call(fleetCalls.saveRoomType, { body: { id, ...roomTypeBody(name()) } }, { token }),
  },
  {
    table: 'rooms',
    make: async () => {
      const body = roomBody(await maker().ship(name()), await maker().roomType(name()));
      return (await server.call(fleetCalls.saveRoom, { body }, { token })).data.id;
    },
    remove: (id: number) => server.call(fleetCalls.deleteRoom, { params: { id } }, { token }),
    save: async (id: number) => {
      const [row] = await sql(
        server.databaseUrl,
        'select ship_id::int, room_type_id::int from rooms limit 1',
      );
      const body = roomBody(Number(row?.['ship_id']), Number(row?.['room_type_id']));
      return server.call(fleetCalls.saveRoom, { body: { id, ...body } }, { token });
    },
  },
  {
    table: 'routes',
    make: () => maker().route(),
    remove: (id: number) => server.call(sailingsCalls.deleteRoute, { params: { id } }, { token }),
    save: (id: number) => {
      const ports = { fromPort: both('Klang'), destination: both('Strait'), description: both('') };
      const body = { id, ...ports, enabled: true, imageId: null };
      return server.call(sailingsCalls.saveRoute, { body }, { token });
    },
  },
  {
    table: 'slides',
    make: async () => {
      const picture = await paintPicture('webp', { width: 50, height: 30 });
      const imageId = (await upload(server, mediaCalls.uploadSlideImage, picture, { token })).data.id;
      const body = { title: both(name()), link: '', weight: 1, enabled: true, imageId };
      return (await server.call(mediaCalls.saveSlide, { body }, { token })).data.id;
    },
    remove: (id: number) => server.call(mediaCalls.deleteSlide, { params: { id } }, { token }),
    save: async (id: number) => {
      const rows = await sql(server.databaseUrl, 'select image_id::int from slides where id = $1', [id]);
      const imageId = Number(rows[0]?.['image_id']);
      const body = { id, title: both(name()), link: '', weight: 2, enabled: true, imageId };
      return server.call(mediaCalls.saveSlide, { body }, { token });
    },
  },
])('$table', ({ table, make, remove, save }) => {
  const gone = { status: 404, reason: 'record.missing' };

  test('are not deleted twice', async () => {
    const id = await make();
    expect(await besideDeletion(table, id, () => remove(id))).toMatchObject(gone);
  });

  test('are not changed once they are gone, and whoever tries is told so', async () => {
    const id = await make();
    expect(await besideDeletion(table, id, () => save(id))).toMatchObject(gone);
  });
});

test('a room is not made of a type that is just deleted', async () => {
  const [shipId, typeId] = [await maker().ship(name()), await maker().roomType(name())];
  const body = roomBody(shipId, typeId);
  const answer = await besideDeletion('room_types', typeId, () =>
    server.call(fleetCalls.saveRoom, { body }, { token }),
  );
  expect(answer).toMatchObject({ reason: 'request.invalid', fields: [{ field: 'roomTypeId' }] });
});

test('a sailing is not made of a route that is just deleted', async () => {
  const [shipId, routeId] = [await maker().ship(name()), await maker().route()];
  const body = { shipId, routeId, date: farAhead, slot: 'day' as const };
  const answer = await besideDeletion('routes', routeId, () =>
    server.call(
      sailingsCalls.saveSailing,
      { body: { ...body, departure: '09:00', returning: '17:00' } },
      { token },
    ),
  );
  expect(answer).toMatchObject({ reason: 'request.invalid', fields: [{ field: 'routeId' }] });
});

test('who sets the price of a date that somebody else is just setting comes after', async () => {
  const id = await maker().roomType(name());
  await using other = await Held.begin(server.databaseUrl);
  await other.do('select from room_types where id = $1 for no key update', [id]);
  await other.do(
    `insert into date_prices (room_type_id, date, slot, price_sen, non_refundable) values ($1, $2, 'day', 1, false)`,
    [id, farAhead],
  );
  const body = { from: farAhead, to: farAhead, day: 700, night: null, replace: true };
  const saving = server.call(fleetCalls.saveDatePrices, { params: { id }, body }, { token });
  await other.waitedFor(saving);
  await other.commit();
  expect(await saving).toMatchObject({ code: 200, data: { dates: [farAhead] } });
  const prices = await sql(
    server.databaseUrl,
    'select price_sen::int from date_prices where room_type_id = $1',
    [id],
  );
  expect(prices).toEqual([{ price_sen: 700 }]);
});
