import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { skewedEnv } from '../../../scripts/lib/test-now.mjs';
import { buy, firstOrder, makeSailing, newCustomer, passLine, somebody } from './booking.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { runServer } from './run-server.ts';
import { sql } from './sql.ts';
import { startTestServer } from './start-test-server.ts';
import { testSecretKey } from './test-env.ts';

let database: TestDatabase;
/** Two unpaid orders, made a moment ago; no process runs any more. */
let orders: { fresh: number; ended: number };

beforeAll(async () => {
  database = await createTestDatabase();
  const server = await startTestServer({ databaseUrl: database.url });
  const sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 40), passes: 10 });
  const token = await newCustomer(server, 'buyer');
  const order = async () => firstOrder(await buy(server, token, [passLine(sailing, [somebody()])])).id;
  orders = { fresh: await order(), ended: await order() };
  await server.stop();
});
afterAll(() => database.drop());

const minute = 60_000;
const soon = { timeout: 120_000, interval: 100 };

/** The product on a machine whose clock is wrong, as long as the work takes; and what it says of that clock. */
async function onMachine(skewMs: number, work: () => Promise<void>) {
  const run = runServer({
    DATABASE_URL: database.url,
    SECRET_KEY: testSecretKey,
    SANDBOX_PORT: '0',
    LOG_LEVEL: 'warn',
    ...skewedEnv(skewMs),
  });
  try {
    const address = await run.address();
    await work();
    const [ready, metrics] = await Promise.all(['/readyz', '/metrics'].map((path) => fetch(address + path)));
    return {
      status: ready?.status,
      ready: await ready?.text(),
      skew: Number(/^gangway_clock_skew_seconds (\S+)$/m.exec((await metrics?.text()) ?? '')?.[1]),
      warnings: run.output().match(/the clock of this machine is[^"]+/g),
    };
  } finally {
    run.child.kill('SIGTERM');
    await run.ended;
  }
}

const statusOf = async (id: number) =>
  (await sql(database.url, 'select status from orders where id = $1', [id]))[0]?.['status'];

test('a process twelve minutes ahead cancels what has ended and leaves fresh orders alone', async () => {
  await sql(
    database.url,
    `update place_holds set expires_at = now() - interval '1 second' where order_id = ${orders.ended}`,
  );
  const said = await onMachine(12 * minute, async () => {
    await vi.waitFor(async () => expect(await statusOf(orders.ended)).toBe('canceled'), soon);
  });
  expect(await statusOf(orders.fresh)).toBe('unpaid');
  expect(said.status).toBe(200);
  expect(said.ready).toMatch(/^ready, but the clock of this machine is 7[12]\d s ahead of the database's;/);
  expect(said.warnings).toHaveLength(1);
  expect(Math.round(said.skew / 60)).toBe(12);
});

test('a process five minutes behind delivers what was put into the outbox just now', async () => {
  const said = await onMachine(-5 * minute, async () => {
    const event = { event: { type: 'menus.changed' }, audience: {} };
    await sql(database.url, `insert into outbox (topic, payload) values ('live.event', $1)`, [event]);
    const waiting = async () => (await sql(database.url, 'select 1 from outbox')).length;
    await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  });
  expect(said.status).toBe(200);
  expect(said.ready).toMatch(/^ready, but the clock of this machine is (29|30)\d s behind the database's;/);
  expect(said.warnings).toHaveLength(1);
  expect(Math.round(said.skew / 60)).toBe(-5);
});

test('the tests themselves are in one time with the database, whatever TEST_NOW says', async () => {
  const [row] = await sql<{ at: Date }>(database.url, 'select clock_timestamp() as at');
  expect(Math.abs(Number(row?.at) - Date.now())).toBeLessThan(minute);
});
