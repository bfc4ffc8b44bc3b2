import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { expect, test, vi } from 'vitest';
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
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';
import { refunding } from '../../../../test/refunding.ts';
import { replacing } from '../../../../test/replacing.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const { replace } = replacing(shop);

/** Of the tickets of an order in the order they were made: what each costs, with a minus when it is void. */
const prices = async (id: number) =>
  (
    await shop.ask(
      'select case when live then price_sen else -price_sen end::int as sen from tickets where order_id = $1 order by id',
      [id],
    )
  ).map((row) => row['sen']);
const crowd = (count: number) => Array.from({ length: count }, () => somebody());
test('a ticket is a part of its cabin, and a boarding pass costs its own', async () => {
  const three = firstOrder(await buy(shop.one, shop.customer, [cabinLine(shop.sailing, crowd(3))]));
  expect(await prices(three.id)).toEqual([16_667, 16_667, 16_666]);
  const two = firstOrder(await buy(shop.one, shop.customer, [passLine(shop.sailing, crowd(2))]));
  expect(await prices(two.id)).toEqual([passPrice, passPrice]);
});

test('nobody else’s price moves when somebody leaves, and what they leave with is theirs', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, crowd(3))]);
  const [first = 0, second = 0] = await shop.ticketIds(id);
  const { data } = await quote(id, [second]);
  expect(data).toMatchObject({ paidSen: passPrice, backSen: passPrice * 0.75 });
  await refund(id, [second], data.backSen);
  expect(await prices(id)).toEqual([passPrice, -passPrice, passPrice]);
  expect((await quote(id, [first])).data.paidSen).toBe(passPrice);
});

test('what guests left in their cabin comes back with it, to the sen', async () => {
  const id = await shop.paidInCash([cabinLine(shop.sailing, crowd(3))]);
  const [first = 0, ...others] = await shop.ticketIds(id);
  await refund(id, [first], 0);
  expect(await prices(id)).toEqual([-16_667, 16_667, 16_666]);
  const { data } = await quote(id, others);
  expect(data.lines).toMatchObject([{ paidSen: 25_000 }, { paidSen: 25_000 }]);
  expect(data).toMatchObject({ paidSen: cabinPrice, feeSen: cabinPrice / 4 });
});

test('a refund goes by the price of the ticket', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, crowd(2))]);
  const [first = 0, second = 0] = await shop.ticketIds(id);
  await shop.ask('update tickets set price_sen = price_sen + $2 where id = $1', [first, 1000]);
  await shop.ask('update tickets set price_sen = price_sen - $2 where id = $1', [second, 1000]);
  expect((await quote(id, [first])).data.paidSen).toBe(passPrice + 1000);
  expect((await quote(id, [second])).data.paidSen).toBe(passPrice - 1000);
});

test('whoever comes for a guest has their price', async () => {
  const id = await shop.paidInCash([cabinLine(shop.sailing, crowd(3))]);
  const [, , third = 0] = await shop.ticketIds(id);
  expect((await replace(id, third, somebody())).code).toBe(200);
  expect(await prices(id)).toEqual([16_667, 16_667, -16_666, 16_666]);
});

test('what is given away costs nothing, given at once or later', async () => {
  const token = await shop.one.login('frontdesk');
  const order = firstOrder(await buy(shop.one, shop.customer, [passLine(shop.sailing, crowd(2))]));
  const body = { reason: 'A friend of the house' };
  await shop.one.call(bookingCalls.makeComplimentary, { params: { id: order.id }, body }, { token });
  expect(await prices(order.id)).toEqual([0, 0]);
  const gift = {
    key: randomUUID(),
    agreed: true as const,
    accountId: null,
    method: 'cash' as const,
    complimentaryReason: body.reason,
    line: passLine(shop.sailing, crowd(2)),
  };
  await shop.one.call(bookingCalls.counterSale, { body: gift }, { token });
  const [given] = await shop.ask('select max(id)::int as id from orders');
  expect(await prices(Number(given?.['id']))).toEqual([0, 0]);
});

test('another date has its own prices, for those who sail then', async () => {
  const make = catalogueMaker(shop.one, await shop.one.login('editor'));
  const { shipId, routeId } = shop.sailing;
  const times = { departure: '19:00', returning: '23:00' };
  const night = await make.sailing(shipId, routeId, addDays(shop.today, 61), 'night', times);
  const id = await shop.paidInCash([cabinLine(shop.sailing, crowd(4))]);
  const [first = 0] = await shop.ticketIds(id);
  await refund(id, [first], 0);
  expect(await prices(id)).toEqual([-12_500, 12_500, 12_500, 12_500]);
  const params = { id };
  const token = { token: shop.customer };
  const asked = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId: night } }, token);
  const { newTotalSen, dueSen: shownDueSen } = asked.data;
  expect(newTotalSen).toBe(60_000);
  const body = { key: randomUUID(), sailingId: night, shownDueSen, method: 'creditCard' as const };
  const { data } = await shop.one.call(bookingCalls.changeOrder, { params, body }, token);
  if (data.state !== 'jump') throw new Error('nobody was sent to pay');
  expect(await prices(id)).toEqual([-12_500, 12_500, 12_500, 12_500]);
  const [row] = await shop.ask('select payment_no from payments where id = $1', [data.paymentId]);
  await shop.payThere(String(row?.['payment_no']));
  await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ sailing_id: night }), soon);
  expect(await prices(id)).toEqual([-12_500, 20_000, 20_000, 20_000]);
});
