import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { farAhead } from '../../../test/days.ts';
import { paintPicture } from '../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { upload } from '../../../test/upload.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
});
afterAll(() => server.stop());

const ship = (name: string, more: object = {}) => ({
  name,
  status: 'active' as const,
  manager: 'Aina',
  managerContact: '+60 3-1',
  description: 'x',
  imageIds: [],
  ...more,
});

test('a ship keeps its pictures in the order given, and those it loses are removed', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => newImage()));
  const { data } = await save(ship('Ordered', { imageIds: [ids[2], ids[0], ids[1]] }));
  expect(data.images.map((image) => image.id)).toEqual([ids[2], ids[0], ids[1]]);
  const changed = await save(ship('Ordered', { id: data.id, imageIds: [ids[1]] }));
  expect(changed.data.images.map((image) => image.id)).toEqual([ids[1]]);
  expect(await imageIds()).not.toContain(ids[0]);
});

test('a sixth picture is refused at its field, and the ship keeps those it has', async () => {
  const first = await newImage();
  const { data } = await save(ship('Many', { imageIds: [first] }));
  const ids = await Promise.all(Array.from({ length: 6 }, () => newImage()));
  for (const more of [{ id: data.id }, { name: 'Many more' }]) {
    expect(await save(ship('Many', { ...more, imageIds: ids }))).toMatchObject({
      status: 400,
      fields: [{ field: 'imageIds', message: 'At most 5 pictures' }],
    });
  }
  expect((await shipsLike('Many')).map(({ name, images }) => [name, images.map(({ id }) => id)])).toEqual([
    ['Many', [first]],
  ]);
});

test('a picture that another ship shows cannot be taken', async () => {
  const id = await newImage();
  await save(ship('Owner', { imageIds: [id] }));
  expect(await save(ship('Thief', { imageIds: [id] }))).toMatchObject({
    status: 422,
    reason: 'image.missing',
  });
  expect(await shipsLike('Thief')).toEqual([]);
});

test('a name is used once, whatever its case', async () => {
  await save(ship('Unique'));
  expect(await save(ship('UNIQUE'))).toMatchObject({
    status: 409,
    reason: 'ship.nameTaken',
    fields: [{ field: 'name' }],
  });
  const picture = await newImage();
  await save(ship('unique', { imageIds: [picture] }));
  expect((await save(ship('Another', { imageIds: [picture] }))).code).toBe(200);
});

test('a ship nobody needs is deleted with its pictures, one with rooms is decommissioned', async () => {
  const image = await newImage();
  const plain = await save(ship('Plain', { imageIds: [image] }));
  const gone = await server.call(fleetCalls.deleteShip, { params: { id: plain.data.id } }, { token });
  expect(gone.data).toEqual({ outcome: 'deleted' });
  expect(await imageIds()).not.toContain(image);

  const housed = await save(ship('Housed'));
  const { db } = server.gangway.platform;
  const type = await db
    .insertInto('roomTypes')
    .values({
      code: 'X',
      kind: 'cabin',
      nameEn: 'X',
      nameZh: 'X',
      descriptionEn: '',
      descriptionZh: '',
      hasWindow: true,
      maxOccupancy: 2,
      dailyQuantity: 1,
      amenities: ['wifi'],
      beds: ['big'],
      dayOn: true,
      nightOn: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const room = {
    number: '1',
    shipId: housed.data.id,
    roomTypeId: type.id,
    floor: 1,
    position: 'bow' as const,
    status: 'available' as const,
  };
  await server.call(fleetCalls.saveRoom, { body: room }, { token });
  const kept = await server.call(fleetCalls.deleteShip, { params: { id: housed.data.id } }, { token });
  expect(kept.data).toEqual({ outcome: 'decommissioned' });
  const list = await server.call(fleetCalls.listShips, {}, { token });
  expect(list.data).toContainEqual({ id: housed.data.id, name: 'Housed', status: 'decommissioned' });
});

test('a ship with sailings is decommissioned, and its pictures stay', async () => {
  const make = catalogueMaker(server, token);
  const picture = await newImage();
  const { data } = await save(ship('Sailed', { imageIds: [picture] }));
  await make.sailing(data.id, await make.route(), farAhead);
  const answer = await server.call(fleetCalls.deleteShip, { params: { id: data.id } }, { token });
  expect(answer.data).toEqual({ outcome: 'decommissioned' });
  expect(await shipsLike('Sailed')).toMatchObject([{ status: 'decommissioned', images: [{ id: picture }] }]);
});

test('a ship that is out of service already is not taken out again, and the audit log has it once', async () => {
  const make = catalogueMaker(server, token);
  const id = await make.ship('Retired');
  await make.sailing(id, await make.route(), farAhead);
  for (let time = 0; time < 2; time += 1)
    expect((await server.call(fleetCalls.deleteShip, { params: { id } }, { token })).data).toEqual({
      outcome: 'decommissioned',
    });
  const lines = await server.gangway.platform.db
    .selectFrom('auditLog')
    .select('action')
    .where('entity', '=', 'ship')
    .where('entityId', '=', String(id))
    .where('action', '=', 'decommission')
    .execute();
  expect(lines).toHaveLength(1);
});

test('front desk looks and does not touch', async () => {
  const desk = await server.login('frontdesk');
  expect((await server.call(fleetCalls.pageShips, { body: {} }, { token: desk })).code).toBe(200);
  expect(await server.call(fleetCalls.saveShip, { body: ship('Mine') }, { token: desk })).toMatchObject({
    status: 403,
  });
});

function save(body: Parameters<typeof server.call<typeof fleetCalls.saveShip>>[1]['body']) {
  return server.call(fleetCalls.saveShip, { body }, { token });
}

async function shipsLike(keyword: string) {
  const { data } = await server.call(fleetCalls.pageShips, { body: { filter: { keyword } } }, { token });
  return data.records;
}

async function newImage(): Promise<number> {
  const answer = await upload(
    server,
    fleetCalls.uploadShipImage,
    await paintPicture('png', { width: 60, height: 40 }),
    { token },
  );
  return answer.data.id;
}

async function imageIds(): Promise<number[]> {
  const rows = await server.gangway.platform.db.selectFrom('images').select('id').execute();
  return rows.map((row) => row.id);
}
