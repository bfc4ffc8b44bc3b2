// oxlint-disable max-lines -- to be cut in two by what is asked
import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import {
  buy,
  cabinLine,
  cabinPrice,
  firstOrder,
  passLine,
  passPrice,
  somebody,
} from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { tenYearsAgo } from '../../../../test/days.ts';
import { Held } from '../../../../test/held.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
const quarter = cabinPrice / 4;

async function payCash(lines: Parameters<typeof buy>[2]) {
  const order = firstOrder(await buy(shop.one, shop.customer, lines));
  const token = await shop.one.login('frontdesk');
  const body = { method: 'cash' as const, note: '' };
  await shop.one.call(bookingCalls.confirmPaid, { params: { id: order.id }, body }, { token });
  return order.id;
}
const quote = (id: number, ticketIds: number[], token = shop.customer) =>
  shop.one.call(bookingCalls.quoteRefund, { params: { id }, body: { ticketIds } }, { token });
const refund = (
  id: number,
  ticketIds: number[],
  shownBackSen: number,
  token = shop.customer,
  key = randomUUID(),
) =>
  shop.one.call(
    bookingCalls.refundOrder,
    { params: { id }, body: { key, ticketIds, shownBackSen } },
    { token },
  );

describe('a refund', () => {
  test('is shown by person and tier first, goes back through the gateway, and frees the place at once', async () => {
    const { id, paymentId } = await shop.paid();
    const ticketIds = await shop.ticketIds(id);
    const shown = await quote(id, ticketIds);
    expect(shown.data).toMatchObject({
      percent: 25,
      why: 'tier',
      days: 60,
      feeSen: quarter,
      backSen: cabinPrice - quarter,
      way: 'gateway',
      lines: [{ ticketId: ticketIds[0], paidSen: cabinPrice, feeSen: quarter }],
    });
    expect((await refund(id, ticketIds, shown.data.backSen)).code).toBe(200);
    expect(await shop.order(id)).toMatchObject({
      status: 'refunded',
      refunded_sen: cabinPrice - quarter,
      fee_sen: quarter,
    });
    expect(await shop.taken()).toBe(0);
    await shop.refundedSoon(paymentId, cabinPrice - quarter);
    // Once more, under another key: there is nobody left to cancel.
    expect((await refund(id, ticketIds, shown.data.backSen)).reason).toBe('order.step');
  });

  test('asked for with an amount that is not the one in force is not made', async () => {
    const { id } = await shop.paid();
    const answer = await refund(id, await shop.ticketIds(id), cabinPrice);
    expect(answer).toMatchObject({ status: 409, reason: 'order.refundChanged' });
    expect(await shop.order(id)).toMatchObject({ status: 'paid', refunded_sen: 0 });
  });

  test('under a key that was used for other passengers is refused; for the same ones it is done once', async () => {
    const id = await payCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
    const [first = 0, second = 0, third = 0] = await shop.ticketIds(id);
    const key = randomUUID();
    const back = 2 * (passPrice - passPrice / 4);
    expect((await refund(id, [first, second], back, shop.customer, key)).code).toBe(200);
    expect((await refund(id, [second, first], back, shop.customer, key)).code).toBe(200);
    for (const others of [[third], [first], [first, second, third]])
      expect(await refund(id, others, back, shop.customer, key)).toMatchObject({
        status: 409,
        reason: 'booking.keyReused',
      });
    expect(await shop.ticketIds(id)).toEqual([third]);
    expect(await shop.order(id)).toMatchObject({ people: 1, refunded_sen: back });
  });

  test('under a key that was used for another fee, reason or amount is refused', async () => {
    const id = await payCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
    const [first = 0, second = 0] = await shop.ticketIds(id);
    const key = randomUUID();
    const override = { feeSen: 500, reason: 'Ill' };
    const byStaff = (more: object) =>
      shop.one.call(
        bookingCalls.refundOfficeOrder,
        { params: { id }, body: { key, ticketIds: [first], override, ...more } },
        { token: shop.finance },
      );
    expect((await byStaff({})).code).toBe(200);
    const others = [
      await byStaff({ override: { ...override, feeSen: 0 } }),
      await byStaff({ override: { ...override, feeSen: 501 } }),
      await byStaff({ override: { ...override, reason: 'Well' } }),
      await byStaff({ override: null }),
    ];
    expect(others.map(({ reason }) => reason)).toEqual(others.map(() => 'booking.keyReused'));
    expect((await byStaff({})).code).toBe(200);
    const back = passPrice - passPrice / 4;
    const own = randomUUID();
    expect((await refund(id, [second], back, shop.customer, own)).code).toBe(200);
    expect((await refund(id, [second], back + 1, shop.customer, own)).reason).toBe('booking.keyReused');
    expect((await refund(id, [second], back, shop.customer, own)).code).toBe(200);
    expect(await shop.order(id)).toMatchObject({ people: 1, refunded_sen: passPrice - 500 + back });
  });

  test('under a key that kept a fee of a cabin where others stay is known again', async () => {
    const id = await payCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
    const [first = 0] = await shop.ticketIds(id);
    const body = { key: randomUUID(), ticketIds: [first], override: { feeSen: 500, reason: 'Ill' } };
    for (let time = 0; time < 2; time += 1)
      expect(
        await shop.one.call(
          bookingCalls.refundOfficeOrder,
          { params: { id }, body },
          { token: shop.finance },
        ),
      ).toMatchObject({ code: 200 });
  });

  test('of one passenger of several leaves the others aboard, to the last odd sen', async () => {
    const id = await payCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
    const [first = 0, ...others] = await shop.ticketIds(id);
    const shown = await quote(id, [first]);
    expect(shown.data).toMatchObject({ paidSen: passPrice, feeSen: passPrice / 4, way: 'cash' });
    await refund(id, [first], shown.data.backSen);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', people: 2, units: 2 });
    expect(await shop.taken()).toBe(2);
    const rest = await quote(id, others);
    await refund(id, others, rest.data.backSen);
    expect(await shop.order(id)).toMatchObject({
      status: 'refunded',
      refunded_sen: (3 * passPrice * 3) / 4,
      fee_sen: (3 * passPrice) / 4,
    });
  });

  test('of the only adult is refused while a child stays', async () => {
    const child = somebody({ name: 'Aiman', birthDate: tenYearsAgo });
    const id = await payCash([cabinLine(shop.sailing, [somebody(), child])]);
    const [adult = 0, ...rest] = await shop.ticketIds(id);
    const answer = await quote(id, [adult]);
    expect(answer).toMatchObject({ status: 422, reason: 'order.unaccompanied' });
    expect(answer.message).toContain('Aiman');
    expect((await quote(id, [adult, ...rest])).code).toBe(200);
  });

  test("of another's order, of a ticket of another order, or of one that was canceled is not to be had", async () => {
    const [mine, second] = [await shop.paid(), await shop.paid()];
    const stranger = await shop.one.login('customer');
    const ticketIds = await shop.ticketIds(mine.id);
    expect((await quote(mine.id, ticketIds, stranger)).reason).toBe('record.missing');
    expect((await refund(mine.id, ticketIds, 0, stranger)).reason).toBe('record.missing');
    expect((await quote(second.id, ticketIds)).reason).toBe('order.noRefund');
    expect((await quote(mine.id, [...ticketIds, 999_999])).reason).toBe('order.noRefund');
  });

  test('by staff may keep another fee, with a reason that stays; cash is handed out and said so', async () => {
    const id = await payCash([cabinLine(shop.sailing)]);
    const ticketIds = await shop.ticketIds(id);
    const send = (override: object) =>
      shop.one.call(
        bookingCalls.refundOfficeOrder,
        { params: { id }, body: { key: randomUUID(), ticketIds, override } as never },
        { token: shop.finance },
      );
    expect((await send({ feeSen: 0, reason: '' })).fields[0]?.field).toBe('override.reason');
    expect((await send({ feeSen: 100, reason: 'Storm warning' })).code).toBe(200);
    expect(await shop.order(id)).toMatchObject({ refunded_sen: cabinPrice - 100, fee_sen: 100 });
    const { data: money } = await shop.one.call(
      bookingCalls.orderMoney,
      { params: { id } },
      { token: shop.finance },
    );
    expect(money.refunds).toMatchObject([
      {
        amountSen: cabinPrice - 100,
        feeSen: 100,
        way: 'cash',
        overrideReason: 'Storm warning',
        by: 'finance',
      },
    ]);
    const paymentId = money.payments[0]?.paymentId ?? 0;
    const detail = await shop.one.call(
      paymentsCalls.paymentDetail,
      { params: { id: paymentId } },
      { token: shop.finance },
    );
    expect(detail.data.refunds).toMatchObject([{ status: 'requested', byHand: true }]);
    const params = { id: detail.data.refunds[0]?.id ?? 0 };
    const again = await shop.one.call(paymentsCalls.retryRefund, { params }, { token: shop.finance });
    expect(again.reason).toBe('payment.step');
    const cash = { method: 'cash', slipNo: '' } as const;
    const token = await shop.one.login('frontdesk');
    await shop.one.call(paymentsCalls.handOutRefund, { params, body: cash }, { token });
    const handed = await shop.one.call(
      paymentsCalls.paymentDetail,
      { params: { id: paymentId } },
      { token: shop.finance },
    );
    expect(handed.data.refunds).toMatchObject([{ status: 'done', method: 'cash', by: 'frontdesk' }]);
  });
});

describe('a sailing', () => {
  test('that is peak gives nothing back, and says why', async () => {
    await shop.ask('update sailings set peak = true where id = $1', [shop.sailing.sailingId]);
    const { id } = await shop.paid();
    const shown = await quote(id, await shop.ticketIds(id));
    expect(shown.data).toMatchObject({ percent: 100, why: 'peak', backSen: 0 });
    await refund(id, await shop.ticketIds(id), 0);
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded_sen: 0, fee_sen: cabinPrice });
  });

  test('that is cancelled refunds every paid order in full, and goes on where it stopped', async () => {
    const [card, cash] = [
      await shop.paid(),
      await payCash([passLine(shop.sailing, [somebody(), somebody()])]),
    ];
    const unpaid = await shop.book();
    const editor = await shop.one.login('editor');
    const { sailingId } = shop.sailing;
    await shop.one.call(sailingsCalls.cancelSailing, { params: { id: sailingId } }, { token: editor });
    const progress = () =>
      shop.one.call(bookingCalls.refundProgress, { params: { id: sailingId } }, { token: editor });
    await vi.waitFor(
      async () =>
        expect((await progress()).data).toEqual({
          orders: 2,
          refunded: 2,
          backSen: cabinPrice + 2 * passPrice,
          failed: 0,
        }),
      soon,
    );
    expect(await shop.order(card.id)).toMatchObject({ status: 'refunded', fee_sen: 0 });
    expect(await shop.order(cash)).toMatchObject({ status: 'refunded', refunded_sen: 2 * passPrice });
    expect(await shop.order(unpaid.id)).toMatchObject({ status: 'canceled' });
    await shop.refundedSoon(card.paymentId, cabinPrice);
    expect(await shop.taken()).toBe(0);
    // Told again, as after a crash, nothing happens a second time.
    await shop.ask(`insert into outbox (topic, payload) values ('sailing.stepped', $1)`, [
      JSON.stringify({ sailingId, status: 'cancelled' }),
    ]);
    await vi.waitFor(
      async () => expect(await shop.ask(`select 1 from outbox where topic = 'sailing.stepped'`)).toEqual([]),
      soon,
    );
    expect(await shop.payment(card.paymentId)).toMatchObject({ refunded_sen: cabinPrice });
  });
});

test('a ticket that is named several times is cancelled once', async () => {
  const id = await payCash([
    passLine(
      shop.sailing,
      Array.from({ length: 5 }, () => somebody()),
    ),
  ]);
  const [first = 0] = await shop.ticketIds(id);
  const shown = await quote(id, [first, first, first, first]);
  expect(shown.data.lines).toHaveLength(1);
  await refund(id, [first, first, first, first], shown.data.backSen);
  expect(await shop.order(id)).toMatchObject({
    status: 'paid',
    people: 4,
    units: 4,
    refunded_sen: (passPrice * 3) / 4,
  });
  expect(await shop.ticketIds(id)).toHaveLength(4);
  expect(await shop.taken()).toBe(4);
});

test('a ship that left before its time has left: its owner has nothing back and no other date', async () => {
  const { id } = await shop.paid();
  const ticketIds = await shop.ticketIds(id);
  const make = catalogueMaker(shop.one, await shop.one.login('editor'));
  const { shipId, routeId, sailingId } = shop.sailing;
  const otherId = await make.sailing(shipId, routeId, addDays(shop.today, 62));
  const wish = { params: { id }, body: { sailingId: otherId } };
  const { data } = await shop.one.call(bookingCalls.quoteChange, wish, { token: shop.customer });
  const editor = { token: await shop.one.login('editor') };
  for (const status of ['boarding', 'departed'] as const)
    expect(
      await shop.one.call(sailingsCalls.stepSailing, { params: { id: sailingId }, body: { status } }, editor),
    ).toMatchObject({ code: 200 });
  expect((await refund(id, ticketIds, cabinPrice - quarter)).reason).toBe('order.noRefund');
  const body = {
    key: randomUUID(),
    sailingId: otherId,
    shownDueSen: data.dueSen,
    method: 'creditCard',
  } as const;
  const changed = await shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body },
    { token: shop.customer },
  );
  expect(changed.reason).toBe('order.changeClosed');
  expect(await shop.order(id)).toMatchObject({ status: 'paid', refunded_sen: 0 });
});

test('the days of notice are those of the port, up to midnight there', async () => {
  const { id } = await shop.paid();
  const ticketIds = await shop.ticketIds(id);
  const sails = addDays(shop.today, 60);
  const at = async (moment: string) => {
    shop.one.setNow(new Date(moment));
    // By then the session of today is over.
    const { data } = await quote(id, ticketIds, await shop.signIn());
    shop.one.setNow(null);
    return [data.days, data.percent];
  };
  expect(await at(`${addDays(sails, -46)}T23:59:59+08:00`)).toEqual([46, 25]);
  expect(await at(`${addDays(sails, -45)}T00:00:00+08:00`)).toEqual([45, 50]);
  expect(await at(`${addDays(sails, -15)}T23:59:59+08:00`)).toEqual([15, 75]);
  expect(await at(`${addDays(sails, -14)}T00:00:00+08:00`)).toEqual([14, 100]);
});

test('who comes aboard at the very moment of the refund is aboard, and nothing goes back', async () => {
  const id = await payCash([passLine(shop.sailing, [somebody(), somebody()])]);
  const [first = 0] = await shop.ticketIds(id);
  const { data } = await quote(id, [first]);
  await using boarding = await Held.begin(shop.one.databaseUrl);
  await boarding.do('update tickets set boarded_at = now() where id = $1', [first]);
  const answer = refund(id, [first], data.backSen);
  await boarding.waitedFor(answer);
  await boarding.commit();
  expect(await answer).toMatchObject({ reason: 'order.noRefund' });
  expect(await shop.order(id)).toMatchObject({ status: 'paid', people: 2, refunded_sen: 0 });
  expect(await shop.ticketIds(id)).toHaveLength(2);
});
