import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  buy,
  cabinPrice,
  cabinLine,
  firstOrder,
  makeSailing,
  type SmallSailing,
} from '../../../../test/booking.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let sailing: SmallSailing;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ sandbox: true });
  sailing = await makeSailing(server, { date: portDate(new Date(Date.now() + 40 * 86_400_000)) });
  token = await server.login('customer');
});
afterAll(() => server.stop());

async function startPaying() {
  const order = firstOrder(await buy(server, token, [cabinLine(sailing)]));
  const answer = await server.call(
    bookingCalls.payOrders,
    { body: { ids: [order.id], method: 'creditCard' } },
    { token },
  );
  if (answer.code !== 200 || answer.data.state !== 'jump') throw new Error(answer.message);
  const { paymentId } = answer.data;
  const jump = await server.call(paymentsCalls.paymentJump, { params: { id: paymentId } }, { token });
  return { orderId: order.id, paymentId, page: jump.data.jump?.url ?? '' };
}

async function choose(page: string, decision: string, behaviour = 'now') {
  const body = new URLSearchParams({ method: 'creditCard', decision, behaviour });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await server.gangway.sandbox?.deliver();
  return answer.headers.get('location');
}

const stateOf = async (paymentId: number) => {
  const answer = await server.call(paymentsCalls.paymentState, { params: { id: paymentId } }, { token });
  return answer.data.payment.status;
};
const statusOf = async (orderId: number) =>
  (await sql(server.databaseUrl, 'select status from orders where id = $1', [orderId]))[0]?.['status'];

test('an order paid on the page of the gateway is paid, once, also when it is told twice', async () => {
  const { orderId, paymentId, page } = await startPaying();
  expect(await choose(page, 'paid', 'twice')).toBe(`${server.url}/return?payment=${paymentId}`);

  expect(await stateOf(paymentId)).toBe('paid');
  await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('paid'), { timeout: 20_000 });
  const history = `select kind, count(*)::int from payment_events where payment_id = $1
                   and kind in ('callback', 'settled') group by kind order by kind`;
  expect(await sql(server.databaseUrl, history, [paymentId])).toEqual([
    { kind: 'callback', count: 1 },
    { kind: 'settled', count: 1 },
  ]);
});

test('a payment that failed leaves the order to be paid anew', async () => {
  const { orderId, paymentId, page } = await startPaying();
  await choose(page, 'failed');
  expect(await stateOf(paymentId)).toBe('failed');
  expect(await statusOf(orderId)).toBe('unpaid');
  const body = { ids: [orderId], method: 'alipay' as const };
  const again = await server.call(bookingCalls.payOrders, { body }, { token });
  expect(again.data).toMatchObject({ state: 'jump', paymentId: expect.any(Number) });
});

test('what the gateway never tells is asked for', async () => {
  const { paymentId, page } = await startPaying();
  await choose(page, 'paid', 'never');
  const later = new Date(Date.now() + 10_000);
  server.setNow(later);
  expect(await stateOf(paymentId)).toBe('paid');
  server.setNow(null);
});

test("the gateway's own list agrees with the books", async () => {
  const finance = await server.login('finance');
  // Two of them, where midnight lies between the payments.
  const days = await sql<{ date: string }>(
    server.databaseUrl,
    `select distinct (paid_at at time zone 'Asia/Kuala_Lumpur')::date::text as date from payments where status = 'paid'`,
  );
  let checked = 0;
  for (const { date } of days) {
    const answer = await server.call(paymentsCalls.reconcile, { body: { date } }, { token: finance });
    expect(answer.data).toMatchObject({ provider: 'sandbox', differences: [] });
    checked += answer.data.checked;
  }
  expect(checked).toBe(2);
  const paid = `select sum(amount_sen)::int as sum from payments where status = 'paid'`;
  expect(await sql(server.databaseUrl, paid)).toEqual([{ sum: 2 * cabinPrice }]);
});

test('while the gateway cannot be reached nobody is sent away, and the order stays payable', async () => {
  const order = firstOrder(await buy(server, token, [cabinLine(sailing)]));
  await server.gangway.sandbox?.stop();
  const body = { ids: [order.id], method: 'creditCard' as const };
  const answer = await server.call(bookingCalls.payOrders, { body }, { token });
  expect(answer).toMatchObject({ status: 502, reason: 'payment.gateway' });
  expect(answer.message).toBe('API payment interface request failed');
  expect(await statusOf(order.id)).toBe('unpaid');
});
