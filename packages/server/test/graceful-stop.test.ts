import { createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from './database.ts';
import { openStream } from './open-stream.ts';
import { runServer } from './run-server.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { testSecretKey } from './test-env.ts';

/** A connection that is kept open, as a proxy does; what came over it can be read when the server has closed it. */
function connect(server: TestServer): Socket {
  const { hostname, port } = new URL(server.url);
  return createConnection({ host: hostname, port: Number(port) });
}

const post = (path: string, token: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-token: ${token}\r\ncontent-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

test('a stop finishes the request under way, says it is not ready, and takes no new connection', async () => {
  const server = await startTestServer();
  const token = await server.login('admin');
  const databaseUrl = server.databaseUrl;
  const blocker = new Client({ connectionString: databaseUrl });
  blocker.on('error', () => {});
  await blocker.connect();
  // Saving a setting waits for this very lock.
  await blocker.query('select pg_advisory_lock(3, 0)');

  const [busy, asking] = [connect(server), connect(server)];
  const answers = [text(busy), text(asking)];
  // A connection on which a request has begun is not idle, so the stop leaves it open.
  asking.write('GET /readyz HTTP/1.1\r\nhost: x\r\n');
  busy.write(post('/prod-api/config/add', token, JSON.stringify({ key: 'under.way', value: '1' })));
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  await vi.waitFor(async () => expect(await sql(databaseUrl, waiting)).toHaveLength(1), { timeout: 60_000 });

  const stopped = server.gangway.stop();
  asking.write('\r\n');
  await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(TypeError), {
    timeout: 60_000,
  });
  await blocker.query('select pg_advisory_unlock(3, 0)');
  await stopped;

  const [first, second] = await Promise.all(answers);
  expect(first).toMatch(/^HTTP\/1.1 200 OK/);
  expect(first).toContain('"key":"under.way"');
  expect(second).toMatch(/^HTTP\/1.1 503 /);
  expect(second).toContain('"reason":"server.stopping"');
  expect(await sql(databaseUrl, `select value from config_entries where key = 'under.way'`)).toEqual([
    { value: '1' },
  ]);
  await blocker.end();
});

test('a stop ends open streams, one that is just being opened too, and leaves no connection behind', async () => {
  const server = await startTestServer();
  const token = await server.login('admin');
  const blocker = new Client({ connectionString: server.databaseUrl });
  await blocker.connect();
  const open = await openStream(server.url, { 'x-token': token });
  // Who asks for a stream is looked up in this very table.
  await blocker.query('begin; lock table sessions');
  const late = openStream(server.url, { 'x-token': token });
  const waiting = `select 1 from pg_locks where relation = 'sessions'::regclass and not granted`;
  await vi.waitFor(async () => expect((await blocker.query(waiting)).rows).toHaveLength(1), {
    timeout: 60_000,
  });

  const stopped = server.gangway.stop();
  await open.ended;
  await blocker.query('commit');
  await (
    await late
  ).ended;
  await stopped;

  const left = `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await vi.waitFor(async () => expect((await blocker.query(left)).rows).toEqual([]), { timeout: 60_000 });
  await blocker.end();
});

const own = { SECRET_KEY: testSecretKey, SANDBOX_PORT: '0' };

test('told to end, a process says it is not ready and serves on for the time set; a second signal ends it at once', async () => {
  const database = await createTestDatabase();
  const run = runServer({ ...own, DATABASE_URL: database.url, DRAIN_SECONDS: '600', DEMO: 'accounts' });
  const address = await run.address();

  run.child.kill('SIGTERM');
  const ready = async () => (await fetch(`${address}/readyz`)).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(503);
  const login = await fetch(`${address}/prod-api/sysUser/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Gangway-2026' }),
  });
  expect(login.status).toBe(200);

  // One within a second would count as the same.
  const again = () => run.child.kill('SIGTERM') && run.child.exitCode;
  await expect.poll(again, { timeout: 60_000, interval: 200 }).not.toBeNull();
  expect(await run.ended).toBe(1);
  await database.drop();
});

test('a process that has drained ends by itself, and the log tells each step', async () => {
  const database = await createTestDatabase();
  const run = runServer({ ...own, DATABASE_URL: database.url, DRAIN_SECONDS: '0.2', LOG_LEVEL: 'info' });
  await run.address();

  run.child.kill('SIGTERM');

  expect(await run.ended).toBe(0);
  const told = run
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): { msg: string; drainSeconds?: number } => JSON.parse(line))
    .filter(({ msg }) => msg.startsWith('stop'));
  expect(told.map(({ msg }) => msg)).toEqual([
    'stopping: not ready any more',
    'stopping: no request is under way any more',
    'stopped',
  ]);
  expect(told[0]?.drainSeconds).toBe(0.2);
  await database.drop();
});
