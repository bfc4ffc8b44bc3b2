import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { sql as statement } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { checkLedger } from '../src/modules/wallet/index.ts';
import { inTransaction } from '../src/platform/database/in-transaction.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { keptStatements } from '../src/platform/database/named-client.ts';
import { buy, cabinLine, cabinPrice, firstOrder, makeSailing, type SmallSailing } from './booking.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { openStream } from './open-stream.ts';
import { sql } from './sql.ts';
import { type PgBouncer, startPgBouncer } from './start-pgbouncer.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { fund, newCustomer, type TestCustomer } from './wallet.ts';

let database: TestDatabase;
let pooler: PgBouncer;
let servers: TestServer[];
let one: TestServer;
let other: TestServer;
let sailing: SmallSailing;

beforeAll(async () => {
  database = await createTestDatabase();
  // Whatever zone and limits a session begins with must not matter: through a pooler they are not ours to set.
  const name = new URL(database.url).pathname.slice(1);
  await sql(database.url, `alter database ${name} set timezone = 'America/New_York'`);
  pooler = await startPgBouncer(inject('testServerUrl'), 4);
  const databaseUrl = pooler.through(database.url);
  const env = {
    DATABASE_DIRECT_URL: database.url,
    ...(pooler.keepsStatements ? { PG_NAMED_STATEMENTS: 'on' } : {}),
  };
  servers = await Promise.all(
    [1, 2, 3].map((_, turn) =>
      startTestServer({ databaseUrl, env, ...(turn > 0 ? { drawers: 'closed' as const } : {}) }),
    ),
  );
  [one, other] = servers as [TestServer, TestServer];
  sailing = await makeSailing(one, { date: addDays(portDate(new Date()), 60) });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await pooler.stop();
  await database.drop();
});

async function bookByBalance(server: TestServer, { token }: TestCustomer) {
  const order = firstOrder(await buy(server, token, [cabinLine(sailing)], { method: 'balance' }));
  const body = { ids: [order.id], method: 'balance' as const };
  const answer = await server.call(bookingCalls.payOrders, { body }, { token });
  expect(answer).toMatchObject({ code: 200, data: { state: 'paid' } });
  return order;
}

const state = (id: number) =>
  sql(database.url, 'select status, refunded_sen::int from orders where id = $1', [id]);

test('an order is booked, paid out of the balance and refunded, on two processes', async () => {
  const agent = await newCustomer(one, { level: 'agent' });
  await fund(one, agent.id, cabinPrice);
  const order = await bookByBalance(one, agent);
  expect(await state(order.id)).toEqual([{ status: 'paid', refunded_sen: 0 }]);

  const tickets = await sql<{ id: number }>(database.url, 'select id::int from tickets where order_id = $1', [
    order.id,
  ]);
  const ticketIds = tickets.map(({ id }) => id);
  const token = { token: agent.token };
  const params = { id: order.id };
  const { data } = await other.call(bookingCalls.quoteRefund, { params, body: { ticketIds } }, token);
  const body = { key: randomUUID(), ticketIds, shownBackSen: data.backSen };
  expect((await other.call(bookingCalls.refundOrder, { params, body }, token)).code).toBe(200);
  expect(await state(order.id)).toEqual([{ status: 'refunded', refunded_sen: data.backSen }]);
  const wallet = await one.call(walletCalls.ownWallet, {}, token);
  expect(wallet.data.balanceSen).toBe(data.backSen);
  expect(await checkLedger(one.gangway.platform.db)).toMatchObject({ problems: [] });
});

test('many who buy at once, on all processes and over few connections, each get what they paid for', async () => {
  const agents = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newCustomer(one, { level: 'agent' })));
  for (const agent of agents) await fund(one, agent.id, cabinPrice);
  const orders = await Promise.all(
    agents.map((agent, turn) => bookByBalance(servers[turn % servers.length] as TestServer, agent)),
  );
  for (const { id } of orders) expect(await state(id)).toEqual([{ status: 'paid', refunded_sen: 0 }]);
  expect(await checkLedger(one.gangway.platform.db)).toMatchObject({ problems: [] });
});

test('what changes on one process is told to a page open on another', async () => {
  const stream = await openStream(other.url, { 'x-token': await one.login('finance') });
  const token = await one.login('admin');
  await one.call(settingsCalls.add, { body: { key: 'through.a.pooler', value: '1' } }, { token });
  await vi.waitFor(
    () => expect(stream.events).toEqual([{ type: 'settings.changed', key: 'through.a.pooler' }]),
    { timeout: 60_000, interval: 20 },
  );
  stream.close();
});

test('jobs run', async () => {
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  boss.on('error', () => {});
  await boss.start();
  const id = (await boss.send('forget-carts', {})) ?? '';
  const stateOfIt = async () => (await boss.getJobById('forget-carts', id))?.state;
  await vi.waitFor(async () => expect(await stateOfIt()).toBe('completed'), {
    timeout: 60_000,
    interval: 100,
  });
  await boss.stop({ graceful: false });
});

test('no session keeps a lock or a setting, and the time of a statement is kept nevertheless', async () => {
  const { db } = one.gangway.platform;
  const held = `select count(*)::int as locks from pg_locks l join pg_stat_activity a using (pid)
                 where locktype = 'advisory' and a.datname = current_database() and l.mode = 'ExclusiveLock' and a.state = 'idle'`;
  expect(await sql(database.url, held)).toEqual([{ locks: 0 }]);
  const limits = () =>
    statement<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db);
  const inside = await inTransaction(db, async (tx) =>
    statement<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx),
  );
  expect(inside.rows).toEqual([{ limit: '30s' }]);
  for (let turn = 0; turn < 10; turn += 1) expect((await limits()).rows).toEqual([{ limit: '0' }]);
});

test('more texts than a connection keeps prepared are asked for over connections that change hands', async () => {
  const { db } = one.gangway.platform;
  const ask = async (number: number) => {
    const text = statement.raw(String(number));
    const { rows } = await statement<{ is: number }>`select ${number}::int + ${text} as is`.execute(db);
    return rows[0]?.is;
  };
  const numbers = Array.from({ length: keptStatements + 100 }, (_, number) => number);
  for (let from = 0; from < numbers.length; from += 5) {
    const some = numbers.slice(from, from + 5);
    expect(await Promise.all(some.map(ask))).toEqual(some.map((number) => 2 * number));
  }
  expect(await Promise.all([0, 1, 2, 3, 4].map(ask))).toEqual([0, 2, 4, 6, 8]);
});

test('statements are prepared where the pooler can keep them, and nowhere else', async () => {
  const { db } = one.gangway.platform;
  const found = new Set<boolean>();
  for (let turn = 0; turn < 10; turn += 1) {
    const { rows } = await statement<{
      any: boolean;
    }>`select count(*) > ${0} as any from pg_prepared_statements`.execute(db);
    found.add(rows[0]?.any ?? false);
  }
  expect(found.has(true)).toBe(pooler.keepsStatements);
});

test('an address that leads through a pooler where the database itself is needed is told in one sentence', async () => {
  await expect(migrate(pooler.through(database.url))).rejects.toThrow(
    /^The database at .* stands behind a pooler, .*: set DATABASE_DIRECT_URL to the address of the database itself\.$/,
  );
});
