import { afterEach, expect, test, vi } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openDatabase } from './open-database.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [true, 'on'],
  [false, 'off'],
])('data may be thrown away, but never in production: %s', async (production, fsync) => {
  vi.stubEnv('GANGWAY_THROWAWAY_DATA', 'on');
  const folder = temporaryFolder();
  const database = await openDatabase({
    databaseUrl: 'embedded',
    directUrl: null,
    dataDir: folder.path,
    production,
  });
  try {
    expect(await sql(database.url, 'show fsync')).toEqual([{ fsync }]);
  } finally {
    await database.stop();
    folder.remove();
  }
});
