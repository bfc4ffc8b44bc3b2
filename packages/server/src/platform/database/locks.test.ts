import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDatabase, type Database, type Tx } from './create-database.ts';
import { lock, lockAll } from './locks.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase({
    url: testDatabase.url,
    poolSize: 8,
    namedStatements: true,
    onBroken: () => {},
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Without the second try that `inTransaction` gives, so that a deadlock shows. */
const bare = (work: (tx: Tx) => Promise<void>) => database.db.transaction().execute(work);
const deadlocks = (results: PromiseSettledResult<void>[]) =>
  results.filter((result) => result.status === 'rejected' && Reflect.get(result.reason, 'code') === '40P01')
    .length;

test('locks taken one by one in opposite orders end in a deadlock', async () => {
  const firstTaken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const take = (mine: number, ids: [number, number]) =>
    bare(async (tx) => {
      await lock(tx, 'accounts', [ids[0]]);
      firstTaken[mine]?.resolve();
      await Promise.all(firstTaken.map(({ promise }) => promise));
      await lock(tx, 'accounts', [ids[1]]);
    });
  expect(deadlocks(await Promise.allSettled([take(0, [1, 2]), take(1, [2, 1])]))).toBe(1);
});

test('locks taken in one call never do, in whatever order they are named', async () => {
  const rising = Array.from({ length: 60 }, (_, index) => index + 1);
  const orders = [rising, rising.toReversed(), [...rising.slice(30), ...rising.slice(0, 30)]];
  const results = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => bare((tx) => lock(tx, 'accounts', orders[index % 3] ?? []))),
  );
  expect(results.filter((result) => result.status === 'rejected')).toEqual([]);
});

test('a lock keeps others out until the transaction ends, and spaces do not touch', async () => {
  const order: string[] = [];
  const inside = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const first = bare(async (tx) => {
    await lockAll(tx, 'roles');
    inside.resolve();
    await mayEnd.promise;
    order.push('first');
  });
  await inside.promise;
  const second = bare(async (tx) => {
    await lockAll(tx, 'roles');
    order.push('second');
  });
  await bare(async (tx) => {
    await lockAll(tx, 'settings');
    await lock(tx, 'roles', [5]);
    order.push('elsewhere');
  });
  mayEnd.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['elsewhere', 'first', 'second']);
});
