import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const longAgo = `update sessions set last_seen_at = now() - interval '5 minutes'`;
const seenNow = `select count(*)::int as count from sessions where last_seen_at > now() - interval '1 minute'`;
const ask = (token: string) => server.call(identityCalls.info, {}, { token });

test('sessions in use are noted together, those not in use are not', async () => {
  const tokens = [await server.login('admin'), await server.login('editor'), await server.login('finance')];
  await sql(server.databaseUrl, longAgo);
  const [first = '', second = ''] = tokens;
  for (const token of [first, second, first]) expect((await ask(token)).code).toBe(200);
  await vi.waitFor(async () => expect(await sql(server.databaseUrl, seenNow)).toEqual([{ count: 2 }]), {
    timeout: 60_000,
    interval: 50,
  });
});

test('a session somebody is at keeps nobody waiting, and the others are noted', async () => {
  const tokens = [await server.login('admin'), await server.login('editor')];
  await sql(server.databaseUrl, longAgo);
  const client = await server.gangway.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from sessions where id = (select max(id) from sessions) for update');
    for (const token of tokens) expect((await ask(token)).code).toBe(200);
    await vi.waitFor(async () => expect(await sql(server.databaseUrl, seenNow)).toEqual([{ count: 1 }]), {
      timeout: 60_000,
      interval: 50,
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a process that stops has noted who was there last', async () => {
  const { databaseUrl } = server;
  const other = await startTestServer({ databaseUrl });
  const token = await other.login('frontdesk');
  await sql(databaseUrl, longAgo);
  expect((await other.call(identityCalls.info, {}, { token })).code).toBe(200);
  await other.stop();
  expect(await sql(databaseUrl, seenNow)).toEqual([{ count: 1 }]);
});
