import { totalmem } from 'node:os';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
afterEach(() => vi.restoreAllMocks());

/** What a database is set to, as the product starts it. */
async function settingsOf(names: string[]): Promise<Record<string, string>> {
  const server = await startEmbeddedPostgres({ dataDir: folder.path });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, current_setting(name) as setting from pg_settings where name = any($1::text[])',
      [names],
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  } finally {
    await client.end();
    await server.stop();
  }
}

test('a database keeps what was committed, writes pages whole seldom, and finds a page anywhere as fast as the next', async () => {
  const wanted = {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    checkpoint_timeout: '15min',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
  };
  expect(await settingsOf(Object.keys(wanted))).toEqual(wanted);
});

const megabyte = 2 ** 20;
const largest = 1024;

test.each([
  ['a quarter of what a container may have', 1000 * megabyte, 250],
  ['no less than it needs of little', 250 * megabyte, 128],
  ['no more than it needs of much', 0, Math.min(largest, Math.floor(totalmem() / megabyte / 4))],
])('of the memory a database takes %s', async (_, allowed, shared) => {
  // Nothing, where nobody says how much it may be.
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(allowed);
  const { shared_buffers: taken } = await settingsOf(['shared_buffers']);
  expect(taken).toBe(shared === largest ? '1GB' : `${shared}MB`);
});
