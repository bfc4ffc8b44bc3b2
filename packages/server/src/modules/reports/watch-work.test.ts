import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, makeSailing, passLine, somebody } from '../../../test/booking.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { openStream } from '../../../test/open-stream.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { version } from '../../platform/version.ts';

let server: TestServer;
let later = Date.now();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The figures by their names and labels, read anew. */
async function figures(from = server): Promise<Record<string, number>> {
  // What was read is given for a few seconds; a test need not wait.
  from.setNow(new Date((later += 6000)));
  try {
    return await figuresAgain(from);
  } finally {
    from.setNow(null);
  }
}

async function figuresAgain(from = server): Promise<Record<string, number>> {
  const response = await fetch(`${from.url}/metrics`);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('gangway_'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

test('the metrics tell which version runs, and that the database answers', async () => {
  expect(await figures()).toMatchObject({
    [`gangway_build_info{version="${version}",node="${process.versions.node}"}`]: 1,
    gangway_database_up: 1,
    gangway_payments_parked: 0,
  });
});

test('the metrics tell what waits in the outbox, since when, and what could not be delivered', async () => {
  await sql(
    server.databaseUrl,
    `insert into outbox (topic, payload, created_at, last_error)
     values ('test.topic', '{}', now() - interval '500 seconds', 'no'), ('test.topic', '{}', now(), null)`,
  );
  const found = await figures();
  expect(found['gangway_outbox_waiting{topic="test.topic"}']).toBe(2);
  expect(found['gangway_outbox_failed{topic="test.topic"}']).toBe(1);
  expect(found['gangway_outbox_oldest_seconds{topic="test.topic"}']).toBeGreaterThanOrEqual(500);

  await sql(server.databaseUrl, `delete from outbox where topic = 'test.topic'`);
  expect(await figures()).not.toHaveProperty('gangway_outbox_waiting{topic="test.topic"}');
});

test('the metrics tell what is held, and which hold should have ended', async () => {
  const sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 90) });
  const token = await server.login('customer');
  await buy(server, token, [passLine(sailing, [somebody(), somebody()])]);
  expect(await figures()).toMatchObject({
    gangway_holds: 1,
    gangway_holds_people: 2,
    gangway_holds_overdue: 0,
  });
});

test('the metrics tell of mails, payments and refunds that are not done', async () => {
  await sql(
    server.databaseUrl,
    `insert into mails (about, recipient, subject, text_body, html_body, status, created_at)
     select 'test ' || n, 'a@example.com', 's', 't', 'h', case n when 1 then 'failed' else 'kept' end, now()
       from generate_series(1, 3) n`,
  );
  await sql(
    server.databaseUrl,
    `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at, updated_at,
                           next_query_at)
     values ('T1', 'none', 'online', 100, 'pending', 'recharge', '{0}', 'x', now() - interval '90 seconds', now(), now() + interval '1 day'),
            ('T2', 'none', 'online', 100, 'parked', 'recharge', '{0}', 'x', now(), now(), null)`,
  );
  const found = await figures();
  expect(found).toMatchObject({
    'gangway_mails{status="failed"}': 1,
    gangway_payments_pending: 1,
    gangway_payments_parked: 1,
  });
  expect(found['gangway_payments_oldest_pending_seconds']).toBeGreaterThanOrEqual(90);
});

test('the metrics tell when a job was last done, and how many runs failed', async () => {
  await sql(
    server.databaseUrl,
    `insert into pgboss.job (name, state, completed_on)
     select name, state::pgboss.job_state, to_timestamp(1800000000)
       from pgboss.schedule, unnest('{completed,failed,failed}'::text[]) as state where name = 'forget-carts'`,
  );
  expect(await figures()).toMatchObject({
    'gangway_job_done_timestamp_seconds{job="forget-carts"}': 1_800_000_000,
    'gangway_job_failed{job="forget-carts"}': 2,
  });
});

test('the metrics tell how many streams are open', async () => {
  const stream = await openStream(server.url, { 'x-token': await server.login('admin') });
  expect((await figuresAgain())['gangway_live_streams']).toBe(1);
  stream.close();
  await expect.poll(async () => (await figuresAgain())['gangway_live_streams'], { timeout: 60_000 }).toBe(0);
});

test('without its database a process still tells what it knows', async () => {
  const database = await createTestDatabase();
  const own = await startTestServer({ databaseUrl: database.url });
  expect(await figures(own)).toMatchObject({ gangway_database_up: 1, gangway_holds: 0 });
  await database.drop();

  const found = await figures(own);

  expect(found).toMatchObject({ gangway_database_up: 0, gangway_live_streams: 0 });
  expect(found).not.toHaveProperty('gangway_holds');
  await own.stop().catch(() => undefined);
});
