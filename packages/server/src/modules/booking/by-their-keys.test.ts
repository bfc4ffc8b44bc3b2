import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

/** How often this transaction has read a table from end to end. */
const readSoFar = `select relname, seq_scan from pg_stat_xact_user_tables
  where relname in ('place_holds', 'tickets', 'rooms', 'orders', 'guest_holds') order by relname`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // So few rows that PostgreSQL, left to choose, reads them all; the plan is kept when there are many.
  await sql(server.databaseUrl, `truncate place_holds, tickets, guest_holds cascade`);
  await sql(server.databaseUrl, 'analyze place_holds, tickets, guest_holds, rooms');
});
afterAll(() => server.stop());

test.each([
  ['what is held', `refuse_hoarding(1, 'somewhere', 1, 2, 4, 4, 4, 4, 4, now())`],
  ['what is offered', `order_terms(array[1], array[1], now(), array[1], array['CODE'], array['key'])`],
  ['who is paid for', `is_paid_for(1, array['nobody'])`],
])('%s is found by its key in a table that is almost empty too', async (_name, question) => {
  const client = await server.gangway.pool.connect();
  const readWhole = async () => (await client.query(readSoFar)).rows;
  try {
    await client.query('begin');
    const before = await readWhole();
    await client.query(`select ${question}`);
    expect(await readWhole()).toEqual(before);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** Asked for every order, and always meaning few rows by a key. To replace one without its settings would take them off it. */
const ofEveryOrder = [
  'active_codes',
  'check_people_taken',
  'check_units_taken',
  'has_rooms',
  'is_paid_for',
  'offers_of',
  'order_terms',
  'refuse_hoarding',
];

test('what is asked for every order is planned once', async () => {
  const rows = await sql<{ name: string }>(
    server.databaseUrl,
    `select proname as name from pg_proc where proname = any($1::text[])
        and proconfig @> array['plan_cache_mode=force_generic_plan', 'enable_seqscan=off'] order by proname`,
    [ofEveryOrder],
  );
  expect(rows.map(({ name }) => name)).toEqual(ofEveryOrder);
});
