import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let make: ReturnType<typeof catalogueMaker>;
let routeId: number;
let ships = 0;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  make = catalogueMaker(server, token);
  routeId = await make.route();
});
beforeEach(() => server.setNow(new Date('2026-11-15T04:00:00Z')));
afterAll(() => server.stop());

const newShip = () => make.ship(`Ship ${(ships += 1)}`);
const bodyOf = (shipId: number) => ({
  shipId,
  routeId,
  date: '2026-12-05',
  slot: 'day' as const,
  departure: '09:00',
  returning: '17:00',
});
const saving = (shipId: number, more: object = {}) =>
  server.call(sailingsCalls.saveSailing, { body: { ...bodyOf(shipId), ...more } }, { token });

const sailingsOf = async (shipId: number) =>
  (await server.call(sailingsCalls.monthSailings, { query: { month: '2026-12', shipId } }, { token })).data;

describe('a sailing', () => {
  test('takes its capacity from the settings and closes its sale at departure', async () => {
    const { data } = await saving(await newShip());
    expect(data).toMatchObject({ capacity: 600, status: 'scheduled', departsAt: '2026-12-05T01:00:00.000Z' });
    expect(data.salesCloseAt).toBe(data.departsAt);
  });

  test('is one per ship, date and slot, until it is cancelled', async () => {
    const shipId = await newShip();
    const first = await saving(shipId);
    expect(await saving(shipId)).toMatchObject({
      status: 409,
      reason: 'sailing.exists',
      fields: [{ field: 'date' }],
    });
    const night = await saving(shipId, { slot: 'night' });
    expect(await saving(shipId, { id: night.data.id, capacity: 1 })).toMatchObject({
      reason: 'sailing.exists',
      fields: [{ field: 'date', message: 'This ship sails on that date and slot already' }],
    });
    expect(await sailingsOf(shipId)).toMatchObject([{ slot: 'day' }, { slot: 'night', capacity: 600 }]);
    await server.call(
      sailingsCalls.cancelSailing,
      { params: { id: first.data.id }, body: { reason: 'Storm' } },
      { token },
    );
    expect((await saving(shipId)).code).toBe(200);
  });

  test('made by two at the same moment is made once', async () => {
    const shipId = await newShip();
    const answers = await Promise.all(Array.from({ length: 8 }, () => saving(shipId)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
  });

  test('is not for a ship that is not active, nor for a departure that has passed', async () => {
    const shipId = await newShip();
    expect(await saving(shipId, { date: '2026-11-15' })).toMatchObject({
      status: 422,
      reason: 'sailing.past',
    });
    await server.call(
      fleetCalls.saveShip,
      { body: { id: shipId, name: `Yard ${shipId}`, status: 'maintenance' } },
      { token },
    );
    expect(await saving(shipId)).toMatchObject({
      status: 409,
      reason: 'ship.notActive',
      fields: [{ field: 'shipId' }],
    });
  });

  test.each(['shipId', 'routeId'])('without its %s is refused at the field', async (field) => {
    const shipId = await newShip();
    const { data } = await saving(shipId);
    for (const more of [{ id: data.id }, { date: '2026-12-06' }])
      expect(await saving(shipId, { ...more, [field]: 999_999 })).toMatchObject({
        status: 400,
        fields: [{ field }],
      });
    expect(await sailingsOf(shipId)).toMatchObject([{ shipId, routeId, date: '2026-12-05' }]);
  });

  test('moves only along the table of states', async () => {
    const { data } = await saving(await newShip());
    const step = (status: 'boarding' | 'departed' | 'returned') =>
      server.call(sailingsCalls.stepSailing, { params: { id: data.id }, body: { status } }, { token });
    expect(await step('departed')).toMatchObject({ status: 409, reason: 'sailing.step' });
    expect((await step('boarding')).data.status).toBe('boarding');
    expect((await step('boarding')).data.status).toBe('boarding');
    expect((await step('departed')).data.status).toBe('departed');
    const cancel = await server.call(
      sailingsCalls.cancelSailing,
      { params: { id: data.id }, body: { reason: 'Storm' } },
      { token },
    );
    expect(cancel).toMatchObject({ status: 409, reason: 'sailing.step' });
  });

  test('that is cancelled keeps its reason: once more is the same answer, another reason is refused', async () => {
    const { data } = await saving(await newShip());
    const cancel = (reason: string) =>
      server.call(
        sailingsCalls.cancelSailing,
        { params: { id: data.id }, body: { reason } },
        { token, locale: 'en' },
      );
    const first = await cancel('Storm');
    expect(first.data).toMatchObject({ status: 'cancelled', cancelReason: 'Storm' });
    server.setNow(new Date('2026-11-15T05:00:00Z'));
    expect(await cancel('Storm')).toMatchObject({ code: 200, data: first.data });
    expect(await cancel('Engine')).toMatchObject({
      status: 409,
      reason: 'sailing.step',
      message: 'The sailing was canceled: this is not possible now.',
    });
    const detail = await server.call(sailingsCalls.sailingDetail, { params: { id: data.id } }, { token });
    expect(detail.data.sailing).toEqual(first.data);
    const noted = await sql(
      server.databaseUrl,
      `select after from audit_log where entity = 'sailing' and action = 'step' and entity_id = $1`,
      [String(data.id)],
    );
    expect(noted).toEqual([{ after: { status: 'cancelled', reason: 'Storm' } }]);
  });

  test('that two cancel at the same moment is cancelled by one, who alone is told so', async () => {
    const { data } = await saving(await newShip());
    const answers = await Promise.all(
      ['Storm', 'Engine', 'Strike'].map((reason) =>
        server.call(sailingsCalls.cancelSailing, { params: { id: data.id }, body: { reason } }, { token }),
      ),
    );
    const done = answers.filter((answer) => answer.code === 200);
    expect(done).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'sailing.step')).toHaveLength(2);
    const detail = await server.call(sailingsCalls.sailingDetail, { params: { id: data.id } }, { token });
    expect(detail.data.sailing.cancelReason).toBe(done[0]?.data.cancelReason);
  });

  test('that is ready to depart opens boarding again for a reason, and only for a time', async () => {
    const { data } = await saving(await newShip());
    const params = { id: data.id };
    const step = (status: 'boarding' | 'ready' | 'departed', reason?: string) =>
      server.call(sailingsCalls.stepSailing, { params, body: { status, reason } }, { token });
    expect(await step('ready')).toMatchObject({ reason: 'sailing.step' });
    await step('boarding');
    const readyAt = '2026-11-15T04:00:00.000Z';
    expect((await step('ready')).data).toMatchObject({ status: 'ready', readyAt });
    for (const reason of [undefined, '', '   '])
      expect(await step('boarding', reason)).toMatchObject({
        status: 422,
        reason: 'sailing.reasonNeeded',
        fields: [{ field: 'reason' }],
      });
    server.setNow(new Date('2026-11-15T04:29:59.999Z'));
    expect((await step('boarding', 'A bus is late')).data).toMatchObject({
      status: 'boarding',
      readyAt: null,
    });
    const noted = await server.gangway.platform.db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('entity', '=', 'sailing')
      .where('entityId', '=', String(data.id))
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(noted).toEqual([
      { before: { status: 'ready' }, after: { status: 'boarding', reason: 'A bus is late' } },
    ]);
    // Counted from the last time it was ready.
    await step('ready');
    server.setNow(new Date('2026-11-15T04:59:59.999Z'));
    expect(await step('boarding', 'Another bus')).toMatchObject({
      status: 409,
      reason: 'sailing.reopenTooLate',
      message: 'Boarding could open again only within 30 minutes of the ship being ready to depart.',
    });
    expect((await step('departed')).data.status).toBe('departed');
    expect(await step('boarding', 'Back')).toMatchObject({ reason: 'sailing.step' });
  });

  test.each([
    ['en', 'The sailing was canceled: this is not possible now.'],
    ['zh', '航次已取消，现在不能执行此操作。'],
    ['ko', '항차가 취소 상태이므로 지금은 할 수 없습니다.'],
  ])('says in %s in which state it is when a step is refused', async (locale, message) => {
    const { data } = await saving(await newShip());
    await server.call(
      sailingsCalls.cancelSailing,
      { params: { id: data.id }, body: { reason: 'Storm' } },
      { token },
    );
    const answer = await server.call(
      sailingsCalls.stepSailing,
      { params: { id: data.id }, body: { status: 'boarding' } },
      { token, locale },
    );
    expect(answer).toMatchObject({ reason: 'sailing.step', message });
  });

  test('that people have booked keeps its ship, route, date and slot', async () => {
    const shipId = await newShip();
    const { data } = await saving(shipId);
    await server.gangway.platform.db
      .insertInto('sailingPeople')
      .values({ sailingId: data.id, peopleTaken: 4 })
      .execute();
    for (const moved of [{ date: '2026-12-06' }, { routeId: await make.route() }])
      expect(await saving(shipId, { id: data.id, ...moved })).toMatchObject({ reason: 'sailing.taken' });
  });

  test.each([
    ['en', '4 people have booked: the capacity cannot be less.'],
    ['zh', '已有 4 人预订，载客量不能低于此数。'],
    ['ko', '4명이 예약했으므로 정원을 그보다 적게 할 수 없습니다.'],
  ])('says in %s how many have booked when it is made too small for them', async (locale, message) => {
    const shipId = await newShip();
    const { data } = await saving(shipId, { capacity: 10 });
    await server.gangway.platform.db
      .insertInto('sailingPeople')
      .values({ sailingId: data.id, peopleTaken: 4 })
      .execute();
    const save = (capacity: number, more: object = {}) =>
      server.call(
        sailingsCalls.saveSailing,
        { body: { ...bodyOf(shipId), id: data.id, capacity, ...more } },
        { token, locale },
      );
    expect(await save(3)).toMatchObject({
      status: 409,
      reason: 'sailing.tooSmall',
      fields: [{ field: 'capacity', message }],
    });
    expect(await sailingsOf(shipId)).toMatchObject([{ capacity: 10 }]);
    expect((await save(4)).data.capacity).toBe(4);
    // One that is too small already can be changed otherwise, and made larger.
    await sql(server.databaseUrl, 'update sailings set capacity = 2 where id = $1', [data.id]);
    expect((await save(2, { peak: true })).data).toMatchObject({ capacity: 2, peak: true });
    expect((await save(3)).data.capacity).toBe(3);
  });
});

test('a route that is sailed is not deleted', async () => {
  await saving(await newShip());
  const answer = await server.call(sailingsCalls.deleteRoute, { params: { id: routeId } }, { token });
  expect(answer).toMatchObject({ status: 409, reason: 'route.inUse' });
  const { data } = await server.call(sailingsCalls.listRoutes, {}, { token });
  expect(data.map((route) => route.id)).toContain(routeId);
});
