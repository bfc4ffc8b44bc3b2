import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { buy, cabinPrice, firstOrder, passLine, passPrice } from '../../../../test/booking.ts';
import { cabins, PayingFixture, soon } from '../../../../test/paying-fixture.ts';
import type { TestServer } from '../../../../test/start-test-server.ts';
import { findPaid } from '../../payments/index.ts';
import { applyPaymentToOrders } from './apply-payment-to-orders.ts';

const shop = new PayingFixture();

describe('money that comes late', () => {
  test('buys the place again while there is one', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    await shop.expire(id);
    expect(await shop.taken()).toBe(0);
    await shop.payThere(started.no);
    await shop.paidSoon(id);
    expect(await shop.taken()).toBe(1);
    expect(await shop.payment(started.id)).toMatchObject({ refunded_sen: 0 });
  });

  test('is sent back when there is none, and the customer is told', async () => {
    await shop.ask(`update customers set email = 'payer@example.com' where account_id =
                                (select id from accounts where username = 'payer')`);
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    await shop.expire(id);
    for (let cabin = 0; cabin < cabins; cabin += 1) await shop.book();
    await shop.payThere(started.no);
    await shop.refundedSoon(started.id, cabinPrice);
    expect(await shop.order(id)).toMatchObject({ status: 'canceled', paid_sen: 0 });
    expect(await shop.taken()).toBe(cabins);
    const about = `money.back order ${id} refund %`;
    await vi.waitFor(
      async () => expect(await shop.ask('select 1 from mails where about like $1', [about])).toHaveLength(1),
      soon,
    );
  });

  test('for several orders pays those that can be and sends back the rest', async () => {
    const waiting = firstOrder(
      await buy(shop.one, shop.customer, [passLine(shop.sailing)], { method: 'creditCard' }),
    );
    const gone = await shop.book();
    const started = await shop.jump([waiting.id, gone.id]);
    await shop.expire(gone.id);
    for (let cabin = 0; cabin < cabins; cabin += 1) await shop.book();
    await shop.payThere(started.no);
    await shop.paidSoon(waiting.id);
    await shop.refundedSoon(started.id, cabinPrice);
    expect(await shop.order(waiting.id)).toMatchObject({ paid_sen: passPrice });
  });

  test('stands once among the refunds of each order it came for, however often it is told of', async () => {
    const ids = [(await shop.book()).id, (await shop.book()).id];
    const started = await shop.jump(ids);
    for (const id of ids) await shop.expire(id);
    for (let cabin = 0; cabin < cabins; cabin += 1) await shop.book();
    await shop.payThere(started.no);
    await shop.refundedSoon(started.id, 2 * cabinPrice);
    for (const { gangway } of [shop.one, shop.other]) {
      const payment = await findPaid(gangway.platform.db, started.id);
      if (payment) await applyPaymentToOrders(gangway.platform, payment);
    }
    const owner = { token: shop.customer };
    const { data } = await shop.one.call(bookingCalls.listMyOrders, { body: { ids } }, owner);
    const late = [{ kind: 'late', amountSen: cabinPrice, feeSen: 0, way: 'gateway', ticketIds: [] }];
    expect(data.orders.map(({ refunds }) => refunds)).toMatchObject([late, late]);
  });

  test.each([
    ['moved to another day', () => shop.moveSailing(addDays(shop.today, 45))],
    ['given another time', () => shop.retimeSailing('10:30')],
  ])('is sent back when the sailing was %s meanwhile', async (_, changeIt) => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    await shop.expire(id);
    await changeIt();
    await shop.payThere(started.no);
    await shop.refundedSoon(started.id, cabinPrice);
    expect(await shop.order(id)).toMatchObject({ status: 'canceled', paid_sen: 0 });
    expect(await shop.taken()).toBe(0);
  });

  test('is sent back once the ship is home, though the place was held until then', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    const token = await shop.one.login('editor');
    const params = { id: shop.sailing.sailingId };
    for (const status of ['boarding', 'departed', 'returned'] as const)
      await shop.one.call(sailingsCalls.stepSailing, { params, body: { status } }, { token });
    await shop.statusSoon(id, 'canceled');
    await shop.payThere(started.no);
    await shop.refundedSoon(started.id, cabinPrice);
    expect(await shop.order(id)).toMatchObject({ status: 'canceled', paid_sen: 0 });
  });
});

describe('another amount than was asked for, which finance takes as it came', () => {
  /** Pays two orders at once, of which some have lost their place; gives what their owner and the books say then. */
  async function takeAsItCame(ids: [number, number], cameSen: number, gone: number[]) {
    const started = await shop.jump(ids);
    for (const id of gone) await shop.expire(id);
    for (let cabin = 0; cabin < cabins; cabin += 1) await shop.book();
    await shop.payThere(started.no, cameSen);
    const body = { decision: 'accept' as const, reason: 'Looked at' };
    await shop.one.call(
      paymentsCalls.resolveParked,
      { params: { id: started.id }, body },
      { token: shop.finance },
    );
    const shares = () =>
      shop.ask(
        'select outcome, amount_sen::int as sen from order_payments where payment_id = $1 order by order_id',
        [started.id],
      );
    const refunds = async () => {
      const owner = { token: shop.customer };
      const { data } = await shop.one.call(bookingCalls.listMyOrders, { body: { ids } }, owner);
      return ids.map((id) =>
        data.orders.find((order) => order.id === id)?.refunds.map(({ kind, amountSen }) => [kind, amountSen]),
      );
    };
    return { id: started.id, shares, refunds };
  }
  const twoCabins = async (): Promise<[number, number]> => [(await shop.book()).id, (await shop.book()).id];

  test.each([
    ['less', cabinPrice + 1000, [cabinPrice, 1000]],
    ['more', 2 * cabinPrice + 700, [cabinPrice + 700, cabinPrice]],
  ])('%s goes back as it came, no sen twice, when the places are gone', async (_, cameSen, parts) => {
    const ids = await twoCabins();
    const payment = await takeAsItCame(ids, cameSen, ids);
    await shop.refundedSoon(payment.id, cameSen);
    expect(await payment.refunds()).toEqual(parts.map((sen) => [['late', sen]]));
    expect(await payment.shares()).toEqual(parts.map((sen) => ({ outcome: 'returned', sen })));
  });

  test('less pays for the order that can be paid, and the one that has lost its place shows no refund', async () => {
    const gone = await shop.book();
    const waiting = firstOrder(
      await buy(shop.one, shop.customer, [passLine(shop.sailing)], { method: 'creditCard' }),
    );
    const payment = await takeAsItCame([gone.id, waiting.id], passPrice, [gone.id]);
    await shop.paidSoon(waiting.id);
    const expected = [
      { outcome: 'returned', sen: 0 },
      { outcome: 'paid', sen: passPrice },
    ];
    await vi.waitFor(async () => expect(await payment.shares()).toEqual(expected), soon);
    expect(await payment.refunds()).toEqual([[], []]);
    expect(await shop.payment(payment.id)).toMatchObject({ refunded_sen: 0 });
  });
});

describe('a gateway', () => {
  test('that is down leaves the order payable, and nothing was charged', async () => {
    const { id } = await shop.book();
    shop.gateway.mode = 'down';
    expect(await shop.pay([id])).toMatchObject({ status: 502, reason: 'payment.gateway' });
    shop.gateway.mode = 'up';
    await shop.payThere((await shop.jump([id])).no);
    await shop.paidSoon(id);
  });

  test('whose answer was lost is known when it tells of the payment', async () => {
    const { id } = await shop.book();
    shop.gateway.mode = 'lost';
    expect((await shop.pay([id])).reason).toBe('payment.gateway');
    shop.gateway.mode = 'up';
    const [row] = await shop.ask(
      'select id::int, payment_no, provider_ref from payments where $1 = any(subject_ids)',
      [id],
    );
    expect(row?.['provider_ref']).toBeNull();
    await shop.payThere(String(row?.['payment_no']));
    await shop.paidSoon(id);
  });

  test('that never tells is asked, also right before the hold ends', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    shop.gateway.decide(started.no, 'paid', new Date());
    shop.one.setNow(new Date(Date.now() + 9 * 60_000 + 40_000));
    await shop.paidSoon(id).finally(() => shop.one.setNow(null));
    expect(await shop.payment(started.id)).toMatchObject({ status: 'paid' });
  });

  test('that cannot send money back now is tried again; finance sees it and can try as well', async () => {
    const { id } = await shop.book();
    const started = await shop.jump([id]);
    await shop.payThere(started.no);
    await shop.paidSoon(id);
    shop.gateway.mode = 'down';
    const { data } = await shop.one.call(
      bookingCalls.listMyOrders,
      { body: { ids: [id] } },
      { token: shop.customer },
    );
    const ticketIds = data.orders[0]?.tickets.map((ticket) => ticket.id) ?? [];
    const quote = await shop.one.call(
      bookingCalls.quoteRefund,
      { params: { id }, body: { ticketIds } },
      { token: shop.customer },
    );
    const body = { key: crypto.randomUUID(), ticketIds, shownBackSen: quote.data.backSen };
    const refund = (server: TestServer) =>
      server.call(bookingCalls.refundOrder, { params: { id }, body }, { token: shop.customer });
    const [first, second] = await Promise.all([refund(shop.one), refund(shop.other)]);
    expect([first?.code, second?.code]).toEqual([200, 200]);
    expect(await shop.taken()).toBe(0);
    const states = () =>
      shop.ask('select status, amount_sen::int from payment_refunds where payment_id = $1', [started.id]);
    expect(await states()).toEqual([{ status: 'requested', amount_sen: quote.data.backSen }]);
    shop.gateway.mode = 'up';
    const detail = await shop.one.call(
      paymentsCalls.paymentDetail,
      { params: { id: started.id } },
      { token: shop.finance },
    );
    const refundId = detail.data.refunds[0]?.id ?? 0;
    await shop.one.call(paymentsCalls.retryRefund, { params: { id: refundId } }, { token: shop.finance });
    await vi.waitFor(
      async () => expect(await states()).toEqual([{ status: 'done', amount_sen: quote.data.backSen }]),
      soon,
    );
    expect(shop.gateway.payments.get(started.no)?.refundedSen).toBe(quote.data.backSen);
  });
});
