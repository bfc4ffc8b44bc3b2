import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { keptStatements } from './named-client.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = createDatabase({ url, poolSize: 1, namedStatements: true, onBroken: () => {} });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** A text of its own for each number. */
const ask = async (number: number, db = database.db) =>
  (await sql<{ is: number }>`select ${number}::int + ${sql.raw(String(number))} as is`.execute(db)).rows[0]
    ?.is;
const prepared = async () =>
  (await database.pool.query('select statement from pg_prepared_statements where name <> $1', [''])).rows as {
    statement: string;
  }[];

test('a connection keeps the statements it was asked for last, however many there are', async () => {
  for (let number = 0; number < 3 * keptStatements; number += 1) expect(await ask(number)).toBe(2 * number);
  expect((await prepared()).length).toBeLessThanOrEqual(keptStatements);
  const texts = new Set((await prepared()).map((row) => row.statement));
  expect(texts.has(`select $1::int + ${3 * keptStatements - 1} as is`)).toBe(true);
  expect(texts.has('select $1::int + 0 as is')).toBe(false);
  // One that was forgotten is prepared again.
  expect([await ask(0), await ask(0)]).toEqual([0, 0]);
});

test('one that is used again and again is never forgotten', async () => {
  const hot = 1_000_001;
  for (let number = 0; number < 2 * keptStatements; number += 1) {
    await ask(number);
    if (number % 50 === 0) await ask(hot);
  }
  const { rows } = await database.pool.query(
    'select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement = $1',
    [`select $1::int + ${hot} as is`],
  );
  expect(rows).toEqual([{ uses: (2 * keptStatements) / 50 }]);
});

test('also in a transaction that has failed', async () => {
  const work = database.db.transaction().execute(async (tx) => {
    await expect(sql`select ${1}::int / 0`.execute(tx)).rejects.toThrow('division by zero');
    for (let number = 0; number < keptStatements + 50; number += 1)
      await expect(ask(2_000_000 + number, tx)).rejects.toThrow('current transaction is aborted');
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  for (let number = 0; number < keptStatements + 50; number += 1)
    expect(await ask(2_000_000 + number)).toBe(4_000_000 + 2 * number);
  expect((await prepared()).length).toBeLessThanOrEqual(keptStatements);
});

test('lists of any length are one text, empty ones too', async () => {
  const { db } = database;
  for (const ids of [[], [1], [1, 2], [1, 2, 3]]) {
    await db.selectFrom('roles').select('id').where('id', 'in', ids).execute();
    await db.selectFrom('roles').select('id').where('id', 'not in', ids).execute();
  }
  const texts = (await prepared())
    .map((row) => row.statement)
    .filter((text) => text.includes('from "roles"'));
  expect(texts.toSorted()).toEqual([
    'select "id" from "roles" where "id" != all($1)',
    'select "id" from "roles" where "id" = any($1)',
  ]);
  const all = await db.selectFrom('roles').select('id').where('id', 'not in', []).execute();
  const [first] = all;
  const found = await db
    .selectFrom('roles')
    .select('id')
    .where('id', 'in', [first?.id ?? 0])
    .execute();
  expect(found).toEqual(first ? [first] : []);
});
