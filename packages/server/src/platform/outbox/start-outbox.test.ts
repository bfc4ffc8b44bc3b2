import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { sql } from '../../../test/sql.ts';
import { createDatabase, type Database } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type OutboxHandlers, putInOutbox } from './outbox.ts';
import { startOutbox } from './start-outbox.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = createDatabase({ url, poolSize: 3, namedStatements: true, onBroken: () => {} });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** A process that delivers, and looks by itself only so often. */
function start(everyMs: number, failing = new Set<number>()) {
  const delivered: number[] = [];
  const handlers = {
    'room.renamed': async ({ roomId }: { roomId: number }) => {
      if (failing.delete(roomId)) throw new Error('not yet');
      delivered.push(roomId);
    },
  };
  const platform = { db: database.db, clock: () => new Date(), log: pino({ level: 'silent' }) };
  return { delivered, runner: startOutbox(platform, handlers as unknown as OutboxHandlers, everyMs) };
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
const never = 600_000;

test('who wrote a row looks at once, again and again, without waiting for the next turn', async () => {
  const { delivered, runner } = start(never);
  for (const roomId of [1, 2, 3]) {
    await inTransaction(database.db, (tx) => putInOutbox(tx, 'room.renamed', { roomId }));
    await soon(() => expect(delivered).toContain(roomId));
  }
  expect(delivered).toEqual([1, 2, 3]);
  await runner.stop();
});

test('what nobody was told of is found all the same', async () => {
  const { delivered, runner } = start(50);
  await sql(testDatabase.url, `insert into outbox (topic, payload) values ('room.renamed', '{"roomId": 4}')`);
  await soon(() => expect(delivered).toEqual([4]));
  await runner.stop();
});

test('who failed tries again when it is time, without waiting for the next turn', async () => {
  const failing = new Set([5, 6]);
  const { delivered, runner } = start(never, failing);
  for (const roomId of [5, 6])
    await inTransaction(database.db, (tx) => putInOutbox(tx, 'room.renamed', { roomId }));
  await soon(() => expect(failing.size).toBe(0));
  expect(delivered).toEqual([]);
  await soon(() => expect(new Set(delivered)).toEqual(new Set([5, 6])));
  await runner.stop();
});
