import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type FreezingProxy, startFreezingProxy } from '../../../test/freezing-proxy.ts';
import { sql } from '../../../test/sql.ts';
import { listen } from './listen.ts';

let database: TestDatabase;
let proxy: FreezingProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFreezingProxy(database.url);
});
afterAll(async () => {
  await proxy.stop();
  await database.drop();
});

test('a listening connection that has died without a word is noticed and replaced', async () => {
  const heard: string[] = [];
  let connections = 0;
  const listener = await listen({
    directUrl: proxy.url,
    channels: { news: (payload) => void heard.push(payload) },
    onConnect: () => void (connections += 1),
    log: pino({ level: 'silent' }),
    askMs: 2000,
  });
  proxy.mute();
  await vi.waitFor(() => expect(connections).toBeGreaterThan(1), { timeout: 60_000 });
  await vi.waitFor(
    async () => {
      await sql(database.url, `select pg_notify('news', 'heard again')`);
      expect(heard).toContain('heard again');
    },
    { timeout: 60_000 },
  );
  await listener.close();
});

test('it is closed though nobody at the other end answers any more', async () => {
  const listener = await listen({
    directUrl: proxy.url,
    channels: {},
    onConnect: () => {},
    log: pino({ level: 'silent' }),
  });
  proxy.freeze();
  await expect(listener.close()).resolves.toBeUndefined();
  proxy.thaw();
});
