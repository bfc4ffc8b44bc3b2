import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../src/demo/fill-demo.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all(
    [1, 2, 3].map(() => startTestServer({ databaseUrl: database.url, drawers: 'closed' })),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

const counts = () =>
  sql(
    database.url,
    `select (select count(*)::int from accounts) as accounts, (select count(*)::int from customers) as customers,
            (select count(*)::int from roles) as roles, (select count(*)::int from signing_keys) as keys`,
  );
const filledOnce = [{ accounts: 12, customers: 3, roles: 9, keys: 1 }];

test('processes that start at once on an empty database fill it once', async () => {
  expect(await counts()).toEqual(filledOnce);
  for (let round = 0; round < 3; round += 1) {
    await sql(
      database.url,
      'delete from sessions; delete from saved_passengers; delete from customers; delete from accounts',
    );
    await Promise.all(servers.map((server) => fillDemo(server.gangway.platform, 'accounts', server.url)));
    expect(await counts()).toEqual(filledOnce);
  }
});

test('who logged in on one is known to all, and all of them are seen', async () => {
  const token = await servers[0]?.login('finance');
  const answers = await Promise.all(
    servers.map((server) => server.call(reportsCalls.dashboard, {}, token ? { token } : {})),
  );
  for (const answer of answers) expect(answer.data.system.nodes).toHaveLength(3);
});
