import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteSeenSessions } from '../src/modules/identity/seen-sessions.ts';
import { createDatabase, type Database } from '../src/platform/database/create-database.ts';
import { inTransaction } from '../src/platform/database/in-transaction.ts';
import { deliverOutbox } from '../src/platform/outbox/deliver-outbox.ts';
import { putInOutbox } from '../src/platform/outbox/outbox.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { sql } from './sql.ts';

const root = path.resolve(import.meta.dirname, '..');
const log = pino({ level: 'silent' });
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  // As where it counts: the server of the tests waits for no disk at all.
  await sql(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`);
  await sql(url, 'create table waits (deed text, waits text)');
  await sql(
    url,
    `create function note_wait() returns trigger language plpgsql as $$
     begin
       insert into waits values (lower(tg_op) || ' ' || tg_table_name, current_setting('synchronous_commit'));
       return null;
     end $$`,
  );
  for (const table of ['outbox', 'sessions'])
    await sql(
      url,
      `create trigger note_wait after insert or update or delete on ${table} execute function note_wait()`,
    );
  // One connection, so that each finds what the one before has left.
  database = createDatabase({ url, poolSize: 1, namedStatements: true, onBroken: () => {} });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** How often each file of the product has this in it. */
function timesIn(text: string): Record<string, number> {
  const files = ['src', 'migrations'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  const times = files
    .filter((file) => /(?<!\.test)\.(?:ts|sql)$/.test(file))
    .map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(path.join(root, file), 'utf8').split(text).length - 1,
    ]);
  return Object.fromEntries(times.filter(([, count]) => count !== 0));
}

test('nothing but what does no harm when it is lost is answered before it is safe on the disk', () => {
  expect(timesIn('${notWaitingForDisk}')).toEqual({
    'src/modules/identity/seen-sessions.ts': 1,
    'src/platform/outbox/deliver-outbox.ts': 2,
  });
  expect(Object.keys(timesIn('notWaitingForDisk'))).toHaveLength(3);
  expect(timesIn('synchronous_commit')).toEqual({
    'src/platform/database/not-waiting-for-disk.ts': 1,
    // For tests, and a test of it holds that the product does without.
    'src/platform/embedded-postgres/launch-server.ts': 1,
  });
});

const waits = async () =>
  (await database.pool.query('delete from waits returning deed, waits')).rows.map(
    (row: { deed: string; waits: string }) => `${row.deed}: ${row.waits}`,
  );
const nextWaits = async () =>
  (await database.pool.query<{ next: string }>(`select current_setting('synchronous_commit') as next`))
    .rows[0]?.next;

test('what waits in the outbox is leased and removed so, and the connection waits for the disk again', async () => {
  const { db } = database;
  const left: unknown[] = [];
  await inTransaction(db, (tx) => putInOutbox(tx, 'mail.send', { mailId: 1 }));
  const handlers = { 'mail.send': async () => void left.push(await nextWaits()) };
  expect(await deliverOutbox(db, handlers, new Date(Date.now() + 1000), log)).toBe(1);
  left.push(await nextWaits());
  expect(await waits()).toEqual(['insert outbox: on', 'update outbox: off', 'delete outbox: off']);
  expect(left).toEqual(['on', 'on']);
});

test('when a session was last in use is noted so, and the connection waits for the disk again', async () => {
  const [row] = await sql<{ id: number }>(
    testDatabase.url,
    `with account as (
       insert into accounts (kind, username, password_hash) values ('customer', 'seen', '') returning id
     )
     insert into sessions (account_id, token_hash, address, device, started_at, last_seen_at, expires_at)
     select id, 'hash', '', '', now(), now() - interval '1 hour', now() + interval '1 hour' from account
     returning id::int`,
  );
  await waits();
  const seen = noteSeenSessions(database.db, log);
  seen.note(row?.id ?? 0, new Date());
  await seen.stop();
  expect(await nextWaits()).toBe('on');
  expect(await waits()).toEqual(['update sessions: off']);
});
