import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { cabinPrice } from '../../../../test/booking.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture();

test('one payment pays several orders, and the method stands with each', async () => {
  const orders = [await shop.book(), await shop.book()];
  const { id, no } = await shop.jump(
    orders.map((one) => one.id),
    'alipay',
  );
  expect(await shop.payment(id)).toMatchObject({ status: 'pending', amount_sen: 2 * cabinPrice });
  expect(await shop.payThere(no)).toEqual({ status: 200, text: 'OK' });
  for (const one of orders) await shop.paidSoon(one.id);
  const methods = await shop.ask('select method from orders where id = any($1)', [
    orders.map((one) => one.id),
  ]);
  expect(methods).toEqual([{ method: 'alipay' }, { method: 'alipay' }]);
});

test('asked to pay twice the customer is sent to the same page', async () => {
  const { id } = await shop.book();
  const first = await shop.jump([id]);
  expect(await shop.jump([id])).toEqual(first);
  expect((await shop.jump([id], 'bank')).id).not.toBe(first.id);
});

describe('a message', () => {
  test('forged or altered is refused, and changes nothing', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    const message = shop.gateway.decide(started.no, 'paid', new Date());
    const altered = Buffer.from(message.body.toString().replace(String(cabinPrice), String(cabinPrice + 1)));
    expect((await shop.hear({ ...message, body: altered })).status).toBe(400);
    expect((await shop.hear({ headers: {}, body: message.body })).status).toBe(400);
    expect(await shop.payment(started.id)).toMatchObject({ status: 'pending' });
  });

  test('sent many times to two processes at once pays once', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    const message = shop.gateway.decide(started.no, 'paid', new Date());
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => shop.hear(message, turn % 2 === 0 ? shop.one : shop.other)),
    );
    await shop.paidSoon(id);
    const told = `select kind, count(*)::int from payment_events where payment_id = $1
                   and kind in ('callback', 'settled') group by 1 order by 1`;
    expect(await shop.ask(told, [started.id])).toEqual([
      { kind: 'callback', count: 1 },
      { kind: 'settled', count: 1 },
    ]);
  });

  test('of a failure that comes after the money undoes nothing; money after a failure counts', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    const failed = {
      state: 'failed' as const,
      paymentNo: started.no,
      providerRef: `ref-${started.no}`,
      amountSen: cabinPrice,
      currency: 'MYR',
    };
    await shop.hear(shop.gateway.message(failed));
    expect(await shop.payment(started.id)).toMatchObject({ status: 'failed' });
    await shop.payThere(started.no);
    await shop.hear(shop.gateway.message(failed));
    expect(await shop.payment(started.id)).toMatchObject({ status: 'paid' });
    await shop.paidSoon(id);
  });

  test('about a payment nobody knows is kept, and the comparison of the day shows it', async () => {
    await shop.gateway.create({
      paymentNo: 'PY-elsewhere',
      amountSen: 700,
      currency: 'MYR',
      method: 'bank',
      description: '',
      email: null,
      locale: 'en',
      returnUrl: '',
      notifyUrl: '',
      expiresAt: new Date(),
    });
    expect((await shop.payThere('PY-elsewhere')).status).toBe(200);
    const paidAt = shop.gateway.payments.get('PY-elsewhere')?.paidAt ?? new Date();
    const body = { date: portDate(paidAt) };
    const { data } = await shop.one.call(paymentsCalls.reconcile, { body }, { token: shop.finance });
    expect(data.differences).toContainEqual(
      expect.objectContaining({ kind: 'missingHere', paymentNo: 'PY-elsewhere', thereSen: 700 }),
    );
    const { data: kept } = await shop.one.call(
      paymentsCalls.listReconciliations,
      {},
      { token: shop.finance },
    );
    expect(kept[0]).toEqual(data);
  });
});

describe('an amount that is wrong by one sen', () => {
  const park = async () => {
    const { id: orderId } = await shop.book();
    const started = await shop.jump([orderId]);
    await shop.payThere(started.no, cabinPrice - 1);
    expect(await shop.payment(started.id)).toMatchObject({ status: 'parked' });
    expect(await shop.order(orderId)).toMatchObject({ status: 'unpaid' });
    return { orderId, id: started.id };
  };
  const resolve = (id: number, decision: 'accept' | 'sendBack') =>
    shop.one.call(
      paymentsCalls.resolveParked,
      { params: { id }, body: { decision, reason: 'Looked at' } },
      { token: shop.finance },
    );

  test('is parked, and taken as it came when finance says so', async () => {
    const { orderId, id } = await park();
    expect((await resolve(id, 'accept')).code).toBe(200);
    await shop.paidSoon(orderId);
    expect(await shop.order(orderId)).toMatchObject({ paid_sen: cabinPrice - 1 });
    expect((await resolve(id, 'sendBack')).reason).toBe('payment.step');
  });

  test('or sent back as it came', async () => {
    const { orderId, id } = await park();
    expect((await resolve(id, 'sendBack')).code).toBe(200);
    await shop.refundedSoon(id, cabinPrice - 1);
    expect(await shop.order(orderId)).toMatchObject({ status: 'unpaid' });
  });
});

describe('two payments for one order', () => {
  test('at the same moment: one pays, the other is sent back', async () => {
    const { id } = await shop.book();
    const [card, bank] = [await shop.jump([id]), await shop.jump([id], 'bank')];
    const messages = [card, bank].map(({ no }) => shop.gateway.decide(no, 'paid', new Date()));
    await Promise.all(
      messages.map((message, turn) => shop.hear(message, turn === 0 ? shop.one : shop.other)),
    );
    await vi.waitFor(async () => {
      const back = await Promise.all([shop.payment(card.id), shop.payment(bank.id)]);
      expect(back.map((row) => row?.['refunded_sen'])).toEqual(expect.arrayContaining([0, cabinPrice]));
    }, soon);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', paid_sen: cabinPrice });
    const sentBack = () =>
      [...shop.gateway.refunds.values()].filter(({ paymentNo }) => [card.no, bank.no].includes(paymentNo));
    await vi.waitFor(() => expect(sentBack()).toHaveLength(1), soon);
  });

  test('cash at the counter while the customer pays online: the money online goes back', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    const frontdesk = await shop.one.login('frontdesk');
    await shop.one.call(
      bookingCalls.confirmPaid,
      { params: { id }, body: { method: 'cash', note: '' } },
      { token: frontdesk },
    );
    await shop.payThere(started.no);
    await shop.refundedSoon(started.id, cabinPrice);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', paid_sen: cabinPrice });
  });
});
