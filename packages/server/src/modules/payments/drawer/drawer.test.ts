import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buy,
  firstOrder,
  makeSailing,
  passLine,
  passPrice,
  type SmallSailing,
  somebody,
} from '../../../../test/booking.ts';
import { FakeGateway } from '../../../../test/fake-gateway.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { newCustomer } from '../../../../test/wallet.ts';

let one: TestServer;
let other: TestServer;
let desk: string;
let finance: string;
let sailing: SmallSailing;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000' };
  const provider = new FakeGateway();
  one = await startTestServer({ env, provider, drawers: 'closed' });
  other = await startTestServer({ env, provider, databaseUrl: one.databaseUrl, drawers: 'closed' });
  desk = await one.login('frontdesk');
  finance = await one.login('finance');
  sailing = await makeSailing(one, { date: addDays(portDate(new Date()), 100), passes: 300 });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const own = async (token = desk) => (await one.call(paymentsCalls.ownDrawer, {}, { token })).data;
const open = (floatSen = 10_000, token = desk, server = one) =>
  server.call(paymentsCalls.openDrawer, { body: { floatSen } }, { token });
const close = (id: number, countedSen: number, note = '', token = desk, server = one) =>
  server.call(paymentsCalls.closeDrawer, { params: { id }, body: { countedSen, note } }, { token });
/** A fresh drawer, whatever stood open before. */
async function fresh(floatSen = 10_000, token = desk) {
  const before = await own(token);
  if (before) await close(before.id, before.expectedSen, '', token);
  return (await open(floatSen, token)).data;
}

async function sell(accountId: number | null = null, method: PaymentMethod = 'cash') {
  const body = {
    key: randomUUID(),
    method,
    agreed: true as const,
    accountId,
    line: passLine(sailing, [somebody()]),
  };
  return firstOrder((await one.call(bookingCalls.counterSale, { body }, { token: desk })).data);
}
const take = (id: number, method: PaymentMethod = 'cash', slipNo = '', token = desk, server = one) =>
  server.call(bookingCalls.confirmPaid, { params: { id }, body: { method, slipNo, note: '' } }, { token });
const moneyOf = async (id: number) =>
  (await one.call(bookingCalls.orderMoney, { params: { id } }, { token: desk })).data;
const recharge = (accountId: number, more: object = {}) =>
  one.call(
    walletCalls.saveRecharge,
    { body: { key: randomUUID(), accountId, amountSen: 5000, method: 'cash', ...more } },
    { token: desk },
  );
/** Cancels everybody of an order, nothing kept; gives the refund that waits to be handed out. */
async function giveBack(id: number): Promise<number> {
  const tickets = await sql(one.databaseUrl, 'select id::int from tickets where order_id = $1 and live', [
    id,
  ]);
  const body = {
    key: randomUUID(),
    ticketIds: tickets.map((row) => Number(row['id'])),
    override: { feeSen: 0, reason: 'the engine' },
  };
  const answer = await one.call(bookingCalls.refundOfficeOrder, { params: { id }, body }, { token: desk });
  expect(answer.message).toBe('success');
  return (await moneyOf(id)).refunds.at(-1)?.parts[0]?.refundId ?? 0;
}
const handOut = (id: number, body: object = {}, server = one, token = desk) =>
  server.call(
    paymentsCalls.handOutRefund,
    { params: { id }, body: { method: 'cash', slipNo: '', ...body } },
    { token },
  );

describe('money taken at the counter', () => {
  test('stands under its own method with the number of its slip, in the list, the sheet and the order', async () => {
    const order = await sell();
    expect(await take(order.id, 'creditCard')).toMatchObject({
      status: 400,
      fields: [{ field: 'slipNo', message: "Enter the number on the terminal's slip" }],
    });
    const slipNo = `T-${order.id}`;
    expect((await take(order.id, 'creditCard', slipNo)).data).toMatchObject({
      status: 'paid',
      method: 'creditCard',
    });
    const { payments } = await moneyOf(order.id);
    expect(payments).toMatchObject([{ method: 'creditCard', slipNo, amountSen: passPrice }]);
    const found = await one.call(
      paymentsCalls.pagePayments,
      { body: { filter: { keyword: slipNo } } },
      { token: finance },
    );
    expect(found.data).toMatchObject({
      records: [{ provider: 'terminal', method: 'creditCard', slipNo, operator: 'frontdesk' }],
      byMethod: [{ method: 'creditCard', paidSen: passPrice }],
    });
    const response = await fetch(`${one.url}/prod-api/payment/export`, {
      method: 'POST',
      headers: { 'x-token': finance, 'content-type': 'application/json' },
      body: JSON.stringify({ filter: { keyword: slipNo } }),
    });
    const [titles = [], row] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(row?.[titles.indexOf('Slip number')]).toBe(slipNo);
    // No drawer was needed for it.
    expect(await own()).toBeNull();
  });

  test('out of a balance takes from the customer, too little says so, and a walk-in has none', async () => {
    const { id: accountId, token } = await newCustomer(one);
    await recharge(accountId, { amountSen: passPrice + 100, method: 'bank', slipNo: 'B1' });
    const [first, second] = [await sell(accountId), await sell(accountId)];
    expect((await take(first.id, 'balance')).data).toMatchObject({ status: 'paid', method: 'balance' });
    const left = async () => (await one.call(walletCalls.ownWallet, {}, { token })).data.balanceSen;
    expect(await left()).toBe(100);
    expect(await take(second.id, 'balance')).toMatchObject({
      status: 422,
      reason: 'booking.balanceShort',
      message: "Sorry, your agent's available balance is insufficient for settlement.",
    });
    expect((await take((await sell()).id, 'balance')).reason).toBe('payment.method');
    await giveBack(first.id);
    expect(await left()).toBe(passPrice + 100);
  });

  test('on the terminal goes back over the counter: by slip, or in cash out of the drawer', async () => {
    const order = await sell();
    await take(order.id, 'creditCard', 'T-1');
    const refundId = await giveBack(order.id);
    expect((await moneyOf(order.id)).refunds).toMatchObject([{ way: 'cash', parts: [{ byHand: true }] }]);
    expect((await handOut(refundId, { method: 'creditCard' })).fields[0]?.field).toBe('slipNo');
    expect((await handOut(refundId, { method: 'creditCard', slipNo: 'R-1' })).code).toBe(200);
    const paymentId = (await moneyOf(order.id)).payments[0]?.paymentId ?? 0;
    const { data } = await one.call(
      paymentsCalls.paymentDetail,
      { params: { id: paymentId } },
      { token: desk },
    );
    expect(data.refunds).toMatchObject([
      { status: 'done', method: 'creditCard', slipNo: 'R-1', by: 'frontdesk' },
    ]);
  });
});

describe('a recharge taken by staff', () => {
  test('stands among the payments under its method, added together with the balance', async () => {
    const { id: accountId, username } = await newCustomer(one);
    const { data } = await recharge(accountId, { method: 'wechat', slipNo: 'W-7', remarks: 'fair' });
    expect(data).toMatchObject({ method: 'wechat', slipNo: 'W-7' });
    const { data: page } = await one.call(
      paymentsCalls.pagePayments,
      { body: { filter: { keyword: username } } },
      { token: finance },
    );
    expect(page.records).toMatchObject([
      {
        subject: 'recharge',
        label: data.rechargeNo,
        method: 'wechat',
        slipNo: 'W-7',
        amountSen: 5000,
        operator: 'frontdesk',
        note: 'fair',
        status: 'paid',
      },
    ]);
  });

  test('in cash without a drawer is refused, and nothing of it stays', async () => {
    const { id: accountId, token } = await newCustomer(one);
    expect(await own()).toBeNull();
    const key = randomUUID();
    expect(await recharge(accountId, { key })).toMatchObject({
      status: 422,
      reason: 'drawer.needed',
      message: 'Open your cash drawer first',
    });
    expect((await one.call(walletCalls.ownWallet, {}, { token })).data.balanceSen).toBe(0);
    const { id } = await fresh();
    // The very same wish goes through now, and twice is once.
    expect((await recharge(accountId, { key })).code).toBe(200);
    expect((await recharge(accountId, { key })).code).toBe(200);
    expect((await own())?.takenSen).toBe(5000);
    await close(id, 15_000);
  });
});

describe('a cash drawer', () => {
  test('expects its float, what was taken and less what was handed out; a difference needs a note', async () => {
    const { id } = await fresh(20_000);
    const { id: accountId } = await newCustomer(one);
    const [kept, returned] = [await sell(), await sell()];
    await take(kept.id);
    await take(returned.id);
    await recharge(accountId, { amountSen: 700 });
    await handOut(await giveBack(returned.id));
    const expectedSen = 20_000 + passPrice + 700;
    expect(await own()).toMatchObject({
      id,
      person: expect.any(String),
      floatSen: 20_000,
      takenSen: 2 * passPrice + 700,
      handedOutSen: passPrice,
      expectedSen,
      countedSen: null,
      movements: [
        { kind: 'refund', label: returned.orderNo, amountSen: -passPrice },
        { kind: 'payment', amountSen: 700 },
        { kind: 'payment', label: returned.orderNo, amountSen: passPrice },
        { kind: 'payment', label: kept.orderNo, amountSen: passPrice },
      ],
    });
    expect(await close(id, expectedSen - 50)).toMatchObject({
      status: 422,
      reason: 'drawer.note',
      fields: [{ field: 'note' }],
    });
    expect((await close(id, expectedSen - 50, 'a coin rolled away')).data).toMatchObject({
      expectedSen,
      countedSen: expectedSen - 50,
      differenceSen: -50,
      note: 'a coin rolled away',
      closedBy: expect.any(String),
    });
    expect((await close(id, expectedSen)).reason).toBe('drawer.step');
    expect((await take((await sell()).id)).reason).toBe('drawer.needed');
    expect(await own()).toBeNull();
  });

  test('agrees with the cash of the day', async () => {
    const today = portDate(new Date());
    const cash = (
      await one.call(
        paymentsCalls.pagePayments,
        { body: { filter: { from: addDays(today, -1), to: today, method: 'cash' } } },
        { token: finance },
      )
    ).data.byMethod[0]?.paidSen;
    const { data } = await one.call(
      paymentsCalls.pageShifts,
      { body: { filter: { from: addDays(today, -1), to: today } } },
      { token: finance },
    );
    expect(data.totals.takenSen).toBe(cash);
  });

  test('is one, on however many devices and processes it is opened at once', async () => {
    const before = await own();
    if (before) await close(before.id, before.expectedSen);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => open(index, desk, index % 2 === 0 ? one : other)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const second = await other.login('frontdesk');
    const order = await sell();
    await take(order.id, 'cash', '', second, other);
    expect(await own()).toMatchObject({ takenSen: passPrice });
  });

  test('closed while cash comes in has it in its count, or it is refused: never between the two', async () => {
    const { id } = await fresh();
    const orders = await Promise.all(Array.from({ length: 12 }, () => sell()));
    const takings = orders.map((order, index) => take(order.id, 'cash', '', desk, index % 2 ? one : other));
    const closing = close(id, 10_000, 'counted in a hurry', desk, other);
    const [closed, ...taken] = await Promise.all([closing, ...takings]);
    const came = taken.filter((answer) => answer.code === 200).length;
    expect(taken.every(({ code, reason }) => code === 200 || reason === 'drawer.needed')).toBe(true);
    expect(closed?.data.expectedSen).toBe(10_000 + came * passPrice);
    const [row] = await sql(
      one.databaseUrl,
      'select coalesce(sum(amount_sen), 0)::int as sum from payments where shift_id = $1',
      [id],
    );
    expect(row).toEqual({ sum: came * passPrice });
  });

  test('waits with its count for cash that is being taken, which then falls in', async () => {
    const { id } = await fresh();
    const order = await sell();
    // Whoever takes cash holds the drawer: a count that begins now must not end before that cash is there.
    const { db } = one.gangway.platform;
    let closing: ReturnType<typeof close> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('cashShifts').select('id').where('id', '=', id).forShare().execute();
      closing = close(id, 10_000, 'early', desk, other);
      const state = await Promise.race([closing.then(() => 'closed'), take(order.id).then(() => 'taken')]);
      expect(state).toBe('taken');
    });
    expect((await closing)?.data).toMatchObject({ expectedSen: 10_000 + passPrice });
  });

  test('of another is not seen nor closed by the front desk; finance closes a forgotten one for a reason', async () => {
    const { id } = await fresh(3000);
    expect((await close(id, 3000, '', finance)).reason).toBe('record.missing');
    expect((await one.call(paymentsCalls.ownShift, { params: { id } }, { token: finance })).reason).toBe(
      'record.missing',
    );
    expect((await one.call(paymentsCalls.pageShifts, { body: {} }, { token: desk })).status).toBe(403);
    const shut = (reason: string) =>
      one.call(
        paymentsCalls.closeShift,
        { params: { id }, body: { countedSen: 2500, reason } },
        { token: finance },
      );
    expect((await shut('')).fields[0]?.field).toBe('reason');
    expect((await shut('went home ill')).data).toMatchObject({
      differenceSen: -500,
      note: 'went home ill',
      closedBy: expect.not.stringMatching('rontdesk'),
    });
    expect(await own()).toBeNull();
  });

  test('stands in the list by day, person and difference, with totals, and in a sheet', async () => {
    const { id, shiftNo, accountId } = await fresh(4000);
    await take((await sell()).id);
    await close(id, 4000 + passPrice + 25, 'found under the mat');
    const page = async (filter: object) =>
      (await one.call(paymentsCalls.pageShifts, { body: { filter } }, { token: finance })).data;
    const today = portDate(new Date());
    const mine = await page({ from: addDays(today, -1), to: today, accountId, state: 'different' });
    expect(mine.records[0]).toMatchObject({ shiftNo, differenceSen: 25 });
    expect(mine.totals.differenceSen).toBe(
      mine.records.reduce((sum, row) => sum + (row.differenceSen ?? 0), 0),
    );
    expect((await page({ from: addDays(today, 2) })).total).toBe(0);
    const people = await one.call(paymentsCalls.shiftPeople, {}, { token: finance });
    expect(people.data.map((one) => one.id)).toContain(accountId);
    const response = await fetch(`${one.url}/prod-api/cashShift/export`, {
      method: 'POST',
      headers: { 'x-token': finance, 'content-type': 'application/json', 'accept-language': 'zh' },
      body: JSON.stringify({ filter: { accountId } }),
    });
    const [titles = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(titles).toContain('差额');
    expect(rows.find((row) => row[0] === shiftNo)).toEqual(
      expect.arrayContaining([40, passPrice / 100, 0.25, 'found under the mat']),
    );
  });
});

describe('a refund that is handed out', () => {
  test('needs a drawer, is marked by the front desk, and goes out once however many do it at once', async () => {
    const { id } = await fresh();
    const order = await sell();
    await take(order.id);
    const refundId = await giveBack(order.id);
    await close(id, 10_000 + passPrice);
    expect((await handOut(refundId)).reason).toBe('drawer.needed');
    await fresh(50_000);
    await fresh(50_000, finance);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        handOut(refundId, {}, index % 2 ? one : other, index % 3 ? desk : finance),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'payment.step')).toHaveLength(7);
    const outOf = [await own(), await own(finance)].map((drawer) => drawer?.handedOutSen ?? 0);
    expect(outOf.toSorted((a, b) => a - b)).toEqual([0, passPrice]);
    expect((await handOut(999_999_999)).reason).toBe('record.missing');
  });
});

test('beneath it all, the books take no cash without a drawer and no terminal money without a slip', async () => {
  const insert = (provider: string) =>
    sql(
      one.databaseUrl,
      `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at,
         updated_at, paid_at) values ($1, $2, 'cash', 1, 'paid', 'orders', '{}', '', now(), now(), now())`,
      [randomUUID(), provider],
    );
  await expect(insert('cash')).rejects.toThrow('needs a drawer');
  await expect(insert('terminal')).rejects.toThrow('needs a drawer or a slip');
});
