import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDatabase, type Database } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { type OutboxHandlers, putInOutbox } from './outbox.ts';

let testDatabase: TestDatabase;
let one: Database;
let other: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const open = () =>
    createDatabase({ url: testDatabase.url, poolSize: 3, namedStatements: true, onBroken: () => {} });
  [one, other] = [open(), open()];
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await testDatabase.drop();
});
beforeEach(() => one.db.deleteFrom('outbox').execute());

const log = pino({ level: 'silent' });
const put = (...keys: string[]) =>
  inTransaction(one.db, async (tx) => {
    for (const key of keys)
      await putInOutbox(tx, 'live.event', { event: { type: 'settings.changed', key }, audience: {} });
  });
const handlersThat = (handle: (key: string) => Promise<void>): Partial<OutboxHandlers> => ({
  'live.event': ({ event }) => handle(event.type === 'settings.changed' ? event.key : ''),
});
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const waiting = () => one.db.selectFrom('outbox').select(['attempts', 'lastError']).orderBy('id').execute();

test('what a transaction noted is delivered after it, oldest first, and is gone then', async () => {
  const delivered: string[] = [];
  await put('a', 'b', 'c');
  const count = await deliverOutbox(
    one.db,
    handlersThat(async (key) => void delivered.push(key)),
    later(1),
    log,
  );
  expect(count).toBe(3);
  expect(delivered).toEqual(['a', 'b', 'c']);
  expect(await waiting()).toEqual([]);
});

test('nothing is delivered of a transaction that was rolled back', async () => {
  const handle = vi.fn<() => Promise<void>>();
  const work = inTransaction(one.db, async (tx) => {
    await putInOutbox(tx, 'live.event', { event: { type: 'menus.changed' }, audience: {} });
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await deliverOutbox(one.db, handlersThat(handle), later(1), log)).toBe(0);
  expect(handle).not.toHaveBeenCalled();
});

test('what is done is gone before the next is begun, so that a batch that takes long is not done twice', async () => {
  await inTransaction(one.db, async (tx) => {
    for (const mailId of [1, 2, 3]) await putInOutbox(tx, 'mail.send', { mailId });
  });
  const left: number[] = [];
  const handlers: Partial<OutboxHandlers> = {
    'mail.send': async () => void left.push((await waiting()).length),
  };
  await deliverOutbox(one.db, handlers, later(1), log);
  expect(left).toEqual([3, 2, 1]);
});

test('two processes share the work, and each row is delivered once', async () => {
  const keys = Array.from({ length: 400 }, (_, index) => `k${index}`);
  await put(...keys);
  const delivered: string[][] = [[], []];
  const both = Promise.withResolvers<void>();
  const drain = async (database: Database, mine: number) => {
    // Neither goes on before the other has something: a quick one would do it all.
    const handlers = handlersThat(async (key) => {
      delivered[mine]?.push(key);
      if (delivered.every((list) => list.length > 0)) both.resolve();
      await both.promise;
    });
    while ((await deliverOutbox(database.db, handlers, later(1), log)) > 0);
  };
  await Promise.all([drain(one, 0), drain(other, 1)]);
  expect(delivered.flat().toSorted()).toEqual(keys.toSorted());
  expect(delivered.every((list) => list.length > 0)).toBe(true);
});

test('a delivery that fails is tried again, later and later, and holds up no other', async () => {
  const delivered: string[] = [];
  let isBroken = true;
  const handlers = handlersThat(async (key) => {
    if (key === 'broken' && isBroken) throw new Error('no answer');
    delivered.push(key);
  });
  await put('broken', 'whole');
  const now = later(1);
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  expect(await deliverOutbox(one.db, handlers, now, log)).toBe(2);
  expect(delivered).toEqual(['whole']);
  expect(await waiting()).toEqual([{ attempts: 1, lastError: 'no answer' }]);
  expect(await deliverOutbox(one.db, handlers, at(1), log)).toBe(0);
  expect(await deliverOutbox(one.db, handlers, at(2), log)).toBe(1);
  expect(await deliverOutbox(one.db, handlers, at(5), log)).toBe(0);
  isBroken = false;
  expect(await deliverOutbox(one.db, handlers, at(6), log)).toBe(1);
  expect(delivered).toEqual(['whole', 'broken']);
  expect(await waiting()).toEqual([]);
});

test('the wait between tries does not grow beyond ten minutes', async () => {
  await put('broken');
  await one.db.updateTable('outbox').set({ attempts: 40 }).execute();
  const now = later(1);
  const handlers = handlersThat(() => Promise.reject(new Error('no answer')));
  await deliverOutbox(one.db, handlers, now, log);
  const row = await one.db.selectFrom('outbox').select('nextAttemptAt').executeTakeFirstOrThrow();
  expect(row.nextAttemptAt.getTime() - now.getTime()).toBe(600_000);
});

test('what a process was at when it died is delivered by another when its lease is over', async () => {
  await put('left behind');
  const now = later(1);
  const begun = Promise.withResolvers<void>();
  const dead = handlersThat(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  void deliverOutbox(one.db, dead, now, log);
  await begun.promise;

  const delivered: string[] = [];
  const alive = handlersThat(async (key) => void delivered.push(key));
  expect(await deliverOutbox(other.db, alive, new Date(now.getTime() + 59_000), log)).toBe(0);
  expect(await deliverOutbox(other.db, alive, new Date(now.getTime() + 60_000), log)).toBe(1);
  expect(delivered).toEqual(['left behind']);
});
