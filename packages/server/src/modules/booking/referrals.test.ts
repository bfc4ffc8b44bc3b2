import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, firstOrder, makeSailing, passLine, passPrice, somebody } from '../../../test/booking.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let sailing: Awaited<ReturnType<typeof makeSailing>>;

beforeAll(async () => {
  server = await startTestServer();
  sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 60) });
  const token = await server.login('customer');
  const staff = { token: await server.login('frontdesk') };
  for (const referrer of ['AISYAH', 'AISYAH', 'GANGWAY']) {
    const answer = await buy(server, token, [passLine(sailing, [somebody({ referrer })])]);
    const [line] = answer.lines;
    if (!line?.ok) throw new Error('not bought');
    const params = { id: line.order.id };
    await server.call(bookingCalls.confirmPaid, { params, body: { method: 'cash' } }, staff);
  }
  await buy(server, token, [passLine(sailing, [somebody({ referrer: 'AISYAH' })])]);
});
afterAll(() => server.stop());

const referred = async (username: string, filter: object = {}) => {
  const token = await server.login(username);
  return (await server.call(bookingCalls.referredOrders, { body: { filter } }, { token })).data;
};

test('an agent sees the orders that came with the own code, names cut short', async () => {
  const data = await referred('agent');
  expect(data).toMatchObject({ code: 'AISYAH', total: 3, soldSen: 2 * passPrice });
  expect(data.records.map((order) => [order.customerName, order.status])).toEqual([
    ['T***', 'unpaid'],
    ['T***', 'paid'],
    ['T***', 'paid'],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/Tan Mei Ling|accountId|idEnding/);
  expect((await referred('agent', { status: 'paid' })).total).toBe(2);
});

test('and their numbers in part, except of the orders that are the own', async () => {
  const token = await server.login('agent');
  const own = await buy(server, token, [passLine(sailing, [somebody({ referrer: 'AISYAH' })])]);
  const [line] = own.lines;
  if (!line?.ok) throw new Error('not bought');
  const [mine, ...others] = (await referred('agent')).records.map((order) => order.orderNo);
  expect(mine).toBe(line.order.orderNo);
  expect(others).toHaveLength(3);
  for (const shown of others) expect(shown).toMatch(/^GW\d{6}•{4}[A-Z0-9]{2}$/);
});

test('nobody sees orders of another code', async () => {
  expect(await referred('superagent')).toMatchObject({ code: 'LIMWS', total: 0, soldSen: 0 });
  expect(await referred('customer')).toMatchObject({ code: null, total: 0, records: [] });
});

test('staff see what was sold with each code', async () => {
  const token = await server.login('finance');
  const body = { codes: ['AISYAH', 'LIMWS', 'NOBODY'] };
  expect((await server.call(bookingCalls.agentSales, { body }, { token })).data).toEqual([
    { code: 'AISYAH', orders: 2, paidSen: 2 * passPrice },
    { code: 'LIMWS', orders: 0, paidSen: 0 },
    { code: 'NOBODY', orders: 0, paidSen: 0 },
  ]);
});

test('what was kept of an order that was given back was sold, to staff as to the agent', async () => {
  const order = firstOrder(
    await buy(server, await server.login('customer'), [passLine(sailing, [somebody({ referrer: 'LIMWS' })])]),
  );
  const [token, params] = [await server.login('admin'), { id: order.id }];
  await server.call(bookingCalls.confirmPaid, { params, body: { method: 'cash' } }, { token });
  const [ticket] = await sql<{ id: string }>(
    server.databaseUrl,
    'select id from tickets where order_id = $1',
    [order.id],
  );
  const override = { feeSen: 1000, reason: 'Ill' };
  const body = { key: randomUUID(), ticketIds: [Number(ticket?.id)], override };
  const given = await server.call(bookingCalls.refundOfficeOrder, { params, body }, { token });
  expect(given.code).toBe(200);
  const { data } = await server.call(bookingCalls.agentSales, { body: { codes: ['LIMWS'] } }, { token });
  expect(data).toEqual([{ code: 'LIMWS', orders: 0, paidSen: 1000 }]);
  expect(await referred('superagent')).toMatchObject({ total: 1, soldSen: 1000 });
});
