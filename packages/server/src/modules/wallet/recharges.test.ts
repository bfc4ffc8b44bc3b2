import { randomUUID } from 'node:crypto';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { z } from 'zod';
import type { rechargeBody } from '@gangway/contract/wallet/schemas.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { farAhead } from '../../../test/days.ts';
import { sendRaw } from '../../../test/send-raw.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer } from '../../../test/wallet.ts';
import { AppError } from '../../platform/app-error.ts';
import { readBalance } from './balances.queries.ts';
import { checkLedger } from './check-ledger.ts';
import { ownRecharge, type StartPayment } from './own-recharge.ts';
import { applyPaymentToRecharge } from './apply-payment-to-recharge.ts';

let one: TestServer;
let other: TestServer;
let token: string;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000' };
  one = await startTestServer({ env });
  other = await startTestServer({ databaseUrl: one.databaseUrl, env });
  token = await one.login('frontdesk');
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

type Body = z.input<typeof rechargeBody>;
const wish = (accountId: number, more: Partial<Body> = {}): Body => ({
  key: randomUUID(),
  accountId,
  amountSen: 15_050,
  method: 'cash',
  ...more,
});
const save = (body: Body, server = one) => server.call(walletCalls.saveRecharge, { body }, { token });
const balanceOf = (id: number) => readBalance(one.gangway.platform.db, id);
const page = async (filter: object) =>
  (await one.call(walletCalls.pageRecharges, { body: { filter } }, { token })).data;

describe('a recharge at the counter', () => {
  test('adds the money at once and keeps what was there before, who took it and how', async () => {
    const { id, username } = await newCustomer(one);
    await save(wish(id));
    const answer = await save(
      wish(id, { amountSen: 2, method: 'bank', slipNo: 'T 0042', remarks: 'by transfer' }),
    );
    expect(answer).toMatchObject({
      code: 200,
      data: {
        account: username,
        operator: expect.any(String),
        amountSen: 2,
        balanceBeforeSen: 15_050,
        method: 'bank',
        slipNo: 'T 0042',
        status: 'paid',
        remarks: 'by transfer',
      },
    });
    expect(answer.data.rechargeNo).toMatch(/^RC\d{6}[A-Z0-9]{8}$/);
    expect(await balanceOf(id)).toBe(15_052);
  });

  test('double-clicked, also on two processes at once, happens once', async () => {
    const { id } = await newCustomer(one);
    const body = wish(id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save(body, index % 2 === 0 ? one : other)),
    );
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
    expect(await balanceOf(id)).toBe(15_050);
    expect((await page({ accountId: id })).total).toBe(1);
  });

  test('sent again with another content is refused', async () => {
    const { id } = await newCustomer(one);
    const body = wish(id);
    await save(body);
    for (const change of [{ amountSen: 15_051 }, { slipNo: '2' }, { remarks: 'x' }] as const)
      expect(await save({ ...body, ...change })).toMatchObject({
        status: 409,
        reason: 'recharge.keyReused',
      });
    expect(await balanceOf(id)).toBe(15_050);
  });

  test.each([
    [{ amountSen: 1 }, 'amountSen', 'The amount must be greater than 0.01'],
    [{ amountSen: 0 }, 'amountSen', 'The amount must be greater than 0.01'],
    [{ amountSen: -500 }, 'amountSen', 'The amount must be greater than 0.01'],
    [{ amountSen: 2.5 }, 'amountSen', 'The amount must be greater than 0.01'],
    [{ amountSen: 1_000_000_001 }, 'amountSen', 'At most RM 10,000,000 at a time'],
    [{ accountId: 0 }, 'accountId', 'Please choose a user'],
    [{ accountId: undefined }, 'accountId', 'Please choose a user'],
    [{ method: 'balance' }, 'method', expect.any(String)],
    [{ method: 'creditCard' }, 'slipNo', "Enter the number on the terminal's slip"],
  ])('with %j is refused', async (change, field, message) => {
    const body = { ...wish(1), ...change };
    const answer = await sendRaw(one.url, {
      method: 'POST',
      path: '/recharge/save',
      token,
      body: JSON.stringify(body),
    });
    expect(answer).toMatchObject({ status: 400, fields: [{ field, message }] });
  });

  test('for nobody, or for staff, is refused', async () => {
    const [admin] = await sql<{ id: number }>(
      one.databaseUrl,
      "select id::int from accounts where username = 'admin'",
    );
    for (const id of [999_999, admin?.id ?? 0])
      expect(await save(wish(id))).toMatchObject({ status: 404, reason: 'record.missing' });
  });
});

describe('the recharges', () => {
  test('are found by name, number, day, state and method, with what came in', async () => {
    const { id, username } = await newCustomer(one, { realName: 'Kaviarasan Muthu' });
    const { data } = await save(wish(id, { amountSen: 5000 }));
    await save(wish(id, { amountSen: 700, method: 'alipay', slipNo: '77' }));
    const numbers = async (filter: object) => (await page(filter)).records.map((row) => row.amountSen);
    expect(await page({ keyword: 'kaviarasan' })).toMatchObject({ total: 2, paidSen: 5700 });
    expect(await numbers({ keyword: username })).toEqual([700, 5000]);
    expect(await numbers({ keyword: data.rechargeNo.toLowerCase() })).toEqual([5000]);
    expect(await numbers({ accountId: id, method: 'alipay', status: 'paid' })).toEqual([700]);
    expect(await numbers({ accountId: id, from: farAhead })).toEqual([]);
    expect(await page({ accountId: id, status: 'failed' })).toEqual({ records: [], total: 0, paidSen: 0 });
  });

  test('come as an Excel file in the words of the reader', async () => {
    const { id } = await newCustomer(one, { realName: 'Goh Siew Lan' });
    const { data } = await save(wish(id, { amountSen: 123_450 }));
    const response = await fetch(`${one.url}/prod-api/recharge/export`, {
      method: 'POST',
      headers: { 'x-token': token, 'content-type': 'application/json', 'accept-language': 'zh' },
      body: JSON.stringify({ filter: { accountId: id } }),
    });
    const [titles, row] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(titles?.join()).toMatch(/充值/);
    expect(row).toEqual(expect.arrayContaining([data.rechargeNo, 'Goh Siew Lan', 1234.5]));
  });

  test('stand beside the balances of the customers, who are found to be recharged', async () => {
    const { id, username } = await newCustomer(one, { realName: 'Yap Chee Wai' });
    const rich = await one.call(
      walletCalls.pageWallets,
      { body: { filter: { keyword: 'yap chee', funded: true } } },
      { token },
    );
    expect(rich.data).toEqual({ records: [], total: 0, balanceSen: 0 });
    await fund(one, id, 4200);
    const { data } = await one.call(
      walletCalls.pageWallets,
      { body: { filter: { keyword: 'yap chee', funded: true } } },
      { token },
    );
    expect(data).toMatchObject({ total: 1, balanceSen: 4200, records: [{ id, username, balanceSen: 4200 }] });
    const found = await one.call(walletCalls.findWallets, { body: { keyword: username } }, { token });
    expect(found.data.map((holder) => holder.id)).toEqual([id]);
    const signs = await one.call(walletCalls.findWallets, { body: { keyword: '--' } }, { token });
    expect(signs.data).toEqual([]);
  });
});

describe('a recharge by the customer', () => {
  const start = (accountId: number, startPayment: StartPayment, key: string = randomUUID()) =>
    ownRecharge(
      one.gangway.platform,
      { startPayment, findPayment: async () => null },
      { accountId, key, amountSen: 5000, method: 'creditCard', locale: 'en' },
      { accountId, username: null, address: '', requestId: 'test', at: new Date() },
    );
  const settle = (rechargeId: number, paymentId: number, server = one, amountSen = 5000) =>
    applyPaymentToRecharge(server.gangway.platform, { rechargeId, paymentId, amountSen });
  async function started() {
    const { id } = await newCustomer(one);
    let rechargeId = 0;
    const key = randomUUID();
    await start(
      id,
      async ({ subjectIds }) => {
        rechargeId = subjectIds[0] ?? 0;
        return 77;
      },
      key,
    );
    return { id, key, rechargeId };
  }

  test('waits until the money is there, and is then added once however often it is told', async () => {
    const { id, rechargeId } = await started();
    expect((await page({ accountId: id })).records).toMatchObject([
      { status: 'pending', operator: null, balanceBeforeSen: null, paidAt: null },
    ]);
    expect(await balanceOf(id)).toBe(0);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => settle(rechargeId, 501, index % 2 === 0 ? one : other)),
    );
    expect(await balanceOf(id)).toBe(5000);
    expect((await page({ accountId: id })).records).toMatchObject([{ status: 'paid', balanceBeforeSen: 0 }]);
  });

  test('paid twice by two payments is money twice, in two recharges', async () => {
    const { id, rechargeId } = await started();
    for (const paymentId of [601, 602, 601, 602]) await settle(rechargeId, paymentId);
    expect(await balanceOf(id)).toBe(10_000);
    expect(await page({ accountId: id })).toMatchObject({ total: 2, paidSen: 10_000 });
  });

  test('is credited with what came, not with what was asked', async () => {
    const { id, rechargeId } = await started();
    await settle(rechargeId, 701, one, 4999);
    expect(await balanceOf(id)).toBe(4999);
    expect(await page({ accountId: id })).toMatchObject({ paidSen: 4999 });
  });

  test('of a gateway that cannot be reached has failed; tried again it waits, and late money is added', async () => {
    const { id } = await newCustomer(one);
    const key = randomUUID();
    const ids: number[] = [];
    const down: StartPayment = async ({ subjectIds }) => {
      ids.push(...subjectIds);
      throw new AppError('payment.gateway');
    };
    await expect(start(id, down, key)).rejects.toThrow('payment.gateway');
    expect((await page({ accountId: id })).records).toMatchObject([{ status: 'failed' }]);
    await start(id, async ({ subjectIds }) => ids.push(...subjectIds), key);
    expect(new Set(ids).size).toBe(1);
    expect((await page({ accountId: id })).records).toMatchObject([{ status: 'pending' }]);
    await settle(ids[0] ?? 0, 801);
    expect(await balanceOf(id)).toBe(5000);
    expect(await start(id, async () => 1, key)).toEqual({ paymentId: 801 });
  });
});

describe('a statement', () => {
  test('tells everything that moved the own balance, without who of the staff did it', async () => {
    const { id, token: own } = await newCustomer(one);
    await save(wish(id, { remarks: 'walk-in' }));
    const mine = await one.call(walletCalls.ownStatement, { body: {} }, { token: own });
    expect(mine.data).toMatchObject({
      total: 1,
      records: [
        {
          kind: 'recharge',
          amountSen: 15_050,
          beforeSen: 0,
          afterSen: 15_050,
          reason: 'walk-in',
          operator: null,
        },
      ],
    });
    const finance = await one.login('finance');
    const theirs = await one.call(walletCalls.statement, { params: { id }, body: {} }, { token: finance });
    expect(theirs.data.records[0]?.operator).toEqual(expect.any(String));
    expect((await one.call(walletCalls.ownWallet, {}, { token: own })).data.balanceSen).toBe(15_050);
  });
});

describe('resetting a balance', () => {
  test('is an entry with a reason, noted once, and nothing when there is nothing', async () => {
    const { id } = await newCustomer(one);
    await save(wish(id));
    const finance = await one.login('finance');
    const reset = () =>
      one.call(
        walletCalls.resetBalance,
        { params: { id }, body: { reason: 'contract ended' } },
        { token: finance },
      );
    const answers = await Promise.all([reset(), reset(), reset()]);
    expect(answers.map((answer) => answer.data)).toEqual([0, 0, 0].map((balanceSen) => ({ balanceSen })));
    const { data } = await one.call(walletCalls.statement, { params: { id }, body: {} }, { token: finance });
    expect(data.records.map(({ kind, amountSen, reason }) => [kind, amountSen, reason])).toEqual([
      ['reset', -15_050, 'contract ended'],
      ['recharge', 15_050, ''],
    ]);
    const log = await sql(
      one.databaseUrl,
      "select before, after from audit_log where action = 'resetBalance' and entity_id = $1",
      [String(id)],
    );
    expect(log).toEqual([
      { before: { balanceSen: 15_050 }, after: { balanceSen: 0, reason: 'contract ended' } },
    ]);
  });
});

test('after all of it the ledger adds up', async () => {
  expect((await checkLedger(one.gangway.platform.db)).problems).toEqual([]);
});
