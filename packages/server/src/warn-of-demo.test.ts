import { expect, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { sql } from '../test/sql.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { demoLogins } from './demo-logins.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tickets.example.com',
  PAYMENT_PROVIDER: 'sandbox',
  SANDBOX_IN_PRODUCTION: 'yes-no-real-money',
};

async function warningsOf(databaseUrl: string, env: Record<string, string>): Promise<string[]> {
  const logLines: string[] = [];
  const server = await startTestServer({ databaseUrl, env, logLines, drawers: 'closed' });
  // A stop waits until it has looked.
  await server.gangway.stop();
  return logLines
    .map((line): { level: number; msg: string } => JSON.parse(line))
    .filter(({ msg }) => msg.includes('filled with the demo'))
    .map(({ msg }) => msg);
}

test('in production the log names the accounts of the demo that still have its password, and only those', async () => {
  const database = await createTestDatabase();
  expect(await warningsOf(database.url, {})).toEqual([]);
  await sql(database.url, `update accounts set password_hash = 'changed' where username = 'admin'`);
  await sql(database.url, `update accounts set status = 'disabled' where username = 'editor'`);
  // These stand for the hundreds of customers of the whole demo, made with the same hash.
  await sql(
    database.url,
    `update accounts set username = username || '-1' where username in ('agent', 'superagent', 'customer')`,
  );

  const [warning = ''] = await warningsOf(database.url, production);

  expect(warning).toMatch(/as boarding, food, chip, .*finance, 3 more of the demo: change their passwords/);
  expect(warning).not.toMatch(/admin|editor/);
  const logins = demoLogins.map((name) => `'${name}'`).join();
  await sql(database.url, `update accounts set password_hash = 'changed' where username in (${logins})`);
  expect(await warningsOf(database.url, production)).toEqual([
    expect.stringMatching(/log in with its password as 3 customers of the demo: change/),
  ]);
  await sql(database.url, `update accounts set password_hash = 'changed'`);
  expect(await warningsOf(database.url, production)).toEqual([]);
  await database.drop();
});
