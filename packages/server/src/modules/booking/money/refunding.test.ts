import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { describe, expect, test } from 'vitest';
import { cabinLine, cabinPrice, passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { tenYearsAgo } from '../../../../test/days.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';
import { refunding } from '../../../../test/refunding.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const quarter = cabinPrice / 4;

describe('a refund', () => {
  test('is shown by person and tier first, goes back through the gateway, and frees the place at once', async () => {
    const { id, paymentId } = await shop.paid();
    const ticketIds = await shop.ticketIds(id);
    const shown = await quote(id, ticketIds);
    expect(shown.data).toMatchObject({
      percent: 25,
      why: 'tier',
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
    const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
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
    const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
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
    const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
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
    const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
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
    const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), child])]);
    const [adult = 0, ...rest] = await shop.ticketIds(id);
    const answer = await quote(id, [adult]);
    expect(answer).toMatchObject({ status: 422, reason: 'order.unaccompanied' });
    expect(answer.message).toContain('Aiman');
    expect((await quote(id, [adult, ...rest])).code).toBe(200);
  });

  test("of another's order, of a ticket of another order, or of one that was cancelled is not to be had", async () => {
    const [mine, second] = [await shop.paid(), await shop.paid()];
    const stranger = await shop.one.login('customer');
    const ticketIds = await shop.ticketIds(mine.id);
    expect((await quote(mine.id, ticketIds, stranger)).reason).toBe('record.missing');
    expect((await refund(mine.id, ticketIds, 0, stranger)).reason).toBe('record.missing');
    expect((await quote(second.id, ticketIds)).reason).toBe('order.noRefund');
    expect((await quote(mine.id, [...ticketIds, 999_999])).reason).toBe('order.noRefund');
  });

  test('by staff may keep another fee, with a reason that stays; cash is handed out and said so', async () => {
    const id = await shop.paidInCash([cabinLine(shop.sailing)]);
    const ticketIds = await shop.ticketIds(id);
    const send = (override: object) =>
      shop.one.call(
        bookingCalls.refundOfficeOrder,
        { params: { id }, body: { key: randomUUID(), ticketIds, override } as never },
        { token: shop.finance },
      );
    expect((await send({ feeSen: 0, reason: '' })).fields[0]?.field).toBe('override.reason');
    const tooMuch = await send({ feeSen: cabinPrice + 1, reason: 'Storm warning' });
    expect(tooMuch).toMatchObject({ status: 422, reason: 'order.feeTooMuch' });
    expect(tooMuch.fields).toEqual([
      { field: 'override.feeSen', message: expect.stringContaining('RM 500.00') as string },
    ]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', refunded_sen: 0, fee_sen: 0 });
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
        by: 'Wong Kah Mun',
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
    expect(handed.data.refunds).toMatchObject([{ status: 'done', method: 'cash', by: 'Amirah Yusof' }]);
  });
});

test('a ticket that is named several times is cancelled once', async () => {
  const id = await shop.paidInCash([
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
