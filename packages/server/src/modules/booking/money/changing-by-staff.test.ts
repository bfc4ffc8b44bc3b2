import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import { addDays, addMonths } from '@gangway/contract/core/dates.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cabinLine, cabinPrice, firstOrder, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
const adminFee = 5000;
const nightMore = 10_000;
const cash: MoneyTaken = { method: 'cash', slipNo: '' };
let night: number;
let desk: string;

beforeEach(async () => {
  const { one, sailing } = shop;
  const make = catalogueMaker(one, await one.login('editor'));
  const date = addDays(shop.today, 61);
  const times = { departure: '19:00', returning: '23:00' };
  night = await make.sailing(sailing.shipId, sailing.routeId, date, 'night', times);
  desk = await one.login('frontdesk');
});

/** Somebody without an account, who paid at the counter. */
async function walkIn(passengers = [somebody()], money = cash) {
  const body = {
    key: randomUUID(),
    method: 'cash' as const,
    agreed: true as const,
    accountId: null,
    line: cabinLine(shop.sailing, passengers),
  };
  const { data } = await shop.one.call(bookingCalls.counterSale, { body }, { token: desk });
  const { id } = firstOrder(data);
  await shop.one.call(bookingCalls.confirmPaid, { params: { id }, body: money }, { token: desk });
  return id;
}

const quote = (id: number, sailingId = night) =>
  shop.one.call(bookingCalls.quoteOfficeChange, { params: { id }, body: { sailingId } }, { token: desk });
const change = (
  id: number,
  shownDueSen: number,
  more: { sailingId?: number; money?: MoneyTaken | null; key?: string; note?: string } = {},
) =>
  shop.one.call(
    bookingCalls.changeOfficeOrder,
    {
      params: { id },
      body: { key: randomUUID(), sailingId: night, money: cash, shownDueSen, note: 'Drawer 2', ...more },
    },
    { token: desk },
  );

test('staff move the order of a walk-in, take the difference at the counter, and the history says so', async () => {
  const id = await walkIn();
  const { data: shown } = await quote(id);
  expect(shown).toMatchObject({ differenceSen: nightMore, feeSen: adminFee, dueSen: nightMore + adminFee });
  expect((await change(id, shown.dueSen, { money: null })).reason).toBe('payment.method');
  const key = randomUUID();
  const answers = await Promise.all([change(id, shown.dueSen, { key }), change(id, shown.dueSen, { key })]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect([await shop.taken(), await shop.taken(night)]).toEqual([0, 1]);
  const { data } = answers[0];
  expect(data).toMatchObject({
    paidSen: cabinPrice + nightMore + adminFee,
    feeSen: adminFee,
    sailing: { id: night },
  });
  const { today } = shop;
  expect(data.history.find(({ what }) => what === 'changed')).toMatchObject({
    by: 'Amirah Yusof',
    about: {
      kind: 'change',
      from: { date: addDays(today, 60), slot: 'day' },
      to: { date: addDays(today, 61), slot: 'night' },
      feeSen: adminFee,
      differenceSen: nightMore,
    },
  });
  const noted = await shop.one.call(
    identityCalls.pageAudit,
    { body: { filter: { entity: 'order', entityId: String(id), action: 'change' } } },
    { token: await shop.one.login('admin') },
  );
  expect(noted.data.records).toMatchObject([
    {
      before: { sailingId: expect.stringContaining(addDays(today, 60)) },
      after: { sailingId: expect.stringContaining(addDays(today, 61)), dueSen: nightMore + adminFee },
    },
  ]);
  const { data: money } = await shop.one.call(
    bookingCalls.orderMoney,
    { params: { id } },
    { token: shop.finance },
  );
  expect(money.payments).toMatchObject([
    { method: 'cash', amountSen: cabinPrice },
    { method: 'cash', amountSen: nightMore + adminFee, subject: 'change' },
  ]);
});

test('what another date costs less is handed out the way refunds are', async () => {
  const id = await walkIn();
  await change(id, nightMore + adminFee);
  const { data: shown } = await quote(id, shop.sailing.sailingId);
  expect(shown.dueSen).toBe(adminFee - nightMore);
  const { data } = await change(id, shown.dueSen, { sailingId: shop.sailing.sailingId, money: null });
  expect(data).toMatchObject({ refundedSen: nightMore - adminFee, feeSen: 2 * adminFee });
  const rows = await shop.ask(
    `select r.status, r.amount_sen::int from payment_refunds r join order_payments o using (payment_id)
      where o.order_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ status: 'requested', amount_sen: nightMore - adminFee }]);
});

test("a customer's order can be moved too, but not beside a change of their own that waits", async () => {
  const { id } = await shop.paid();
  const body = { key: randomUUID(), sailingId: night, shownDueSen: nightMore + adminFee };
  await shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body: { ...body, method: 'creditCard' } },
    { token: shop.customer },
  );
  expect((await change(id, nightMore + adminFee)).reason).toBe('order.changeWaits');
  const second = await shop.paid();
  expect((await change(second.id, nightMore + adminFee)).data).toMatchObject({ sailing: { id: night } });
});

test('a key that was used for a change is refused for another slip, method, amount or note', async () => {
  const id = await walkIn();
  const due = nightMore + adminFee;
  const money: MoneyTaken = { method: 'creditCard', slipNo: '004711' };
  const key = randomUUID();
  expect((await change(id, due, { money, key })).code).toBe(200);
  const others = [
    await change(id, due, { money: { ...money, slipNo: '004712' }, key }),
    await change(id, due, { money: { ...money, method: 'bank' }, key }),
    await change(id, due, { money: cash, key }),
    await change(id, due, { money: null, key }),
    await change(id, due, { money, key, note: 'Drawer 3' }),
    await change(id, due + 1, { money, key }),
  ];
  expect(others.map(({ reason }) => reason)).toEqual(others.map(() => 'booking.keyReused'));
  expect((await change(id, due, { money, key })).code).toBe(200);
  const [paid] = await shop.ask('select count(*)::int from order_payments where order_id = $1', [id]);
  expect(paid).toEqual({ count: 2 });
});

test('a card on the terminal is entered under its method and slip', async () => {
  const id = await walkIn();
  const money: MoneyTaken = { method: 'creditCard', slipNo: '004713' };
  const without = await change(id, nightMore + adminFee, { money: { ...money, slipNo: '' } });
  expect(without.fields[0]?.field).toBe('money.slipNo');
  const used = await change(id, nightMore + adminFee, { money: { ...money, slipNo: '004711' } });
  expect(used).toMatchObject({ reason: 'payment.slipUsed', fields: [{ field: 'money.slipNo' }] });
  const shared = { ...money, slipNo: '004711', slipShared: true };
  expect((await change(await walkIn(), nightMore + adminFee, { money: shared })).code).toBe(200);
  expect(await shop.ask(`select from audit_log where after ->> 'slipShared' = 'true'`)).toHaveLength(1);
  expect((await change(id, nightMore + adminFee, { money })).code).toBe(200);
  const rows = await shop.ask(
    `select p.provider, p.method, p.slip_no from payments p join order_payments o on o.payment_id = p.id
      where o.order_id = $1 order by p.id desc limit 1`,
    [id],
  );
  expect(rows).toEqual([{ provider: 'terminal', method: 'creditCard', slip_no: '004713' }]);
});

test("the slip of an order's price pays for its change of date only once somebody says so", async () => {
  const money: MoneyTaken = { method: 'bank', slipNo: 'PRICE-1' };
  const id = await walkIn([somebody()], money);
  const due = nightMore + adminFee;
  expect(await change(id, due, { money })).toMatchObject({
    reason: 'payment.slipUsed',
    fields: [{ field: 'money.slipNo' }],
  });
  expect(await shop.order(id)).toMatchObject({ sailing_id: shop.sailing.sailingId });
  expect((await change(id, due, { money: { ...money, slipShared: true } })).code).toBe(200);
});

test('staff move nobody to a day on which they may not sail, and hear who it is', async () => {
  const sails = addDays(shop.today, 60);
  const make = catalogueMaker(shop.one, await shop.one.login('editor'));
  const { shipId, routeId } = shop.sailing;
  const late = await make.sailing(shipId, routeId, addDays(sails, 100));
  const unfit = somebody({ name: 'Lim Hock', passportExpiry: addMonths(sails, 7) });
  const id = await walkIn([somebody(), unfit]);
  const asked = await quote(id, late);
  const done = await change(id, 2 * adminFee, { sailingId: late });
  for (const { status, reason, fields } of [asked, done]) {
    expect([status, reason]).toEqual([422, 'order.changePassengers']);
    expect(fields).toMatchObject([{ field: 'passengers.1.passportExpiry' }]);
    expect(fields[0]?.message).toContain('Lim Hock');
  }
  expect(await shop.order(id)).toMatchObject({ sailing_id: shop.sailing.sailingId });
  expect([await shop.taken(), await shop.taken(late)]).toEqual([1, 0]);
  // Nothing else stands in the way of that day.
  const fit = await walkIn();
  expect((await change(fit, adminFee, { sailingId: late })).data).toMatchObject({ sailing: { id: late } });
});

test('a receipt stays what it was, whoever travels by now, when, and how many', async () => {
  const id = await walkIn([somebody(), somebody()]);
  const receipts = async () =>
    (await shop.one.call(bookingCalls.orderReceipts, { params: { id } }, { token: desk })).data;
  const [before] = await receipts();
  expect(before).toMatchObject({ lines: [{ sailing: { id: shop.sailing.sailingId }, people: 2 }] });
  const [ticketId = 0, other = 0] = await shop.ticketIds(id);
  const { data: changed } = await quote(id);
  expect((await change(id, changed.dueSen)).code).toBe(200);
  const passenger = somebody();
  const replacing = { key: randomUUID(), shownFeeSen: 0, ticketId, passenger };
  await shop.one.call(bookingCalls.replaceOfficeGuest, { params: { id }, body: replacing }, { token: desk });
  await shop.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id }, body: { key: randomUUID(), ticketIds: [other] } },
    { token: desk },
  );
  expect(await shop.ask('select customer_name, people from orders where id = $1', [id])).toEqual([
    { customer_name: passenger.name, people: 1 },
  ]);
  const [first, second] = await receipts();
  expect({ ...first, refunds: [] }).toEqual(before);
  expect(second).toMatchObject({
    payer: before?.payer,
    amountSen: changed.dueSen,
    lines: [{ sailing: { id: night }, people: 2 }],
  });
});
