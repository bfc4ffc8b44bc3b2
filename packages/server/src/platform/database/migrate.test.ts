import { Client } from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { sql } from '../../../test/sql.ts';
import { urlOfDatabase } from '../../../test/test-database-names.ts';
import { createLog } from '../log.ts';
import { StartProblem } from '../start-problem.ts';
import { migrate, newestMigration } from './migrate.ts';

const databases: TestDatabase[] = [];
let url: string;

beforeEach(async () => {
  const database = await createTestDatabase();
  databases.push(database);
  url = database.url;
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

const applied = () => sql<{ name: string }>(url, 'select name from schema_migrations order by name');

test('a database that is up to date stays as it is', async () => {
  const before = await applied();
  await migrate(url);
  expect(await applied()).toEqual(before);
  expect(before.at(-1)?.name).toBe(newestMigration());
});

test('a database newer than the code is refused in one sentence', async () => {
  await sql(url, `insert into schema_migrations (name, checksum) values ('9999-from-the-future', 'x')`);
  const problem: unknown = await migrate(url).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain(
    'The database is newer than this code: it has the migration 9999-from-the-future',
  );
});

test('a migration that was changed after it had run is refused in one sentence', async () => {
  await sql(url, `update schema_migrations set checksum = 'another' where name = $1`, [newestMigration()]);
  const problem: unknown = await migrate(url).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain(
    `The migration ${newestMigration()} was changed after it had run on this database.`,
  );
});

test('several processes may migrate one empty database at once', async () => {
  const name = `test_empty_${process.pid}`;
  const empty = urlOfDatabase(inject('testServerUrl'), name);
  const admin = new Client({ connectionString: inject('testServerUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => void logLines.push(line) });
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrate(empty, log)));
    const rows = await sql<{ name: string }>(empty, 'select name from schema_migrations');
    expect(rows).toEqual(await applied());
    // Each was applied once, and the log says which and how long it took; those who waited say that they did.
    const said = logLines.map((line) => JSON.parse(line) as { msg: string });
    expect(said.filter(({ msg }) => !msg.includes('waiting for it'))).toEqual(
      rows.map(({ name: migration }) =>
        expect.objectContaining({ msg: 'migration applied', migration, seconds: expect.any(Number) }),
      ),
    );
    expect(await sql(empty, 'select count(*)::int from accounts')).toEqual([{ count: 0 }]);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});

test('a process that finds another one migrating waits for it, and says so', async () => {
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock(7204311)');
  const waits = Promise.withResolvers<string>();
  const migrated = migrate(url, createLog('warn', { write: (line) => waits.resolve(line) }));
  expect(await waits.promise).toContain('waiting for it');
  await other.end();
  await expect(migrated).resolves.toBeUndefined();
});

test('a database that cannot be reached is told without its password', async () => {
  const problem: unknown = await migrate('postgres://me:hunter2@127.0.0.1:1/nowhere').catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain('The database at 127.0.0.1:1/nowhere cannot be used');
  expect(String(problem)).not.toContain('hunter2');
});
