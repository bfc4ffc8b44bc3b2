import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { whatIsDue } from './start-querying.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Long paid, all of them: so it is not known how many of those that wait would be due.
  await sql(
    server.databaseUrl,
    `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at, updated_at, paid_at)
     select 'OLD' || n, 'sandbox', 'online', 100, 'paid', 'recharge', '{1}', '', now(), now(), now() from generate_series(1, 5000) n`,
  );
  await sql(
    server.databaseUrl,
    `insert into payment_refunds (refund_no, payment_id, reference, amount_sen, status, created_at, updated_at, done_at)
     select payment_no, id, payment_no, 100, 'done', now(), now(), now() from payments`,
  );
  await sql(server.databaseUrl, 'analyze payments, payment_refunds');
});
afterAll(() => server.stop());

test('whether the gateway has to be asked about anything is known without reading what is long settled', async () => {
  const client = await server.gangway.pool.connect();
  const readSoFar = async () => {
    const { rows } = await client.query<{ read: string }>(
      `select sum(seq_tup_read + idx_tup_fetch) as read from pg_stat_xact_user_tables where relname in ('payments', 'payment_refunds')`,
    );
    return Number(rows[0]?.read);
  };
  try {
    await client.query('begin');
    // As of what was asked often before.
    await client.query('set local plan_cache_mode = force_generic_plan');
    const question = whatIsDue('sandbox', new Date()).compile(server.gangway.platform.db);
    const before = await readSoFar();
    const { rows } = await client.query(question.sql, [...question.parameters]);
    expect(rows).toEqual([{ payments: false, refunds: false }]);
    expect(await readSoFar()).toBe(before);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
