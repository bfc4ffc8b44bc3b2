import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, formatInstant } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { cabinLine, cabinPrice, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { cabins, PayingFixture, soon } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
const adminFee = 5000;
const nightMore = 10_000;
let night: number;

beforeEach(async () => {
  const { one, sailing } = shop;
  const make = catalogueMaker(one, await one.login('editor'));
  const date = addDays(shop.today, 61);
  const times = { departure: '19:00', returning: '23:00' };
  night = await make.sailing(sailing.shipId, sailing.routeId, date, 'night', times);
});

const quote = (id: number, sailingId = night, token = shop.customer) =>
  shop.one.call(bookingCalls.quoteChange, { params: { id }, body: { sailingId } }, { token });
const change = (
  id: number,
  shownDueSen: number,
  method: Exclude<PaymentMethod, 'cash'> | null = 'creditCard',
  sailingId = night,
  key = randomUUID(),
) =>
  shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body: { key, sailingId, shownDueSen, method } },
    { token: shop.customer },
  );
const paymentNo = async (id: number) =>
  String((await shop.ask('select payment_no from payments where id = $1', [id]))[0]?.['payment_no']);

test('costs the difference and the admin fee; the new place is held first, the old one given back when it is paid', async () => {
  const { id } = await shop.paid();
  const { data: shown } = await quote(id);
  expect(shown).toEqual({
    newTotalSen: cabinPrice + nightMore,
    differenceSen: nightMore,
    feeSen: adminFee,
    keptSen: 0,
    dueSen: nightMore + adminFee,
    terms: expect.objectContaining({ peak: false, nonRefundable: false, floorPercent: 25 }) as object,
  });
  const { data } = await change(id, shown.dueSen);
  if (data.state !== 'jump') throw new Error('nobody was sent to pay');
  expect([await shop.taken(), await shop.taken(night)]).toEqual([1, 1]);
  await shop.payThere(await paymentNo(data.paymentId));
  await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ sailing_id: night }), soon);
  expect([await shop.taken(), await shop.taken(night)]).toEqual([0, 1]);
  expect(await shop.order(id)).toMatchObject({
    status: 'paid',
    paid_sen: cabinPrice + nightMore + adminFee,
    fee_sen: adminFee,
  });
});

test('to a ship that leaves at another time than was shown is refused, and told; who was shown none goes whenever it is', async () => {
  const { id } = await shop.paid();
  const { data: shown } = await quote(id);
  const to = (shownDepartsAt?: string) =>
    shop.one.call(
      bookingCalls.changeOrder,
      {
        params: { id },
        body: {
          key: randomUUID(),
          sailingId: night,
          shownDueSen: shown.dueSen,
          shownDepartsAt,
          method: 'creditCard',
        },
      },
      { token: shop.customer },
    );
  const { departsAt } = (await shop.one.call(sailingsCalls.sailingOffers, { params: { id: night } })).data
    .sailing;
  expect(await to(new Date(Date.parse(departsAt) - 1_800_000).toISOString())).toMatchObject({
    status: 409,
    reason: 'booking.retimed',
    message: expect.stringContaining(formatInstant(departsAt)),
  });
  expect(await shop.taken(night)).toBe(0);
  expect((await to(departsAt)).data).toMatchObject({ state: 'jump' });
  // The place is taken by then: sent again without a time it is the same one.
  expect((await to()).data).toMatchObject({ state: 'jump' });
  expect(await shop.taken(night)).toBe(1);
});

test('that waits for its payment is not gone on with for another departure than was shown', async () => {
  const { id } = await shop.paid();
  const { data: shown } = await quote(id);
  const departs = async () =>
    (await shop.one.call(sailingsCalls.sailingOffers, { params: { id: night } })).data.sailing.departsAt;
  const key = randomUUID();
  const goOn = (shownDepartsAt: string, again = key) => {
    const body = { key: again, sailingId: night, shownDueSen: shown.dueSen, shownDepartsAt };
    return shop.one.call(
      bookingCalls.changeOrder,
      { params: { id }, body: { ...body, method: 'creditCard' } },
      { token: shop.customer },
    );
  };
  const before = await departs();
  expect((await goOn(before)).data).toMatchObject({ state: 'jump' });
  await shop.retimeSailing('19:30', night);
  for (const again of [key, randomUUID()])
    expect(await goOn(before, again)).toMatchObject({ status: 409, reason: 'booking.retimed' });
  expect((await goOn(await departs())).data).toMatchObject({ state: 'jump' });
  expect(await shop.taken(night)).toBe(1);
});

test('to a date that costs less gives the difference back, less the fee', async () => {
  const { id, paymentId } = await shop.paid();
  const { data } = await change(id, nightMore + adminFee);
  if (data.state !== 'jump') throw new Error('nobody was sent to pay');
  await shop.payThere(await paymentNo(data.paymentId));
  await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ sailing_id: night }), soon);
  const back = await quote(id, shop.sailing.sailingId);
  expect(back.data.dueSen).toBe(adminFee - nightMore);
  expect((await change(id, back.data.dueSen, null, shop.sailing.sailingId)).data).toEqual({ state: 'done' });
  expect(await shop.order(id)).toMatchObject({
    sailing_id: shop.sailing.sailingId,
    refunded_sen: nightMore - adminFee,
    fee_sen: 2 * adminFee,
  });
  // The newest payment gives back first.
  await shop.refundedSoon(data.paymentId, nightMore - adminFee);
  expect(await shop.payment(paymentId)).toMatchObject({ refunded_sen: 0 });
});

test('whose payment never comes ends with its hold; money that comes later buys it again or goes back', async () => {
  const { id } = await shop.paid();
  const { data } = await change(id, nightMore + adminFee);
  if (data.state !== 'jump') throw new Error('nobody was sent to pay');
  await shop.ask(
    `update place_holds set expires_at = now() - interval '1 second' where change_id is not null and order_id = $1`,
    [id],
  );
  await vi.waitFor(async () => expect(await shop.taken(night)).toBe(0), soon);
  expect(await shop.order(id)).toMatchObject({ status: 'paid', sailing_id: shop.sailing.sailingId });
  await shop.payThere(await paymentNo(data.paymentId));
  await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ sailing_id: night }), soon);
});

test('sent twice happens once; with an amount that is not in force it does not happen', async () => {
  const { id } = await shop.paid();
  expect((await change(id, nightMore)).reason).toBe('order.refundChanged');
  const key = randomUUID();
  const answers = await Promise.all([
    change(id, nightMore + adminFee, 'creditCard', night, key),
    change(id, nightMore + adminFee, 'creditCard', night, key),
  ]);
  expect(answers.map((answer) => answer.code)).toEqual([200, 200]);
  expect(await shop.taken(night)).toBe(1);
});

test('is refused to the same sailing, to one that is full, and within the closed days', async () => {
  const { id } = await shop.paid();
  expect((await quote(id, shop.sailing.sailingId)).reason).toBe('order.changeSame');
  const full = 'update sailing_units set units_taken = $2 where sailing_id = $1';
  await shop.ask(`insert into sailing_units (sailing_id, room_type_id, units_taken) values ($1, $2, 0)`, [
    night,
    shop.sailing.cabinId,
  ]);
  await shop.ask(full, [night, cabins]);
  expect((await change(id, nightMore + adminFee)).reason).toBe('booking.soldOut');
  expect(await shop.order(id)).toMatchObject({ status: 'paid', sailing_id: shop.sailing.sailingId });
  await shop.ask(full, [night, 0]);
  shop.one.setNow(new Date(`${addDays(shop.today, 56)}T00:00:00+08:00`));
  const late = await quote(id, night, await shop.signIn());
  shop.one.setNow(null);
  expect(late).toMatchObject({ status: 409, reason: 'order.changeClosed' });
});

test('is paid out of the balance at once, or not at all', async () => {
  const { id } = await shop.paid();
  expect((await change(id, nightMore + adminFee, 'balance')).reason).toBe('booking.balanceShort');
  expect(await shop.taken(night)).toBe(0);
  const [row] = await shop.ask(`select id::int from accounts where username = 'payer'`);
  const body = {
    key: randomUUID(),
    accountId: Number(row?.['id']),
    amountSen: 50_000,
    method: 'cash' as const,
    remarks: '',
  };
  await shop.one.call(walletCalls.saveRecharge, { body }, { token: shop.finance });
  expect((await change(id, nightMore + adminFee, 'balance')).data).toEqual({ state: 'done' });
  expect(await shop.order(id)).toMatchObject({ sailing_id: night });
  const { data } = await shop.one.call(walletCalls.ownWallet, {}, { token: shop.customer });
  expect(data.balanceSen).toBe(50_000 - nightMore - adminFee);
});

test('is refused to a whole order once one of it has boarded; what was paid for it before goes back', async () => {
  const { id } = await shop.paid();
  const { data: waiting } = await change(id, nightMore + adminFee);
  if (waiting.state !== 'jump') throw new Error('nobody was sent to pay');
  const boardOneOf = (order: number) =>
    shop.ask('update tickets set boarded_at = now() where order_id = $1 and position = 0', [order]);
  await boardOneOf(id);
  await shop.payThere(await paymentNo(waiting.paymentId));
  await shop.refundedSoon(waiting.paymentId, nightMore + adminFee);
  const other = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
  await boardOneOf(other);
  expect(await quote(other)).toMatchObject({ status: 409, reason: 'order.changeAboard' });
  expect((await change(other, nightMore + adminFee)).reason).toBe('order.changeAboard');
  for (const order of [id, other])
    expect(await shop.order(order)).toMatchObject({ status: 'paid', sailing_id: shop.sailing.sailingId });
  expect(await shop.taken()).toBe(2);
});
