import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { sql as onItsOwn } from '../../../test/sql.ts';
import { createDatabase, type Database } from './create-database.ts';
import { inTransaction } from './in-transaction.ts';

let testDatabase: TestDatabase;
let database: Database;
const broken: Error[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase({
    url: testDatabase.url,
    poolSize: 1,
    namedStatements: true,
    onBroken: (error) => broken.push(error),
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('a connection that breaks in the middle of a transaction is told, undone and replaced; the process lives', async () => {
  const { db } = database;
  const work = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await onItsOwn(testDatabase.url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => broken.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toThrow('connection error');
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});
