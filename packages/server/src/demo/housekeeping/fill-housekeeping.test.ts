import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { stayProblems } from '../../../test/stay-invariants.ts';

let server: TestServer;
/** The clock stands still, so that nothing sails or returns while the tests look. */
const now = new Date();

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: 'on' }, now });
});
afterAll(() => server.stop());

const ask = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  sql<T>(server.databaseUrl, text, values);

describe('the rooms of the demo', () => {
  test('agree with their stays, cleanings, outages and orders', async () => {
    expect(await stayProblems(server.databaseUrl)).toEqual([]);
  });

  test('are of every status', async () => {
    const statuses = await ask<{ status: string; rooms: number }>(
      'select status, count(*)::int as rooms from rooms group by 1',
    );
    const count = (status: string) => statuses.find((row) => row.status === status)?.rooms ?? 0;
    expect(count('available')).toBeGreaterThan(80);
    expect(count('occupied')).toBeGreaterThan(3);
    expect(count('dirty')).toBeGreaterThan(5);
    expect(count('maintenance')).toBe(2);
  });

  test('were clean when guests came, on the right ship, and the type they bought but for a reason', async () => {
    const wrong = await ask(
      `
      select st.id from stays st join orders o on o.id = st.order_id join rooms r on r.id = st.room_id
        join sailings s on s.id = st.sailing_id
       where s.ship_id <> r.ship_id or st.sailing_id <> o.sailing_id or o.status not in ('paid', 'completed')
          or s.status not in ('boarding', 'departed', 'returned')
          or (r.room_type_id <> o.room_type_id and st.reason = '')
          or greatest(st.checked_in_at, st.checked_out_at) > $1
          or (st.checked_out_at is null and st.moved_from is null and s.status = 'returned' and s.returns_at < $1::timestamptz - interval '1 day')
          or exists (select from room_cleanings c where c.room_id = st.room_id and c.dirty_at < st.checked_in_at
                        and (c.done_at is null or c.done_at > st.checked_in_at))`,
      [now],
    );
    expect(wrong).toEqual([]);
  });

  test('were cleaned after every stay, in the right order, by somebody', async () => {
    const left = await ask(`
      select st.id from stays st where st.checked_out_at is not null and not exists (
        select from room_cleanings c where c.stay_id = st.id and c.room_id = st.room_id and c.dirty_at = st.checked_out_at)`);
    const odd = await ask(
      `
      select id from room_cleanings
       where started_at < dirty_at or done_at <= started_at or greatest(dirty_at, started_at, done_at) > $1
          or (started_at is null) <> (started_by is null) or (done_at is null) <> (done_by is null)`,
      [now],
    );
    expect([left, odd]).toEqual([[], []]);
  });

  test('were in service long before anything was sold, but for those that were out', async () => {
    const wrong = await ask(`
      select r.id from rooms r where not exists (
        select from room_service v where v.room_id = r.id and v.ship_id = r.ship_id and v.room_type_id = r.room_type_id
           and v.since < (select min(departs_at) from sailings))`);
    expect(wrong).toEqual([]);
    const [{ out } = { out: 0 }] = await ask<{ out: number }>(`
      select count(*)::int as out from room_outages o join room_service v
        on v.room_id = o.room_id and v.until = o.since`);
    expect(out).toBe(3);
  });

  test('have a history: some moved, some were upgraded, some came later, and some never came', async () => {
    const [found] = await ask<Record<string, number>>(`
      select count(*)::int as stays, count(moved_from)::int as moved,
             (select count(*)::int from stays st join orders o on o.id = st.order_id join rooms r on r.id = st.room_id
               where r.room_type_id <> o.room_type_id) as upgraded,
             (select count(*)::int from stay_guests g join stays st on st.id = g.stay_id
               where g.arrived_at > st.checked_in_at) as later,
             (select count(*)::int from orders o join room_types t on t.id = o.room_type_id
               where o.status = 'completed' and t.kind = 'cabin' and o.room_number is null) as missed
        from stays`);
    expect(found?.['stays']).toBeGreaterThan(500);
    for (const what of ['moved', 'upgraded', 'later', 'missed']) expect(found?.[what]).toBeGreaterThan(0);
  });

  test('are to be cleaned for the next sailing, and there is a speed to reckon with', async () => {
    const [ship] = await ask<{ id: number }>(`select id::int from ships where status = 'active'`);
    const token = await server.login('housekeeping');
    const params = { shipId: Number(ship?.id) };
    const { data } = await server.call(housekeepingCalls.turnover, { params }, { token });
    expect(data.rooms.filter(({ state }) => state === 'toClean').length).toBeGreaterThan(4);
    expect(data.next?.status).toBe('boarding');
    expect(data.types.length).toBeGreaterThan(4);
  });
});
