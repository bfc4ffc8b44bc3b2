import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../src/demo-logins.ts';
import { buy, firstOrder, makeSailing, passLine, type SmallSailing } from './booking.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

const connections = 4;
const logLines: string[] = [];
let server: TestServer;
let sailing: SmallSailing;
beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000', PG_POOL_SIZE: String(connections) };
  server = await startTestServer({ env, logLines });
  sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 60) });
});
afterAll(() => server.stop());

test('the next release may add columns while this one goes on answering', async () => {
  const token = await server.login('admin');
  const customer = await server.login('customer');
  const own = { token: customer };
  /** What reads whole rows of these tables, and what does so in a transaction. */
  const askEverything = async () => {
    const { id } = firstOrder(await buy(server, customer, [passLine(sailing)]));
    const body = { method: 'cash' as const };
    const paid = await server.call(bookingCalls.confirmPaid, { params: { id }, body }, { token });
    const listed = await server.call(bookingCalls.listMyOrders, { body: { ids: [id] } }, own);
    const ticketIds = listed.data.orders.flatMap(({ tickets }) => tickets.map((ticket) => ticket.id));
    return [
      paid,
      listed,
      await server.call(bookingCalls.quoteRefund, { params: { id }, body: { ticketIds } }, own),
      await server.call(settingsCalls.queryList, {}, { token }),
      await server.call(identityCalls.login, { body: { username: 'editor', password: demoPassword } }),
    ].map(({ status }) => status);
  };
  const askAtOnce = async () =>
    (await Promise.all(Array.from({ length: 2 * connections }, askEverything))).flat();

  await askAtOnce();
  expect(server.gangway.pool.totalCount).toBe(connections);
  for (const column of ['one', 'two']) {
    for (const table of ['orders', 'accounts', 'config_entries'])
      await sql(server.databaseUrl, `alter table ${table} add column ${column} int`);
    for (let round = 1; round <= 2; round += 1) expect(new Set(await askAtOnce())).toEqual(new Set([200]));
  }
  expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
