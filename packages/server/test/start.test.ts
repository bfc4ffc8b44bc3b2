import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { isPostgres } from '../src/platform/embedded-postgres/postmaster-pid.ts';
import { copyFolder } from './copy-folder.ts';
import { createTestDatabase } from './database.ts';
import { runServer, type ServerRun } from './run-server.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { urlOfDatabase } from './test-database-names.ts';

let folder: ReturnType<typeof temporaryFolder>;
let runs: ServerRun[] = [];
/** Where the product was started first, on nothing; the tests start it on copies, for to make a database takes long. */
const used = temporaryFolder();
let first: { status: number; output: string };

beforeAll(async () => {
  const run = runServer({ DATA_DIR: used.path });
  first = { status: (await fetch(`${await run.address()}/readyz`)).status, output: run.output() };
  run.child.kill('SIGTERM');
  await run.ended;
});
afterAll(() => used.remove());

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM');
  const ends = runs.map(({ ended }) => ended);
  runs = [];
  await Promise.all(ends);
  folder.remove();
});

/** Where nothing is lost but by a crash of the machine, nobody need wait for the disk. */
const throwaway = { GANGWAY_THROWAWAY_DATA: 'on' };
const durable = { GANGWAY_THROWAWAY_DATA: '' };

function start(env: Record<string, string> = {}): ServerRun {
  if (!env['DATABASE_URL'] && !existsSync(path.join(folder.path, 'postgres')))
    copyFolder(used.path, folder.path);
  const run = runServer({ DATA_DIR: folder.path, ...throwaway, ...env });
  runs.push(run);
  return run;
}

function databasePid(): number {
  return Number.parseInt(readFileSync(path.join(folder.path, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

async function expectRefusal(run: ServerRun, sentence: RegExp): Promise<void> {
  expect(await run.ended).toBe(1);
  expect(run.output()).not.toContain('ready at');
  expect(ownWords(run)).toMatch(sentence);
  expect(ownWords(run).trim().split('\n'), 'one sentence, no stack').toHaveLength(1);
}

// Node's own warnings are not the product's words.
function ownWords(run: ServerRun): string {
  return run.errors().replace(/^\(.*(?:Warning|Deprecation|trace-warnings).*\n/gm, '');
}

test('a start serves the product and says where', () => {
  expect(first.status).toBe(200);
  expect(first.output).toContain(used.path);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it cleanly, with no database left behind',
  async (signal) => {
    const run = start();
    await run.address();
    const pid = databasePid();

    run.child.kill(signal);

    expect(await run.ended).toBe(0);
    expect(isPostgres(pid)).toBe(false);
    expect(ownWords(run)).toBe('');
  },
);

test('it lives on when the terminal it was started from hangs up', async () => {
  const run = start();
  const address = await run.address();

  run.child.kill('SIGHUP');
  // When the second is asked for, the signal has surely been heard.
  for (const asked of ['/healthz', '/readyz']) expect((await fetch(address + asked)).status).toBe(200);
});

test('it ends when the process that started it is gone', async () => {
  const run = start();
  await run.address();
  const pid = databasePid();

  run.child.disconnect();

  expect(await run.ended).toBe(0);
  expect(isPostgres(pid)).toBe(false);
});

test('a port in use is told in one sentence, with no database left behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';

  await expectRefusal(start({ PORT: port }), new RegExp(`^Port ${port} is in use`));

  expect(() => databasePid()).toThrow('ENOENT');
  other.close();
});

test('a data folder in use is told in one sentence, and its owner goes on', async () => {
  const owner = start();
  const address = await owner.address();

  await expectRefusal(start(), /^The data folder .* is in use by another running Gangway/);

  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test.each([
  [
    'a server that is not there',
    () => 'postgres://nobody:secret@127.0.0.1:1/gangway',
    /^The database at 127\.0\.0\.1:1\/gangway cannot be used/,
  ],
  [
    'a wrong password',
    () => withPassword('secret'),
    /^The database at .* cannot be used: password authentication failed/,
  ],
  ['something else altogether', () => 'mysql://localhost/gangway', /DATABASE_URL must be/],
])('a wrong DATABASE_URL is told without its password: %s', async (_, url, sentence) => {
  const run = start({ DATABASE_URL: url() });

  expect(await run.ended).toBe(1);
  expect(ownWords(run)).toMatch(sentence);
  expect(ownWords(run)).not.toContain('secret');
  expect(ownWords(run)).not.toContain('    at ');
});

test('a database newer than the code is told in one sentence', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into schema_migrations (name, checksum) values ('9999-of-tomorrow', '')`);
  await client.end();

  const run = start({ DATABASE_URL: database.url });
  await expectRefusal(run, /^The database is newer than this code: .*9999-of-tomorrow/);

  expect(await run.ended).toBe(1);
  await database.drop();
});

test('a role that may not create what is needed is told in one sentence, whatever is missing', async () => {
  const admin = new Client({ connectionString: inject('testServerUrl') });
  await admin.connect();
  const role = `test_role_${process.pid}`;
  await admin.query(`create role ${role} login password 'weak'`);
  await admin.query(`create database ${role}`);
  const url = new URL(urlOfDatabase(inject('testServerUrl'), role));
  [url.username, url.password] = [role, 'weak'];
  const inside = new Client({ connectionString: urlOfDatabase(inject('testServerUrl'), role) });
  await inside.connect();
  try {
    const sentence =
      /^The role of the database may not make what Gangway needs there \(permission denied for/;
    await expectRefusal(start({ DATABASE_URL: url.href }), sentence);
    // What the product makes lies in schema public, but jobs have a schema of their own.
    await inside.query(`grant create on schema public to ${role}`);
    await expectRefusal(start({ DATABASE_URL: url.href }), sentence);
    await inside.query(`grant create on database ${role} to ${role}`);
    const run = start({ DATABASE_URL: url.href });
    expect((await fetch(`${await run.address()}/readyz`)).status).toBe(200);
    run.child.kill('SIGTERM');
    await run.ended;
  } finally {
    await inside.end();
    await admin.query(`drop database ${role} with (force)`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  }
});

test('a start that finds another one under way waits for it, and says so', async () => {
  const turn = path.join(folder.path, 'starting');
  writeFileSync(turn, `${process.pid} of another`);
  const run = start();
  const waits = `Another Gangway (process ${process.pid}) is just starting on ${folder.path}; waiting for it.`;
  await vi.waitFor(() => expect(run.output()).toContain(waits), { timeout: 60_000 });
  expect(() => databasePid()).toThrow('ENOENT');
  rmSync(turn);
  expect((await fetch(`${await run.address()}/readyz`)).status).toBe(200);
});

test('with DATABASE_URL it uses that server and starts none', async () => {
  const database = await createTestDatabase();
  const run = start({ DATABASE_URL: database.url });

  expect((await fetch(`${await run.address()}/readyz`)).status).toBe(200);
  expect(() => databasePid()).toThrow('ENOENT');

  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  await database.drop();
});

test.runIf(process.platform === 'linux')('after kill -9 of the product the next start recovers', async () => {
  const killed = start(durable);
  await killed.address();
  const pid = databasePid();

  killed.child.kill('SIGKILL');
  await killed.ended;

  const next = start(durable);
  expect((await fetch(`${await next.address()}/readyz`)).status).toBe(200);
  expect(isPostgres(pid)).toBe(false);
});

test('after kill -9 of the database the product ends with a sentence, and the next start recovers', async () => {
  const orphaned = start(durable);
  await orphaned.address();

  process.kill(databasePid(), 'SIGKILL');

  expect(await orphaned.ended).toBe(1);
  expect(ownWords(orphaned)).toMatch(/^The embedded PostgreSQL has ended by itself/m);
  expect(ownWords(orphaned)).not.toContain('    at ');
  const next = start(durable);
  expect((await fetch(`${await next.address()}/readyz`)).status).toBe(200);
});

test('production lists every missing setting at once', async () => {
  const run = start({ NODE_ENV: 'production', PORT: '70000' });

  expect(await run.ended).toBe(1);
  for (const name of ['SECRET_KEY', 'DATABASE_URL', 'PUBLIC_URL', 'PAYMENT_PROVIDER', 'PORT'])
    expect(ownWords(run)).toContain(name);
});

test('production has no demo accounts', async () => {
  const database = await createTestDatabase();
  const run = start({
    NODE_ENV: 'production',
    SECRET_KEY: 'a key that is long enough for this test',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://tickets.example.com',
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_IN_PRODUCTION: 'yes-no-real-money',
    DRAIN_SECONDS: '0',
    DEMO: '',
  });

  const response = await fetch(`${await run.address()}/prod-api/sysUser/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Gangway-2026' }),
  });
  expect(response.status).toBe(422);
  expect(run.output()).not.toContain('Gangway-2026');

  run.child.kill('SIGTERM');
  await run.ended;
  await database.drop();
});

function withPassword(password: string): string {
  const url = new URL(inject('testServerUrl'));
  url.password = password;
  return url.href;
}
