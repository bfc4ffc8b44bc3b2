import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';

// Far ahead, so that what a cheaper date costs less comes back whole.
const shop = new PayingFixture(120);
let night: number;
let other: number;

beforeEach(async () => {
  const { one, sailing } = shop;
  const make = catalogueMaker(one, await one.login('editor'));
  const times = { departure: '19:00', returning: '23:00' };
  const sail = (days: number) =>
    make.sailing(sailing.shipId, sailing.routeId, addDays(shop.today, days), 'night', times);
  [night, other] = [await sail(121), await sail(122)];
  await shop.recharge(10_000_000);
});

async function change(id: number, sailingId: number, method: 'creditCard' | 'balance', key = randomUUID()) {
  const params = { id };
  const token = shop.customer;
  const quote = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId } }, { token });
  const body = { key, sailingId, shownDueSen: quote.data.dueSen, method };
  return (await shop.one.call(bookingCalls.changeOrder, { params, body }, { token })).data;
}

/** A change whose hold ends before anything is paid; gives its payment. */
async function endedChange(id: number, sailingId: number) {
  const answer = await change(id, sailingId, 'creditCard');
  if (answer.state !== 'jump') throw new Error('nobody was sent to pay');
  await shop.ask(
    `update place_holds set expires_at = now() - interval '1 second' where change_id is not null and order_id = $1`,
    [id],
  );
  await vi.waitFor(async () => expect(await shop.taken(sailingId)).toBe(0), soon);
  const [row] = await shop.ask('select payment_no, amount_sen::int from payments where id = $1', [
    answer.paymentId,
  ]);
  return { id: answer.paymentId, no: String(row?.['payment_no']), amountSen: Number(row?.['amount_sen']) };
}

test('an order that has moved on meanwhile stays where it is, and the money goes back', async () => {
  const { id } = await shop.paid();
  const late = await endedChange(id, night);
  expect(await change(id, other, 'balance')).toEqual({ state: 'done' });
  const before = await shop.order(id);
  await shop.payThere(late.no);
  await shop.refundedSoon(late.id, late.amountSen);
  expect(await shop.order(id)).toEqual(before);
  expect([await shop.taken(night), await shop.taken(other)]).toEqual([0, 1]);
});

test('the same change done otherwise meanwhile is not paid for twice', async () => {
  const { id } = await shop.paid();
  const late = await endedChange(id, night);
  expect(await change(id, night, 'balance')).toEqual({ state: 'done' });
  const before = await shop.order(id);
  await shop.payThere(late.no);
  await shop.refundedSoon(late.id, late.amountSen);
  expect(await shop.order(id)).toEqual(before);
});

test('an order that went there and back is the one it was reckoned for again, and sails on the new date', async () => {
  const { id } = await shop.paid();
  const late = await endedChange(id, night);
  expect(await change(id, other, 'balance')).toEqual({ state: 'done' });
  expect(await change(id, shop.sailing.sailingId, 'balance')).toEqual({ state: 'done' });
  await shop.payThere(late.no);
  await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ sailing_id: night }), soon);
  expect(await shop.payment(late.id)).toMatchObject({ refunded_sen: 0 });
});

test('nobody moves to a sailing that was moved itself meanwhile: the money goes back', async () => {
  const { id } = await shop.paid();
  const before = await shop.order(id);
  const late = await endedChange(id, night);
  await shop.moveSailing(addDays(shop.today, 130), night);
  await shop.payThere(late.no);
  await shop.refundedSoon(late.id, late.amountSen);
  expect(await shop.order(id)).toEqual(before);
  expect(await shop.taken(night)).toBe(0);
});

test('nobody moves to a sailing that is home again: the money goes back', async () => {
  const { id } = await shop.paid();
  const before = await shop.order(id);
  const answer = await change(id, night, 'creditCard');
  if (answer.state !== 'jump') throw new Error('nobody was sent to pay');
  const token = await shop.one.login('editor');
  for (const status of ['boarding', 'departed', 'returned'] as const)
    await shop.one.call(sailingsCalls.stepSailing, { params: { id: night }, body: { status } }, { token });
  await vi.waitFor(async () => expect(await shop.taken(night)).toBe(0), soon);
  const [row] = await shop.ask('select payment_no, amount_sen::int from payments where id = $1', [
    answer.paymentId,
  ]);
  await shop.payThere(String(row?.['payment_no']));
  await shop.refundedSoon(answer.paymentId, Number(row?.['amount_sen']));
  expect(await shop.order(id)).toEqual(before);
});

test('a key that was used for another date changes nothing and says so', async () => {
  const { id } = await shop.paid();
  const key = randomUUID();
  expect(await change(id, night, 'balance', key)).toEqual({ state: 'done' });
  const params = { id };
  const token = shop.customer;
  const body = { key, sailingId: other, shownDueSen: 0, method: 'balance' as const };
  const again = await shop.one.call(bookingCalls.changeOrder, { params, body }, { token });
  expect(again).toMatchObject({ status: 409, reason: 'booking.keyReused' });
  expect(await shop.order(id)).toMatchObject({ sailing_id: night });
});
