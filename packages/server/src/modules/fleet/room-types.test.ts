import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flatWeek, roomTypeBody, standing } from '../../../test/catalogue.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  server.setNow(new Date('2026-11-15T04:00:00Z'));
});
afterAll(() => server.stop());

const save = (body: ReturnType<typeof roomTypeBody> & { id?: number }) =>
  server.call(fleetCalls.saveRoomType, { body }, { token });

const find = async (id: number) =>
  (await server.call(fleetCalls.listRoomTypes, {}, { token })).data.find((type) => type.id === id);

describe('a room type', () => {
  test('comes back as it was saved', async () => {
    const body = roomTypeBody('ROUND', {
      amenities: ['wifi', 'tv', 'Sea swing'],
      beds: ['big', 'twin'],
      dayOn: false,
    });
    const { data } = await save(body);
    const { imageIds: _, ...expected } = { imageIds: [], ...body };
    expect(data).toMatchObject(expected);
  });

  test.each([
    ['no occupancy', { maxOccupancy: 0 }, 'maxOccupancy'],
    ['seven in a room', { maxOccupancy: 7 }, 'maxOccupancy'],
    ['no amenities', { amenities: [] }, 'amenities'],
    ['no name', { name: { en: '', zh: '' } }, 'name.en'],
    ['no beds in a cabin', { beds: [] }, 'beds'],
    ['a window in a boarding pass', { ...standing, hasWindow: true }, 'kind'],
    ['a negative price', { week: { ...flatWeek(1, 1), mon: { day: -1, night: null } } }, 'week.mon.day'],
    [
      'a price with half a sen',
      { week: { ...flatWeek(1, 1), sun: { day: 1, night: 10.5 } } },
      'week.sun.night',
    ],
    ['a quantity below zero', { dailyQuantity: -1 }, 'dailyQuantity'],
  ])('with %s is refused at its field', async (_name, wrong, field) => {
    const answer = await save(roomTypeBody('WRONG', wrong));
    expect(answer.status).toBe(400);
    expect(answer.fields.map((error) => error.field)).toContain(field);
    const { data } = await server.call(fleetCalls.listRoomTypes, {}, { token });
    expect(data.map((type) => type.code)).not.toContain('WRONG');
  });

  test('that is there keeps every price when one of the new ones is refused', async () => {
    const { id } = (await save(roomTypeBody('FIRM'))).data;
    const week = { ...flatWeek(1, 1), thu: { day: 1.5, night: 1 } };
    expect(await save({ ...roomTypeBody('FIRM', { week }), id })).toMatchObject({
      status: 400,
      fields: [{ field: 'week.thu.day', message: 'A price has at most two decimals' }],
    });
    expect(await find(id)).toMatchObject({ code: 'FIRM', week: flatWeek(50_000, 60_000) });
  });

  test('with a price above the limit is told the limit', async () => {
    const week = { ...flatWeek(1, 1), thu: { day: 99_999_999_999, night: 1 } };
    expect(await save(roomTypeBody('DEAR', { week }))).toMatchObject({
      status: 400,
      fields: [{ field: 'week.thu.day', message: 'A price is at most RM 1,000,000' }],
    });
  });

  test('has a code of its own, and stays what it is', async () => {
    const { data } = await save(roomTypeBody('KEEP'));
    expect(await save(roomTypeBody('keep'))).toMatchObject({ status: 409, reason: 'roomType.codeTaken' });
    expect(await save({ ...roomTypeBody('KEEP', standing), id: data.id })).toMatchObject({
      reason: 'roomType.kindFixed',
    });
  });

  test('that rooms use is not deleted, another is', async () => {
    const used = (await save(roomTypeBody('USED'))).data.id;
    const ship = await server.call(fleetCalls.saveShip, { body: { name: 'S', status: 'active' } }, { token });
    const body = {
      shipId: ship.data.id,
      roomTypeId: used,
      floor: 1,
      position: 'bow' as const,
      from: 1,
      to: 3,
      write: true,
    };
    await server.call(fleetCalls.bulkRooms, { body }, { token });
    const refused = await server.call(fleetCalls.deleteRoomType, { params: { id: used } }, { token });
    expect(refused).toMatchObject({ status: 409, reason: 'roomType.inUse' });
    expect(refused.message).toContain('3 rooms');
    expect(await find(used)).toMatchObject({ code: 'USED', week: flatWeek(50_000, 60_000) });
    const free = (await save(roomTypeBody('FREE'))).data.id;
    expect((await server.call(fleetCalls.deleteRoomType, { params: { id: free } }, { token })).code).toBe(
      200,
    );
  });
});

describe('date prices', () => {
  const set = (id: number, body: object, locale = 'en') =>
    server.call(
      fleetCalls.saveDatePrices,
      { params: { id }, body: { from: '2026-12-25', to: '2026-12-25', day: 90_000, night: null, ...body } },
      { token, locale },
    );
  const month = async (id: number, which: string) =>
    (await server.call(fleetCalls.monthPrices, { params: { id }, query: { month: which } }, { token })).data;

  test('beat the week on their date and slot, and the week holds again when they go', async () => {
    const { id } = (await save(roomTypeBody('XMAS'))).data;
    await set(id, { nonRefundable: true });
    const { resulting } = await month(id, '2026-12');
    expect(resulting).toHaveLength(62);
    const on = (date: string, slot: string) =>
      resulting.find((row) => row.date === date && row.slot === slot);
    expect(on('2026-12-25', 'day')).toMatchObject({ sen: 90_000, nonRefundable: true, source: 'date' });
    expect(on('2026-12-25', 'night')).toMatchObject({ sen: 60_000, nonRefundable: false, source: 'week' });
    await server.call(
      fleetCalls.deleteDatePrices,
      { params: { id }, body: { dates: ['2026-12-25'] } },
      { token },
    );
    expect((await month(id, '2026-12')).dates).toEqual([]);
  });

  test('cover the chosen weekdays of a range in one go', async () => {
    const { id } = (await save(roomTypeBody('RANGE'))).data;
    const answer = await set(id, {
      from: '2026-12-01',
      to: '2026-12-31',
      weekdays: ['fri', 'sat'],
      night: 70_000,
    });
    expect(answer.data.dates).toHaveLength(8);
    expect(answer.data.dates[0]).toBe('2026-12-04');
  });

  test('say that a date already exists, change nothing, and replace only when told to', async () => {
    const { id } = (await save(roomTypeBody('TWICE'))).data;
    await set(id, {});
    const again = await set(id, { from: '2026-12-24', to: '2026-12-26', day: 1 });
    expect(again).toMatchObject({
      status: 409,
      reason: 'price.dateExists',
      message: 'The date already exists: 2026-12-25',
    });
    expect((await month(id, '2026-12')).dates).toEqual([
      { date: '2026-12-25', day: 90_000, night: null, nonRefundable: false },
    ]);
    await set(id, { day: 80_000, replace: true });
    expect((await month(id, '2026-12')).dates[0]?.day).toBe(80_000);
  });

  test.each([
    ['a date in the past', { from: '2026-11-14', to: '2026-11-16' }, 'from', 422],
    ['a date that does not exist', { from: '2027-02-29', to: '2027-03-01' }, 'from', 400],
    ['a date written another way', { from: '25/12/2026', to: '2026-12-25' }, 'from', 400],
    ['an end before its beginning', { from: '2026-12-26', to: '2026-12-25' }, 'to', 400],
    ['no price at all', { day: null, night: null }, 'day', 400],
    ['a negative price', { day: -100 }, 'day', 400],
    ['a price with half a sen', { night: 10.5 }, 'night', 400],
    ['three years at once', { to: '2029-12-25' }, 'to', 422],
  ])('with %s are refused at the field', async (name, wrong, field, status) => {
    const { id } = (await save(roomTypeBody(name.replaceAll(' ', '-').slice(0, 20)))).data;
    const answer = await set(id, wrong);
    expect(answer.status).toBe(status);
    expect(answer.fields.map((error) => error.field)).toContain(field);
    expect((await month(id, '2026-12')).dates).toEqual([]);
  });

  test('today at the port is not the past, whatever the day is elsewhere', async () => {
    const { id } = (await save(roomTypeBody('TODAY'))).data;
    server.setNow(new Date('2026-11-15T15:59:00Z'));
    expect((await set(id, { from: '2026-11-15', to: '2026-11-15' })).code).toBe(200);
    server.setNow(new Date('2026-11-15T16:01:00Z'));
    expect(await set(id, { from: '2026-11-15', to: '2026-11-15', replace: true })).toMatchObject({
      reason: 'price.past',
    });
  });
});
