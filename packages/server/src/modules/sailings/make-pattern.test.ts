import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { Held } from '../../../test/held.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let make: ReturnType<typeof catalogueMaker>;
let routeId: number;
let ships = 0;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T04:00:00Z'));
  token = await server.login('editor');
  make = catalogueMaker(server, token);
  routeId = await make.route();
});
afterAll(() => server.stop());

const newShip = () => make.ship(`Ship ${(ships += 1)}`);
const saving = (shipId: number, { date }: { date: string }) =>
  server.call(
    sailingsCalls.saveSailing,
    { body: { shipId, routeId, date, slot: 'day', departure: '09:00', returning: '17:00' } },
    { token },
  );
const sailingsOf = async (shipId: number) =>
  (await server.call(sailingsCalls.monthSailings, { query: { month: '2026-12', shipId } }, { token })).data;

describe('a pattern', () => {
  const pattern = (shipId: number, more: object = {}, locale = 'en') =>
    server.call(
      sailingsCalls.makePattern,
      {
        body: {
          shipId,
          routeId,
          from: '2026-12-01',
          to: '2026-12-31',
          weekdays: ['fri', 'sat'],
          slots: [
            { slot: 'day', departure: '09:00', returning: '17:00' },
            { slot: 'night', departure: '19:00', returning: '06:00' },
          ],
          write: false,
          ...more,
        },
      },
      { token, locale },
    );

  test('shows what it would make and what is there, then makes exactly that, once', async () => {
    const shipId = await newShip();
    await saving(shipId, { date: '2026-12-05' });
    const preview = await pattern(shipId);
    expect(preview.data.created).toHaveLength(15);
    expect(preview.data.existing).toEqual([{ date: '2026-12-05', slot: 'day' }]);
    expect((await pattern(shipId, { write: true })).data.created).toHaveLength(15);
    expect((await pattern(shipId, { write: true })).data).toMatchObject({ created: [] });
    expect(await sailingsOf(shipId)).toHaveLength(16);
  });

  test('names what somebody else made meanwhile as there', async () => {
    const shipId = await newShip();
    const { data: sample } = await saving(shipId, { date: '2027-01-02' });
    await using held = await Held.begin(server.databaseUrl);
    await held.do(
      `insert into sailings (ship_id, route_id, date, slot, departs_at, returns_at, sales_close_at, capacity, peak, updated_at)
       select ship_id, route_id, '2026-12-05', slot, departs_at, returns_at, sales_close_at, capacity, peak, updated_at
       from sailings where id = $1`,
      [sample.id],
    );
    const answer = pattern(shipId, { write: true });
    await held.waitedFor(answer);
    await held.commit();
    const { created, existing } = (await answer).data;
    expect(created).toHaveLength(15);
    expect(existing).toEqual([{ date: '2026-12-05', slot: 'day' }]);
  });

  test.each([
    [
      'more than a thousand sailings',
      { to: '2028-12-31', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      'sailing.tooMany',
      'to',
    ],
    ['a beginning in the past', { from: '2026-11-01' }, 'sailing.past', 'from'],
    ['no such weekday in the range', { from: '2026-12-07', to: '2026-12-08' }, 'request.invalid', 'weekdays'],
    ['a weekday that is none', { weekdays: ['mon', 'someday'] }, 'request.invalid', 'weekdays'],
    ['an end before its beginning', { to: '2026-11-30' }, 'request.invalid', 'to'],
  ])('with %s is refused at the field and makes nothing', async (_name, wrong, reason, field) => {
    const shipId = await newShip();
    const answer = await pattern(shipId, { ...wrong, write: true });
    expect(answer).toMatchObject({ reason, fields: [{ field }] });
    const page = await server.call(sailingsCalls.pageSailings, { body: { filter: { shipId } } }, { token });
    expect(page.data.total).toBe(0);
  });

  test.each([
    ['en', 'Weekdays must be one of: mon, tue, wed, thu, fri, sat, sun'],
    ['zh', '星期只能是以下之一：mon, tue, wed, thu, fri, sat, sun'],
    ['ko', '요일은 다음 중 하나여야 합니다: mon, tue, wed, thu, fri, sat, sun'],
  ])('with a wrong weekday is told so in %s at the weekdays', async (locale, message) => {
    const answer = await pattern(await newShip(), { weekdays: ['mon', 'someday'] }, locale);
    expect(answer.fields).toEqual([{ field: 'weekdays', message }]);
  });
});
