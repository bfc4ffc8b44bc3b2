import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { checkBackupFile, readBackupFile, writeBackupFile } from '../src/platform/backup/backup-file.ts';
import { buy, makeSailing, passLine, type SmallSailing, somebody } from './booking.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { watchDatabase } from './database-state.ts';
import { liftCaps } from './lift-caps.ts';
import { runCommand } from './run-command.ts';
import { runServer } from './run-server.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { testSecretKey } from './test-env.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { urlOfDatabase } from './test-database-names.ts';
import { fund, newCustomer } from './wallet.ts';

const folder = temporaryFolder();
const file = path.join(folder.path, 'gangway.backup');
let source: TestServer;
let sailing: SmallSailing;
let customer: { token: string };
/** What the source held when the backup began. */
let before: unknown;
let empties: string[] = [];
let filled: TestDatabase[] = [];

beforeAll(async () => {
  source = await startTestServer({ sandbox: true });
  await liftCaps(source);
  sailing = await makeSailing(source, { date: addDays(portDate(new Date()), 90) });
  const rich = await newCustomer(source);
  customer = rich;
  await fund(source, rich.id, 10_000_000);
  for (let order = 0; order < 5; order += 1) await buyOne(source);
  await backUpWhileWriting();
});
afterEach(async () => {
  for (const name of empties) await onServer(`drop database if exists ${name} with (force)`);
  await Promise.all(filled.map((database) => database.drop()));
  empties = [];
  filled = [];
});
afterAll(async () => {
  await source.stop();
  folder.remove();
});

const buyOne = (server: TestServer) =>
  buy(server, customer.token, [passLine(sailing, [somebody()])], { method: 'balance' });

const otherKey = 'another key, of thirty-two characters and more';
const settings = (url: string) => ({ DATABASE_URL: url, SECRET_KEY: testSecretKey });

/** Holds the backup up in the middle, after it has copied the orders and before the tickets, and buys meanwhile. */
async function backUpWhileWriting(): Promise<void> {
  const watch = await watchDatabase(source.databaseUrl);
  before = await watch.state();
  const blocker = new Client({ connectionString: source.databaseUrl });
  await blocker.connect();
  await blocker.query('begin; lock table slides');
  const running = runCommand('backup', [file], settings(source.databaseUrl));
  const waiting = `select 1 from pg_locks where relation = 'slides'::regclass and not granted`;
  await vi.waitFor(async () => expect((await blocker.query(waiting)).rows).toHaveLength(1), {
    timeout: 60_000,
  });
  for (let order = 0; order < 5; order += 1) await buyOne(source);
  await blocker.query('commit');
  await blocker.end();
  expect(await running).toMatchObject({ code: 0, errors: '' });
  expect(await watch.state()).not.toEqual(before);
  await watch.close();
}

async function onServer(statement: string): Promise<void> {
  await sql(inject('testServerUrl'), statement);
}

/** A database without a single table. */
async function emptyDatabase(): Promise<string> {
  const name = `test_restored_${process.pid}_${empties.length}`;
  await onServer(`create database ${name}`);
  empties.push(name);
  return urlOfDatabase(inject('testServerUrl'), name);
}

async function filledDatabase(): Promise<string> {
  const database = await createTestDatabase();
  filled.push(database);
  const server = await startTestServer({ databaseUrl: database.url });
  await server.stop();
  return database.url;
}

async function stateOf(url: string): Promise<unknown> {
  const watch = await watchDatabase(url);
  try {
    return await watch.state();
  } finally {
    await watch.close();
  }
}

const rulesOf = (url: string) =>
  sql(
    url,
    `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule from pg_constraint
      where connamespace in (select oid from pg_namespace where nspname in ('public', 'sandbox_gateway'))
     union all
     select format('%s %s %s', tgrelid::regclass, pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
     order by 1`,
  );

test('a backup taken while orders come in holds one moment, with its tables, rules and numbers', async () => {
  const url = await emptyDatabase();
  const restored = await runCommand('restore', [file], settings(url));
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toContain('The ledger adds up.');
  expect(await stateOf(url)).toEqual(before);
  expect(await rulesOf(url)).toEqual(await rulesOf(source.databaseUrl));
  expect(await sql(url, 'select count(*)::int as count from sandbox_gateway.payments')).toEqual(
    await sql(source.databaseUrl, 'select count(*)::int as count from sandbox_gateway.payments'),
  );
  expect(await sql(url, 'select name, cron from pgboss.schedule order by 1')).toEqual(
    await sql(source.databaseUrl, 'select name, cron from pgboss.schedule order by 1'),
  );
});

test('what is restored goes on: its people log in and buy, numbers follow, and the database still watches', async () => {
  const url = await emptyDatabase();
  await runCommand('restore', [file], settings(url));
  const last = await sql<{ id: string }>(url, 'select max(id) as id from orders');

  const server = await startTestServer({ databaseUrl: url });
  await server.login('finance');
  await buyOne(server);
  await server.stop();

  const [next] = await sql<{ id: string }>(url, 'select max(id) as id from orders');
  expect(Number(next?.id)).toBeGreaterThan(Number(last[0]?.id));
  await expect(sql(url, 'update sailing_people set people_taken = people_taken - 1')).rejects.toThrow(
    'people counted and people booked differ',
  );
  expect((await runCommand('admin', ['ledger'], settings(url))).code).toBe(0);
});

test('the file names the secret without holding it, and is for its owner alone', () => {
  const [first, header = ''] = readFileSync(file, 'latin1').split('\n');
  expect(first).toBe('gangway-backup 1');
  expect(JSON.parse(header)).toMatchObject({ secretName: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(readFileSync(file, 'latin1')).not.toContain(testSecretKey);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a backup writes over no file', async () => {
  const second = await runCommand('backup', [file], settings(source.databaseUrl));
  expect(second).toMatchObject({ code: 1, errors: expect.stringMatching(/is there already/) });
});

const damages: Record<string, (copy: string, size: number) => void> = {
  'that is cut off': (copy, size) => truncateSync(copy, Math.floor(size / 2)),
  'with one bit changed': (copy, size) => {
    const bytes = readFileSync(copy);
    const at = Math.floor(size / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(copy, bytes);
  },
};

test.each(Object.entries(damages))('a file %s is refused, and nothing is written', async (_, damage) => {
  const url = await emptyDatabase();
  const copy = path.join(folder.path, 'damaged.backup');
  copyFileSync(file, copy);
  damage(copy, statSync(file).size);
  const end = await runCommand('restore', [copy], settings(url));
  expect(end).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^\S+ (is damaged|is not a backup)[^\n]*\n$/),
  });
  expect(await sql(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('a database that is not empty stays as it is, unless it may be replaced', async () => {
  const url = await filledDatabase();
  const was = await stateOf(url);

  const refused = await runCommand('restore', [file], settings(url));
  expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/^The database is not empty/) });
  expect(await stateOf(url)).toEqual(was);

  const replaced = await runCommand('restore', [file, '--replace'], settings(url));
  expect(replaced).toMatchObject({ code: 0, errors: '' });
  expect(await stateOf(url)).toEqual(before);
});

test('a database on which the product runs is not touched', async () => {
  const was = await stateOf(source.databaseUrl);
  const end = await runCommand('restore', [file, '--replace'], settings(source.databaseUrl));
  expect(end).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Gangway is running on this database/),
  });
  expect(await stateOf(source.databaseUrl)).toEqual(was);
});

test('another SECRET_KEY is refused by its name before anything is written', async () => {
  const url = await emptyDatabase();
  const other = { ...settings(url), SECRET_KEY: otherKey };
  const end = await runCommand('restore', [file], other);
  expect(end).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^The backup was made with the SECRET_KEY named [0-9a-f]{12}, and the one at hand is [0-9a-f]{12}/,
    ),
  });
  expect(await sql(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('a file that does not name its secret is refused by what it holds, and nothing is written', async () => {
  const url = await emptyDatabase();
  const unnamed = `${file}.unnamed`;
  await writeBackupFile(
    unnamed,
    { ...(await checkBackupFile(file)), secretName: null },
    readBackupFile(file),
  );
  const other = { ...settings(url), SECRET_KEY: otherKey };
  expect(await runCommand('restore', [unnamed], other)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^The backup holds values encrypted with the SECRET_KEY named [0-9a-f]{12}, and the one at hand is [^\n]*\n$/,
    ),
  });
  expect(await sql(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('a database whose encrypted values have no secret named beside them is not backed up', async () => {
  const url = await filledDatabase();
  await sql(url, 'delete from secret_check');
  expect(await runCommand('backup', [`${file}.nameless`], settings(url))).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The database holds encrypted values and does not name the SECRET_KEY/),
  });
});

test('a backup of a newer product is refused in one sentence', async () => {
  const database = await createTestDatabase();
  filled.push(database);
  await sql(database.url, `insert into schema_migrations (name, checksum) values ('9999-of-tomorrow', '')`);
  const newer = path.join(folder.path, 'newer.backup');
  expect((await runCommand('backup', [newer], settings(database.url))).code).toBe(0);

  const end = await runCommand('restore', [newer], settings(await emptyDatabase()));
  expect(end).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The backup was made by a newer Gangway .* 9999-of-tomorrow/),
  });
});

test('a product with a database of its own is backed up while it runs, and restored elsewhere', async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  const own = { DATA_DIR: here.path, SECRET_KEY: testSecretKey, GANGWAY_THROWAWAY_DATA: 'on' };
  const running = runServer({ ...own, DEMO: 'accounts' });
  await running.address();
  const copy = path.join(folder.path, 'embedded.backup');
  expect(await runCommand('backup', [copy], own)).toMatchObject({ code: 0, errors: '' });
  expect(await runCommand('restore', [copy, '--replace'], own)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/is in use by another running Gangway/),
  });
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);

  const elsewhere = { ...own, DATA_DIR: there.path };
  expect(await runCommand('restore', [copy], elsewhere)).toMatchObject({ code: 0, errors: '' });
  const again = runServer(elsewhere);
  const answer = await fetch(`${await again.address()}/prod-api/sysUser/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Gangway-2026' }),
  });
  expect(answer.status).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  here.remove();
  there.remove();
});

test('where there is no database there is nothing to back up, and none is made', async () => {
  const nowhere = temporaryFolder();
  const end = await runCommand('backup', [path.join(nowhere.path, 'x')], {
    DATA_DIR: nowhere.path,
    SECRET_KEY: testSecretKey,
  });
  expect(end).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no database in/) });
  nowhere.remove();
});
