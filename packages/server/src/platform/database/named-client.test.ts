import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql as outside } from '../../../test/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDatabase, type Database, type Db } from './create-database.ts';
import { brokenOff, inTransaction } from './in-transaction.ts';
import { keptStatements } from './named-client.ts';
import { plannedAnew, plannedAnewMark } from './planned-anew.ts';

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

test('what is planned anew is not prepared, whether built or written, in a transaction or not', async () => {
  const anew = plannedAnew(database.db);
  const built = (db: Db) =>
    db.selectFrom('accounts').select('id').where('username', '=', 'planned anew').limit(1);
  await built(database.db).execute();
  for (const db of [anew, database.db]) await ask(3_000_001, db);
  await anew.transaction().execute(async (tx) => {
    await built(tx).execute();
    expect(await ask(3_000_002, tx)).toBe(6_000_004);
  });
  const texts = (await prepared()).map(({ statement }) => statement);
  expect(texts.filter((text) => text.includes('3000001'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('3000002'))).toEqual([]);
  expect(texts.filter((text) => text.includes(plannedAnewMark))).toEqual([]);
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

test('lists of any length are one text, empty ones too; one id alone is compared as such', async () => {
  const { db } = database;
  for (const ids of [[], [1], [1, 2], [1, 2, 3]]) {
    await db.selectFrom('roles').select('id').where('id', 'in', ids).execute();
    await db.selectFrom('roles').select('id').where('id', 'not in', ids).execute();
  }
  const texts = (await prepared())
    .map((row) => row.statement)
    .filter((text) => text.includes('from "roles"'));
  expect(texts.toSorted()).toEqual([
    'select "id" from "roles" where "id" != $1',
    'select "id" from "roles" where "id" != all($1)',
    'select "id" from "roles" where "id" = $1',
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

test('a table that is given a column breaks nothing, on any connection, in a transaction or not', async () => {
  const { url } = testDatabase;
  const wide = createDatabase({ url, poolSize: 4, namedStatements: true, onBroken: () => {} });
  const { db, pool } = wide;
  await outside(url, 'create table shelves (id int primary key, books int not null)');
  await outside(url, 'insert into shelves values (1, 0)');
  const read = async (within = db) =>
    (await sql<{ id: number }>`select * from shelves where id = ${1}`.execute(within)).rows[0];
  const add = (within = db) =>
    sql<{ id: number }>`update shelves set books = books + ${1} returning *`.execute(within);
  const addTwice = () =>
    inTransaction(db, async (tx) => {
      await add(tx);
      await read(tx);
      await add(tx);
    });
  // As many at once as there are connections, so that each of them is asked.
  const onEach = (work: () => Promise<unknown>) => Promise.all([1, 2, 3, 4].map(() => work()));
  await onEach(read);
  await onEach(addTwice);
  expect(pool.totalCount).toBe(4);
  for (const column of ['one', 'two', 'three']) {
    const before = brokenOff.tableChanged;
    await outside(url, `alter table shelves add column ${column} int`);
    await onEach(addTwice);
    expect(brokenOff.tableChanged).toBeGreaterThan(before);
    await outside(url, `alter table shelves add column ${column}_more int`);
    await onEach(read);
    await onEach(add);
    expect(await read()).toHaveProperty(`${column}More`, null);
    await outside(url, `alter table shelves add column ${column}_most int`);
    // As the pool asks by itself.
    await onEach(() => pool.query('select * from shelves where id = $1', [1]));
    await onEach(() => pool.query('select * from shelves where id = $1', [1]));
  }
  expect(await read()).toMatchObject({ books: 8 + 3 * (8 + 4) });
  await wide.close();
});

test('another refusal of the same kind is not asked for again', async () => {
  const before = brokenOff.tableChanged;
  await outside(
    testDatabase.url,
    'create or replace function refuse(int) returns int language plpgsql as $$ begin raise feature_not_supported; end $$',
  );
  await expect(
    inTransaction(database.db, (tx) => sql`select refuse(${1})`.execute(tx)),
  ).rejects.toMatchObject({ code: '0A000' });
  expect(brokenOff.tableChanged).toBe(before);
});
