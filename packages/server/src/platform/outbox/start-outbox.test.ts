import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { sql } from '../../../test/sql.ts';
import { createDatabase, type Database } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type OutboxEntry, type OutboxHandlers, putEachInOutbox, putInOutbox } from './outbox.ts';
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
beforeEach(() => database.db.deleteFrom('outbox').execute());

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

const now = new Date().toISOString();
const times = { departsAt: now, returnsAt: now };
const stepped: OutboxEntry = { topic: 'sailing.stepped', payload: { sailingId: 1, status: 'cancelled' } };
const retimed: OutboxEntry = {
  topic: 'sailing.retimed',
  payload: { sailingId: 1, version: 2, before: times, after: times, at: now },
};

/** A process that is at what follows a sailing, and not done with it before the end of the test. */
async function startHeld(news: OutboxEntry, everyMs: number) {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const settled: number[] = [];
  const handlers = {
    [news.topic]: () => {
      begun.resolve();
      return held.promise;
    },
    'payment.settled': async ({ paymentId }: { paymentId: number }) => void settled.push(paymentId),
  };
  const platform = { db: database.db, clock: () => new Date(), log: pino({ level: 'silent' }) };
  const runner = startOutbox(platform, handlers as unknown as OutboxHandlers, everyMs);
  await inTransaction(database.db, (tx) => putEachInOutbox(tx, [news]));
  await begun.promise;
  const stop = async () => {
    held.resolve();
    await runner.stop();
  };
  return { settled, [Symbol.asyncDispose]: stop };
}

test.each([stepped, retimed])('who has paid does not wait behind what follows $topic', async (news) => {
  await using held = await startHeld(news, never);
  await inTransaction(database.db, (tx) => putInOutbox(tx, 'payment.settled', { paymentId: 7 }));
  await soon(() => expect(held.settled).toEqual([7]));
});

test('a payment nobody was told of is found while what follows a sailing takes long', async () => {
  await using held = await startHeld(stepped, 50);
  await sql(
    testDatabase.url,
    `insert into outbox (topic, payload) values ('payment.settled', '{"paymentId": 8}')`,
  );
  await soon(() => expect(held.settled).toEqual([8]));
});
