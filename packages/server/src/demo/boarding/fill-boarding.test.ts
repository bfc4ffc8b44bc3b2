import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardingProblems } from '../../../test/boarding-invariants.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
/** The clock stands still, so that nothing sails or returns while the tests look, and not at what the machine takes for now. */
const now = new Date(Date.now() - 20 * 60_000);

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: 'on' }, now });
});
afterAll(() => server.stop());

const ask = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  sql<T>(server.databaseUrl, text, values);

describe('the boardings of the demo', () => {
  test('follow from its scans: flags, counts and manifests', async () => {
    expect(await boardingProblems(server.databaseUrl)).toEqual([]);
  });

  test('who sailed came aboard before, ate after and left at the end; nobody else did', async () => {
    const odd = await ask(
      `
      select t.id from tickets t join orders o on o.id = t.order_id join sailings s on s.id = o.sailing_id
       where (t.boarded_at is not null and (o.status not in ('paid', 'completed') or t.boarded_at > s.departs_at
               or s.status not in ('boarding', 'departed', 'returned')))
          or (t.boarded_at is null and num_nonnulls(t.food_at, t.chip_at, t.disembarked_at) > 0)
          or (s.departs_at > $1 and num_nonnulls(t.food_at, t.chip_at, t.disembarked_at) > 0)
          or t.food_at < t.boarded_at or t.chip_at < t.boarded_at or t.disembarked_at < t.boarded_at
          or greatest(t.boarded_at, t.food_at, t.chip_at, t.disembarked_at) > $1`,
      [now],
    );
    expect(odd).toEqual([]);
  });

  test('hold some of everything: posts, devices, refusals, what was undone, what was decided alone', async () => {
    const [found] = await ask<Record<string, unknown>>(`
      select array_agg(distinct post order by post) as posts,
             array_agg(distinct d.name order by d.name) filter (where d.name is not null) as devices,
             array_agg(distinct reason order by reason) as reasons,
             count(*) filter (where kind = 'undo')::int as undone,
             count(*) filter (where offline)::int as alone, count(*)::int as scans
        from scans left join boarding_devices d on d.id = scans.device_id`);
    expect(found).toMatchObject({
      posts: ['board', 'chip', 'disembark', 'food'],
      devices: ['Chip counter', 'Food counter', 'Gangway aft', 'Lane 1', 'Lane 2'],
      reasons: expect.arrayContaining(['ok', 'alreadyBoarded', 'alreadyFood', 'notATicket', 'canceled']),
    });
    expect(found?.['undone']).toBeGreaterThan(3);
    expect(found?.['alone']).toBeGreaterThan(50);
    expect(found?.['scans']).toBeGreaterThan(5000);
  });

  test('have conflicts, decided and to be decided, each with both sides', async () => {
    const [found] = await ask<Record<string, number>>(`
      select count(*) filter (where resolved_at is null)::int as open, count(resolved_at)::int as decided,
             count(*) filter (where against_id is null)::int as lonely from boarding_conflicts`);
    expect(found?.['decided']).toBeGreaterThan(0);
    expect(found?.['lonely']).toBe(0);
  });

  test('froze one manifest of everything that left, with its crew', async () => {
    const wrong = await ask(`
      select s.id from sailings s left join boarding_manifests m on m.sailing_id = s.id
       where (s.status in ('departed', 'returned')) is distinct from (m.number = 1 and m.crew > 10)
         and (s.status in ('departed', 'returned') or m.number is not null)`);
    expect(wrong).toEqual([]);
  });

  test('are under way on the next sailing to leave: some are aboard, some are still to come', async () => {
    const boarding = await ask<{ aboard: number; expected: number }>(`
      select c.aboard, (select count(*)::int from tickets where sailing_id = s.id and live and paid) as expected
        from sailings s join sailing_boarding c on c.sailing_id = s.id
       where s.status = 'boarding' and c.closed_at is null`);
    expect(boarding).toHaveLength(1);
    const [{ aboard, expected } = { aboard: 0, expected: 0 }] = boarding;
    expect(aboard).toBeGreaterThan(0);
    expect(aboard).toBeLessThan(expected);
  });

  test('number the scans of each device one after the other', async () => {
    const holes = await ask(`
      select device_id from scans where device_id is not null
       group by device_id having count(*) <> max(sequence) or min(sequence) <> 1`);
    expect(holes).toEqual([]);
  });
});

describe('the check of what follows from scans finds it', () => {
  test.each([
    ['when a flag of a ticket is another', `update tickets set food_at = food_at $ interval '1 second'`],
    ['when where a ticket stands is another', 'update boarding_tickets set aboard = not aboard'],
    ['when somebody is counted who is not there', 'update sailing_boarding set aboard = aboard $ 1'],
    ['when places are set aside for nobody', 'update sailing_boarding set reserved = reserved $ 1'],
    ['when a manifest counts whom it does not name', 'update boarding_manifests set aboard = aboard $ 1'],
  ])('%s', async (_, statement) => {
    await ask(statement.replace('$', '+'));
    expect(await boardingProblems(server.databaseUrl)).not.toEqual([]);
    await ask(statement.replace('$', '-'));
    expect(await boardingProblems(server.databaseUrl)).toEqual([]);
  });
});
