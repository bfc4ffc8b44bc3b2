import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { countDeadlocks } from '../../../test/count-deadlocks.ts';
import { createDatabase, type Database } from './create-database.ts';
import { breaksConstraint, brokenOff, inTransaction } from './in-transaction.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase({
    url: testDatabase.url,
    poolSize: 4,
    namedStatements: true,
    onBroken: () => {},
  });
  await sql`create table shelves (id int primary key, books int not null constraint enough check (books >= 0))`.execute(
    database.db,
  );
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await sql`delete from shelves`.execute(database.db);
  await sql`insert into shelves values (1, 0), (2, 0)`.execute(database.db);
});

const books = async () =>
  (await sql<{ books: number }>`select books from shelves order by id`.execute(database.db)).rows.map(
    (row) => row.books,
  );

test('two transactions that wait for each other in a circle both come through', async () => {
  let attempts = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const add = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      attempts += 1;
      await sql`update shelves set books = books + 1 where id = ${first}`.execute(tx);
      if (attempts === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await sql`update shelves set books = books + 1 where id = ${second}`.execute(tx);
    });

  const before = brokenOff.deadlock;
  await Promise.all([add(1, 2), add(2, 1)]);

  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(await books()).toEqual([2, 2]);
  // Seen in the metrics, and by PostgreSQL.
  expect(brokenOff.deadlock).toBeGreaterThan(before);
  expect(await countDeadlocks(database.pool)).toBe(brokenOff.deadlock - before);
});

test('a transaction broken off again and again is given up in the end, with nothing changed', async () => {
  let attempts = 0;
  const work = inTransaction(database.db, async (tx) => {
    attempts += 1;
    await sql`update shelves set books = 7`.execute(tx);
    await sql`do $$ begin raise exception using errcode = '40001', message = 'again'; end $$`.execute(tx);
  });
  await expect(work).rejects.toThrow('again');
  expect(attempts).toBe(4);
  expect(await books()).toEqual([0, 0]);
});

test('any other failure is not tried again, and takes everything back', async () => {
  let attempts = 0;
  const work = inTransaction(database.db, async (tx) => {
    attempts += 1;
    await sql`update shelves set books = 7 where id = 1`.execute(tx);
    await sql`update shelves set books = -1 where id = 2`.execute(tx);
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(breaksConstraint(error, 'enough')).toBe(true);
  expect(breaksConstraint(error, 'another')).toBe(false);
  expect(attempts).toBe(1);
  expect(await books()).toEqual([0, 0]);
});
