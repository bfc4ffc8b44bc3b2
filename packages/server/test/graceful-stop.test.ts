import { createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { openStream } from './open-stream.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Sends requests over one kept connection, as a proxy does; the answers are what the server wrote until it closed. */
function connect(server: TestServer): Socket {
  const { hostname, port } = new URL(server.url);
  return createConnection({ host: hostname, port: Number(port) });
}

const request = (method: string, path: string, token: string, body = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\nx-token: ${token}\r\n` +
  (body
    ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    : '\r\n');

test('a stop finishes the request under way, says it is not ready, and takes no new connection', async () => {
  const server = await startTestServer();
  const token = await server.login('admin');
  const databaseUrl = server.databaseUrl;
  const blocker = new Client({ connectionString: databaseUrl });
  blocker.on('error', () => {});
  await blocker.connect();
  // Saving a setting waits for this very lock.
  await blocker.query('select pg_advisory_lock(3, 0)');

  const socket = connect(server);
  const answers = text(socket);
  socket.write(
    request('POST', '/prod-api/config/add', token, JSON.stringify({ key: 'under.way', value: '1' })),
  );
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  await vi.waitFor(async () => expect(await sql(databaseUrl, waiting)).toHaveLength(1), { timeout: 10_000 });

  const stopped = server.gangway.stop();
  socket.write(request('GET', '/readyz', token));
  await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(TypeError), {
    timeout: 10_000,
  });
  await blocker.query('select pg_advisory_unlock(3, 0)');
  await stopped;

  const [first = '', second = ''] = (await answers).split('HTTP/1.1 ').slice(1);
  expect(first).toMatch(/^200 OK/);
  expect(first).toContain('"key":"under.way"');
  expect(second).toMatch(/^503 /);
  expect(second).toContain('"reason":"server.stopping"');
  expect(await sql(databaseUrl, `select value from config_entries where key = 'under.way'`)).toEqual([
    { value: '1' },
  ]);
  await blocker.end();
});

test('a stop ends open streams, those just asked for too, and leaves no connection behind', async () => {
  const server = await startTestServer();
  const token = await server.login('admin');
  const open = await openStream(server.url, { 'x-token': token });
  const late = openStream(server.url, { 'x-token': token });
  await Promise.all([server.gangway.stop(), late.catch(() => null)]);
  await open.ended;
  await (
    await late.catch(() => null)
  )?.ended;
  const left = `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await vi.waitFor(async () => expect(await sql(server.databaseUrl, left)).toEqual([]), { timeout: 10_000 });
});
