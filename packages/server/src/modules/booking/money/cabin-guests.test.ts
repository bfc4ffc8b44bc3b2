import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { cabinLine, cabinPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);

const quote = (id: number, ticketIds: number[]) =>
  shop.one.call(bookingCalls.quoteRefund, { params: { id }, body: { ticketIds } }, { token: shop.customer });
const refund = (id: number, ticketIds: number[], shownBackSen: number) =>
  shop.one.call(
    bookingCalls.refundOrder,
    { params: { id }, body: { key: randomUUID(), ticketIds, shownBackSen } },
    { token: shop.customer },
  );
const refundByStaff = (
  id: number,
  ticketIds: number[],
  override: { feeSen: number; reason: string } | null,
) =>
  shop.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id }, body: { key: randomUUID(), ticketIds, override } },
    { token: shop.finance },
  );
const people = async () =>
  (
    await shop.ask('select people_taken from sailing_people where sailing_id = $1', [shop.sailing.sailingId])
  )[0]?.['people_taken'];
const cabinForTwo = () => shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);

test('a guest who leaves a cabin alone gets nothing back, pays nothing, and the cabin keeps its money', async () => {
  const id = await cabinForTwo();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  const { data: shown } = await quote(id, [first]);
  expect(shown).toMatchObject({
    why: 'cabin',
    percent: 0,
    paidSen: cabinPrice / 2,
    feeSen: 0,
    backSen: 0,
    lines: [{ ticketId: first, feeSen: 0, backSen: 0 }],
  });
  expect((await refund(id, [first], cabinPrice / 2)).reason).toBe('order.refundChanged');
  const { data } = await refund(id, [first], 0);
  expect(data.order).toMatchObject({
    status: 'paid',
    people: 1,
    paidSen: cabinPrice,
    refundedSen: 0,
    feeSen: 0,
  });
  expect(data.order.refunds).toMatchObject([{ ticketIds: [first], amountSen: 0, feeSen: 0, way: 'none' }]);
  // The cabin is still theirs; one person less is aboard.
  expect(await shop.order(id)).toMatchObject({ people: 1, units: 1 });
  expect([await shop.taken(), await people()]).toEqual([1, 1]);
  expect(
    await shop.ask(
      'select 1 from payment_refunds r join order_payments o using (payment_id) where o.order_id = $1',
      [id],
    ),
  ).toEqual([]);

  // Given up by the last one, all of it comes back by the terms of that day.
  const last = await quote(id, [second]);
  expect(last.data).toMatchObject({ why: 'tier', percent: 25, paidSen: cabinPrice, feeSen: cabinPrice / 4 });
  await refund(id, [second], last.data.backSen);
  expect(await shop.order(id)).toMatchObject({
    status: 'refunded',
    refunded_sen: (cabinPrice * 3) / 4,
    fee_sen: cabinPrice / 4,
  });
  expect([await shop.taken(), await people()]).toEqual([0, 0]);
});

test('a cabin given up at once comes back whole, by the terms', async () => {
  const id = await cabinForTwo();
  const ticketIds = await shop.ticketIds(id);
  const { data } = await quote(id, ticketIds);
  expect(data).toMatchObject({ why: 'tier', paidSen: cabinPrice, backSen: (cabinPrice * 3) / 4 });
});

test('staff may give something back of it with a reason; what is left stays with the cabin', async () => {
  const id = await cabinForTwo();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  const override = { feeSen: cabinPrice / 2 - 6000, reason: 'A death in the family' };
  const { data } = await refundByStaff(id, [first], override);
  expect(data).toMatchObject({ status: 'paid', refundedSen: 6000, feeSen: 0 });
  const { data: rest } = await quote(id, [second]);
  expect(rest).toMatchObject({ why: 'tier', paidSen: cabinPrice - 6000 });
});

test('who left a cabin alone is told what becomes of its money', async () => {
  const id = await shop.paidInCash([
    cabinLine(shop.sailing, [somebody({ email: 'cabin@example.com' }), somebody()]),
  ]);
  const [, second = 0] = await shop.ticketIds(id);
  await refundByStaff(id, [second], null);
  const [news] = await shop.ask(
    `select payload ->> 'why' as why from outbox where topic = 'money.back' and payload ->> 'orderId' = $1
      union all select 'told' from mails where about like $2`,
    [String(id), `money.back order ${id} refund %`],
  );
  expect(news?.['why']).toMatch(/^(cabin|told)$/);
});
