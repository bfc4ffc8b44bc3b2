import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { sql } from '../../../test/sql.ts';
import { oneAtATime } from './one-at-a-time.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a second one waits for the first, says so, and the lock ends with the work, failed or not', async () => {
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const options = { directUrl: database.url, lock: 42, onWait: () => waits.resolve() };
  const one = oneAtATime(options, async () => {
    begun.resolve();
    await first.promise;
    steps.push('first');
    throw new Error('broke');
  });
  await begun.promise;
  const other = oneAtATime(options, async () => void steps.push('second'));
  await waits.promise;
  expect(steps).toEqual([]);
  first.resolve();
  await expect(one).rejects.toThrow('broke');
  await other;
  expect(steps).toEqual(['first', 'second']);
  const held = `select pid from pg_locks l join pg_database d on d.oid = l.database
                 where locktype = 'advisory' and datname = current_database()`;
  await vi.waitFor(async () => expect(await sql(database.url, held)).toEqual([]), { timeout: 60_000 });
});
