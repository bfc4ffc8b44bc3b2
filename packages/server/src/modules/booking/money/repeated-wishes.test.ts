import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cabinLine, cabinPrice, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { Held } from '../../../../test/held.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openPayment } from '../../payments/index.ts';

const shop = new PayingFixture();

test('a refund of a cabin where others stay is not the one of another fee, though neither is kept', async () => {
  const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
  const [first = 0] = await shop.ticketIds(id);
  const key = randomUUID();
  const refund = (override: object | null) =>
    shop.one.call(
      bookingCalls.refundOfficeOrder,
      { params: { id }, body: { key, ticketIds: [first], override: override as never, reason: 'Ill' } },
      { token: shop.finance },
    );
  const asked = { feeSen: 500, reason: 'Ill' };
  expect((await refund(asked)).code).toBe(200);
  expect((await refund(asked)).code).toBe(200);
  for (const other of [{ ...asked, feeSen: 0 }, { ...asked, feeSen: 501 }, null])
    expect(await refund(other)).toMatchObject({ status: 409, reason: 'booking.keyReused' });
  expect(await shop.order(id)).toMatchObject({ people: 1, refunded_sen: cabinPrice / 2 - 500 });
});

test('orders of one payment that are in another tab with others too are paid once: the rest comes back', async () => {
  const [first, shared, last] = [await shop.book(), await shop.book(), await shop.book()];
  const one = await shop.jump([first.id, shared.id]);
  const other = await shop.jump([shared.id, last.id]);
  const alone = await shop.jump([shared.id]);
  expect(new Set([one.id, other.id, alone.id]).size).toBe(3);
  await Promise.all([one, other, alone].map(({ no }) => shop.payThere(no)));
  for (const { id } of [first, shared, last]) await shop.paidSoon(id);
  const kept = async () => {
    const rows = await shop.ask(
      'select sum(amount_sen - refunded_sen)::int as sen from payments where id = any($1)',
      [[one.id, other.id, alone.id]],
    );
    return rows[0]?.['sen'];
  };
  await expect.poll(kept, { timeout: 60_000 }).toBe(3 * cabinPrice);
  for (const { id } of [first, shared, last])
    expect(await shop.order(id)).toMatchObject({ status: 'paid', paid_sen: cabinPrice });
});

test('a wish to pay finds its payment also when the money comes between two of its looks', async () => {
  const { id } = await shop.book();
  const started = await shop.jump([id]);
  const [row] = await shop.ask('select account_id::int from orders where id = $1', [id]);
  const wish = {
    subject: 'orders' as const,
    subjectIds: [id],
    label: '',
    amountSen: cabinPrice,
    method: 'creditCard' as const,
    accountId: Number(row?.['account_id']),
    email: null,
    locale: 'en' as const,
    expiresAt: new Date(Date.now() + 60_000),
  };
  let looks = 0;
  const payMeanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looks += 1;
      // The first takes the lock.
      if (looks === 2) await shop.payThere(started.no);
      return result;
    },
  };
  const found = await inTransaction(shop.one.gangway.platform.db, (tx) =>
    openPayment(tx.withPlugin(payMeanwhile), shop.gateway, wish, new Date()),
  );
  expect(looks).toBeGreaterThanOrEqual(2);
  expect(found).toMatchObject({ id: started.id, isNew: false });
});

test('a payment out of the balance whose answer was lost is answered again, and is no other', async () => {
  const agent = await shop.one.login('agent');
  const [row] = await shop.ask(`select id::int from accounts where username = 'agent'`);
  const body = {
    key: randomUUID(),
    accountId: Number(row?.['id']),
    amountSen: 3 * cabinPrice,
    method: 'cash' as const,
    remarks: '',
  };
  await shop.one.call(walletCalls.saveRecharge, { body }, { token: shop.finance });
  const [first, second, third] = [await shop.book(agent), await shop.book(agent), await shop.book(agent)];
  const pay = (...ids: number[]) => shop.pay(ids, 'balance', shop.one, agent);
  const left = async () => (await shop.one.call(walletCalls.ownWallet, {}, { token: agent })).data.balanceSen;
  const answers = await Promise.all([pay(first.id, second.id), pay(second.id, first.id)]);
  answers.push(await pay(first.id, second.id));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { state: 'paid' } });
  expect(await left()).toBe(cabinPrice);
  // Some of them, more than them, or by another method was never asked for.
  for (const other of [[first.id], [first.id, second.id, third.id]])
    expect(await pay(...other)).toMatchObject({ status: 409 });
  expect(await shop.pay([first.id, second.id], 'creditCard', shop.one, agent)).toMatchObject({ status: 409 });
  // Nor is it another's.
  expect(await shop.pay([first.id, second.id], 'balance')).toMatchObject({ reason: 'record.missing' });
  await shop.confirmCash(third.id);
  expect(await pay(third.id)).toMatchObject({ status: 409 });
  expect(await left()).toBe(cabinPrice);
});

test('orders that cost nothing are paid out of the balance again with the same answer, and no others are', async () => {
  // No price is set to nothing today; the books may hold such orders all the same.
  const book = async () => {
    const { id } = await shop.book();
    await shop.ask('update orders set total_sen = 0 where id = $1', [id]);
    return id;
  };
  const [first, second, given] = [await book(), await book(), await book()];
  for (const ids of [[first, second], [second, first], [first]])
    expect(await shop.pay(ids, 'balance')).toMatchObject({ status: 200, data: { state: 'paid' } });
  expect(await shop.ask('select from order_payments where order_id = any($1)', [[first, second]])).toEqual(
    [],
  );
  expect(await shop.pay([first, second])).toMatchObject({ status: 409 });
  const agent = await shop.one.login('agent');
  expect(await shop.pay([first, second], 'balance', shop.one, agent)).toMatchObject({
    reason: 'record.missing',
  });
  // Nor what staff gave away, though it was to be paid out of the balance.
  await shop.ask(`update orders set method = 'balance' where id = $1`, [given]);
  await shop.one.call(
    bookingCalls.makeComplimentary,
    { params: { id: given }, body: { reason: 'Press' } },
    { token: shop.finance },
  );
  expect(await shop.order(given)).toMatchObject({ status: 'paid' });
  for (const ids of [[given], [first, given]])
    expect(await shop.pay(ids, 'balance')).toMatchObject({ status: 409 });
});

test('a change that waits is not paid for at another price than was shown', async () => {
  const { id } = await shop.paid();
  const { shipId, routeId, cabinId } = shop.sailing;
  const editor = await shop.one.login('editor');
  const date = addDays(shop.today, 75);
  const sailingId = await catalogueMaker(shop.one, editor).sailing(shipId, routeId, date);
  const shown = async () => {
    const body = { sailingId };
    const answer = await shop.one.call(
      bookingCalls.quoteChange,
      { params: { id }, body },
      { token: shop.customer },
    );
    return answer.data.dueSen;
  };
  const change = (shownDueSen: number, key: string = randomUUID()) =>
    shop.one.call(
      bookingCalls.changeOrder,
      { params: { id }, body: { key, sailingId, shownDueSen, method: 'creditCard' } },
      { token: shop.customer },
    );
  const [key, before] = [randomUUID(), await shown()];
  const { data } = await change(before, key);
  expect(data.state).toBe('jump');
  const dearer = { from: date, to: date, day: cabinPrice + 10_000, night: null };
  await shop.one.call(
    fleetCalls.saveDatePrices,
    { params: { id: cabinId }, body: dearer },
    { token: editor },
  );
  const now = await shown();
  expect(now).toBe(before + 10_000);
  expect(await change(now)).toMatchObject({ status: 409, reason: 'order.changeWaits' });
  // Whoever was shown what it was taken for goes on with it, from whichever tab.
  for (const again of [await change(before, key), await change(before)]) expect(again.data).toEqual(data);
});

test('a recharge of the own balance that was paid is answered again with its payment', async () => {
  const wish = { key: randomUUID(), amountSen: 7000, method: 'creditCard' as const };
  const recharge = (more: object = {}) =>
    shop.one.call(walletCalls.ownRecharge, { body: { ...wish, ...more } }, { token: shop.customer });
  const { paymentId } = (await recharge()).data;
  const [row] = await shop.ask('select payment_no, subject_ids[1]::int as id from payments where id = $1', [
    paymentId,
  ]);
  await shop.payThere(String(row?.['payment_no']));
  const state = async () =>
    (await shop.ask('select status from recharges where id = $1', [row?.['id']]))[0]?.['status'];
  await expect.poll(state, { timeout: 60_000 }).toBe('paid');
  expect(await recharge()).toMatchObject({ status: 200, data: { paymentId } });
  // The release before has settled it beside this one, and knows no such column.
  await shop.ask('update recharges set payment_id = null where id = $1', [row?.['id']]);
  expect(await recharge()).toMatchObject({ status: 200, data: { paymentId } });
  for (const other of [{ amountSen: 7001 }, { method: 'bank' }])
    expect(await recharge(other)).toMatchObject({ status: 409, reason: 'recharge.keyReused' });
  const payments = `select from payments where subject = 'recharge' and subject_ids = array[$1::bigint]`;
  expect(await shop.ask(payments, [row?.['id']])).toHaveLength(1);
});

describe('a wish repeated when the gateway has told of the money, and the news has not arrived yet', () => {
  const paymentsFor = (subject: string, id: number) =>
    shop.ask('select id::int from payments where subject = $1 and $2 = any(subject_ids)', [subject, id]);

  test('leads to the payment that was made for a recharge', async () => {
    const body = { key: randomUUID(), amountSen: 5000, method: 'creditCard' as const };
    const recharge = () => shop.one.call(walletCalls.ownRecharge, { body }, { token: shop.customer });
    const { paymentId } = (await recharge()).data;
    const [row] = await shop.ask('select payment_no, subject_ids[1]::int as id from payments where id = $1', [
      paymentId,
    ]);
    const rechargeId = Number(row?.['id']);
    await using held = await Held.begin(shop.one.databaseUrl);
    await held.do('select from recharges where id = $1 for update', [rechargeId]);
    await shop.payThere(String(row?.['payment_no']));
    expect((await recharge()).data).toEqual({ paymentId });
    await held.commit();
    expect(await paymentsFor('recharge', rechargeId)).toHaveLength(1);
  });

  test('leads to the payment that was made for an order, whatever the method now', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    await using held = await Held.begin(shop.one.databaseUrl);
    await held.do('select from place_holds where order_id = $1 for update', [id]);
    await shop.payThere(started.no);
    for (const method of ['creditCard', 'alipay'] as const)
      expect((await shop.pay([id], method)).data).toEqual({ state: 'jump', paymentId: started.id });
    await held.commit();
    await shop.paidSoon(id);
    expect(await paymentsFor('orders', id)).toHaveLength(1);
  });
});
