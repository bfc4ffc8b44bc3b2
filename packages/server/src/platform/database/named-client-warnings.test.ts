import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** Asks more than is kept in a transaction that has failed: an error is told before the connection is ready again. */
const script = `
  import { keptStatements, NamedClient } from ${JSON.stringify(new URL('named-client.ts', import.meta.url).href)};
  const client = new NamedClient({ connectionString: process.argv[1] });
  await client.connect();
  await client.query('begin');
  for (let number = 0; number < keptStatements + 50; number += 1)
    await client.query('select $1::int / ' + number, [1]).catch(() => {});
  await client.query('rollback');
  await client.end();
  console.log('done');
`;

test('statements are forgotten one after the other, as pg wants its queries', async () => {
  // In a process of its own, because pg says it once; and there it is an error.
  const args = ['--throw-deprecation', '--input-type=module', '-e', script, testDatabase.url];
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  expect(stdout).toBe('done\n');
});
