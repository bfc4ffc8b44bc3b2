import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { buy, firstOrder, passLine, passPrice } from '../../../../test/booking.ts';
import { DeskFixture } from '../../../../test/desk-fixture.ts';
import { bookAsGuest } from '../../../../test/guests.ts';
import { sql } from '../../../../test/sql.ts';
import { newCustomer } from '../../../../test/wallet.ts';

const desk = new DeskFixture();

describe('money taken at the counter', () => {
  test('stands under its own method with the number of its slip, in the list, the sheet and the order', async () => {
    const order = await desk.sell();
    expect(await desk.take(order.id, 'creditCard')).toMatchObject({
      status: 400,
      fields: [{ field: 'slipNo', message: "Enter the number on the terminal's slip" }],
    });
    const slipNo = `TERM-${order.id}`;
    expect((await desk.take(order.id, 'creditCard', slipNo)).data).toMatchObject({
      status: 'paid',
      method: 'creditCard',
    });
    const { payments } = await desk.moneyOf(order.id);
    expect(payments).toMatchObject([{ method: 'creditCard', slipNo, amountSen: passPrice }]);
    const found = await desk.one.call(
      paymentsCalls.pagePayments,
      { body: { filter: { keyword: slipNo } } },
      { token: desk.finance },
    );
    expect(found.data).toMatchObject({
      records: [{ provider: 'terminal', method: 'creditCard', slipNo, operator: 'Amirah Yusof' }],
      byMethod: [{ method: 'creditCard', paidSen: passPrice }],
    });
    const response = await fetch(`${desk.one.url}/prod-api/payment/export`, {
      method: 'POST',
      headers: { 'x-token': desk.finance, 'content-type': 'application/json' },
      body: JSON.stringify({ filter: { keyword: slipNo } }),
    });
    const [titles = [], row, ...below] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(row?.[titles.indexOf('Slip number')]).toBe(slipNo);
    expect(row?.[titles.indexOf('Provider')]).toBe('Counter (terminal)');
    expect(below.at(-1)?.[0]).toMatch(/^“Refunded of it” is not added up: /);
    // No drawer was needed for it.
    expect(await desk.own()).toBeNull();
  });

  test('is confirmed again by whoever took it, the same way; anything else is refused, and nothing is entered', async () => {
    const { id } = await desk.sell();
    const editor = await desk.one.login('editor');
    const gift = () =>
      desk.one.call(
        bookingCalls.makeComplimentary,
        { params: { id }, body: { reason: 'Press visit' } },
        { token: desk.token },
      );
    await desk.take(id, 'creditCard', 'T-5');
    expect((await desk.take(id, 'creditCard', 'T-5')).data).toMatchObject({ status: 'paid' });
    const others = [
      await desk.take(id, 'creditCard', 'T-6'),
      await desk.take(id, 'bank', 'T-5'),
      await desk.take(id, 'cash'),
      await desk.take(id, 'balance'),
      await desk.take(id, 'creditCard', 'T-5', editor),
      await gift(),
    ];
    for (const answer of others)
      expect(answer).toMatchObject({
        status: 409,
        reason: 'order.step',
        message: expect.stringContaining('paid') as string,
      });
    expect((await desk.moneyOf(id)).payments).toMatchObject([{ method: 'creditCard', slipNo: 'T-5' }]);
  });

  test('is none for an order that was given away, which may be said twice', async () => {
    const { id } = await desk.sell();
    const gift = () =>
      desk.one.call(
        bookingCalls.makeComplimentary,
        { params: { id }, body: { reason: 'Press visit' } },
        { token: desk.token },
      );
    expect((await gift()).code).toBe(200);
    expect((await gift()).code).toBe(200);
    expect(await desk.take(id, 'creditCard', 'T-9')).toMatchObject({ status: 409, reason: 'order.step' });
    expect((await desk.moneyOf(id)).payments).toEqual([]);
  });

  test('out of a balance takes from the customer, too little says so, and a walk-in or a guest has none', async () => {
    const { id: accountId, token } = await newCustomer(desk.one);
    await desk.recharge(accountId, { amountSen: passPrice + 100, method: 'bank', slipNo: 'B1' });
    const [first, second] = [await desk.sell(accountId), await desk.sell(accountId)];
    expect((await desk.take(first.id, 'balance')).data).toMatchObject({ status: 'paid', method: 'balance' });
    const left = async () => (await desk.one.call(walletCalls.ownWallet, {}, { token })).data.balanceSen;
    expect(await left()).toBe(100);
    expect(await desk.take(second.id, 'balance')).toMatchObject({
      status: 422,
      reason: 'booking.balanceShort',
      message: "Sorry, your agent's available balance is insufficient for settlement.",
    });
    expect((await desk.take((await desk.sell()).id, 'balance')).reason).toBe('booking.noBalance');
    const guest = await bookAsGuest(desk.one);
    const order = firstOrder(await buy(desk.one, guest, [passLine(desk.sailing)]));
    expect((await desk.take(order.id, 'balance')).reason).toBe('booking.noBalance');
    await desk.giveBack(first.id);
    expect(await left()).toBe(passPrice + 100);
  });

  test('of a gateway that is no longer chosen goes back over the counter, unless it is on its way there', async () => {
    const order = await desk.sell();
    await desk.take(order.id, 'creditCard', 'T-2');
    const refundId = await desk.giveBack(order.id);
    const paymentId = (await desk.moneyOf(order.id)).payments[0]?.paymentId ?? 0;
    const stand = (status: string) =>
      sql(desk.one.databaseUrl, 'update payment_refunds set status = $2 where id = $1', [refundId, status]);
    await sql(desk.one.databaseUrl, `update payments set provider = 'former' where id = $1`, [paymentId]);
    const money = { method: 'creditCard', slipNo: 'R-2' };
    await stand('sent');
    expect(await desk.handOut(refundId, money)).toMatchObject({ status: 409, reason: 'payment.step' });
    expect((await desk.moneyOf(order.id)).refunds).toMatchObject([
      { parts: [{ byHand: false, status: 'sent' }] },
    ]);
    await stand('failed');
    expect((await desk.handOut(refundId, money)).code).toBe(200);
  });

  test('on the terminal goes back over the counter: by slip, or in cash out of the drawer', async () => {
    const order = await desk.sell();
    await desk.take(order.id, 'creditCard', 'T-1');
    const refundId = await desk.giveBack(order.id);
    expect((await desk.moneyOf(order.id)).refunds).toMatchObject([
      { way: 'cash', parts: [{ byHand: true }] },
    ]);
    expect((await desk.handOut(refundId, { method: 'creditCard' })).fields[0]?.field).toBe('slipNo');
    expect((await desk.handOut(refundId, { method: 'creditCard', slipNo: 'R-1' })).code).toBe(200);
    const paymentId = (await desk.moneyOf(order.id)).payments[0]?.paymentId ?? 0;
    const { data } = await desk.one.call(
      paymentsCalls.paymentDetail,
      { params: { id: paymentId } },
      { token: desk.token },
    );
    expect(data.refunds).toMatchObject([
      { status: 'done', method: 'creditCard', slipNo: 'R-1', by: 'Amirah Yusof' },
    ]);
  });
});

describe('a slip', () => {
  const share = (id: number, slipNo: string) => desk.takeAs(id, { method: 'bank', slipNo, slipShared: true });

  test('that has paid for one order is refused for another however it is written, and names the first', async () => {
    const [first, second] = [await desk.sell(), await desk.sell()];
    expect((await desk.take(first.id, 'bank', 'fpx 20 71')).code).toBe(200);
    for (const written of ['fpx 20 71', 'FPX2071', 'Fpx 2 071'])
      expect(await desk.take(second.id, 'creditCard', written)).toMatchObject({
        status: 422,
        reason: 'payment.slipUsed',
        fields: [
          {
            field: 'slipNo',
            message: `Slip ${written} has already paid for ${first.orderNo}. If it truly pays for both, confirm that.`,
          },
        ],
      });
    expect((await desk.moneyOf(second.id)).payments).toEqual([]);
    const { id: accountId } = await newCustomer(desk.one);
    const recharge = { method: 'bank', slipNo: 'FPX 2071' };
    expect(await desk.recharge(accountId, recharge)).toMatchObject({ reason: 'payment.slipUsed' });
    expect((await desk.recharge(accountId, { ...recharge, slipShared: true })).code).toBe(200);
  });

  test('of a recharge pays for no order unasked', async () => {
    const { id: accountId } = await newCustomer(desk.one);
    const { data } = await desk.recharge(accountId, { method: 'bank', slipNo: 'RCH-1' });
    const { id } = await desk.sell();
    const refused = await desk.take(id, 'bank', 'rch-1');
    expect(refused.fields[0]?.message).toContain(data.rechargeNo);
  });

  test('that somebody says pays for several does, and that they said so is noted', async () => {
    const [first, second, third] = [await desk.sell(), await desk.sell(), await desk.sell()];
    // Said too early it is not believed: the next one is asked all the same.
    expect((await share(first.id, 'GRP-1')).code).toBe(200);
    expect((await desk.take(second.id, 'bank', 'GRP-1')).reason).toBe('payment.slipUsed');
    expect((await share(second.id, 'GRP-1')).data).toMatchObject({ status: 'paid' });
    expect((await share(second.id, 'GRP-1')).code).toBe(200);
    expect((await desk.take(third.id, 'bank', 'GRP-1')).fields[0]?.message).toContain(first.orderNo);
    const noted = await sql(
      desk.one.databaseUrl,
      `select after->>'slipShared' as shared from audit_log
        where entity = 'order' and action = 'paid' and entity_id = $1::text`,
      [second.id],
    );
    expect(noted).toEqual([{ shared: 'true' }]);
  });

  test('used for many orders at the same moment pays for one of them', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => desk.sell()));
    const answers = await Promise.all(
      orders.map(({ id }, index) =>
        desk.take(id, 'bank', 'AT-ONCE', desk.token, index % 2 ? desk.one : desk.other),
      ),
    );
    expect(answers.map(({ reason }) => reason ?? 'paid').toSorted()).toEqual([
      'paid',
      ...Array.from({ length: 7 }, () => 'payment.slipUsed'),
    ]);
  });
});

test('what a guest paid is found by the address that stands in the list', async () => {
  const email = 'Found.By.Address@example.com';
  const token = await bookAsGuest(desk.one, { email });
  const order = firstOrder(await buy(desk.one, token, [passLine(desk.sailing)]));
  await desk.take(order.id, 'creditCard', 'G-1');
  const { data } = await desk.one.call(
    paymentsCalls.pagePayments,
    { body: { filter: { keyword: email.toLowerCase() } } },
    { token: desk.finance },
  );
  expect(data.records).toMatchObject([{ slipNo: 'G-1' }]);
});

describe('a recharge taken by staff', () => {
  test('stands among the payments under its method, added together with the balance', async () => {
    const { id: accountId, username } = await newCustomer(desk.one);
    const { data } = await desk.recharge(accountId, { method: 'wechat', slipNo: 'W-7', remarks: 'fair' });
    expect(data).toMatchObject({ method: 'wechat', slipNo: 'W-7' });
    const { data: page } = await desk.one.call(
      paymentsCalls.pagePayments,
      { body: { filter: { keyword: username } } },
      { token: desk.finance },
    );
    expect(page.records).toMatchObject([
      {
        subject: 'recharge',
        label: data.rechargeNo,
        method: 'wechat',
        slipNo: 'W-7',
        amountSen: 5000,
        operator: 'Amirah Yusof',
        note: 'fair',
        status: 'paid',
      },
    ]);
  });

  test('in cash without a drawer is refused, and nothing of it stays', async () => {
    const { id: accountId, token } = await newCustomer(desk.one);
    expect(await desk.own()).toBeNull();
    const key = randomUUID();
    expect(await desk.recharge(accountId, { key })).toMatchObject({
      status: 422,
      reason: 'drawer.needed',
      message: 'Open your cash drawer first',
    });
    expect((await desk.one.call(walletCalls.ownWallet, {}, { token })).data.balanceSen).toBe(0);
    const { id } = await desk.fresh();
    // The very same wish goes through now, and twice is once.
    expect((await desk.recharge(accountId, { key })).code).toBe(200);
    expect((await desk.recharge(accountId, { key })).code).toBe(200);
    expect((await desk.own())?.takenSen).toBe(5000);
    await desk.close(id, 15_000);
  });
});

test('beneath it all, the books take no cash without a drawer and no terminal money without a slip', async () => {
  const insert = (provider: string) =>
    sql(
      desk.one.databaseUrl,
      `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at,
         updated_at, paid_at) values ($1, $2, 'cash', 1, 'paid', 'orders', '{}', '', now(), now(), now())`,
      [randomUUID(), provider],
    );
  await expect(insert('cash')).rejects.toThrow('needs a drawer');
  await expect(insert('terminal')).rejects.toThrow('needs a drawer or a slip');
});
