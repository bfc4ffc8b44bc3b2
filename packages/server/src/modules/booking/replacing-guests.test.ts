// oxlint-disable max-lines -- to be cut in two by what is asked
import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cabinLine, cabinPrice, passLine, somebody } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { tenYearsAgo } from '../../../test/days.ts';
import { PayingFixture, soon } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
const fee = 3000;

beforeEach(() => shop.ask('delete from try_counters'));
afterEach(() => setFee(0));

const setFee = (sen: number) => set('change.guestFeeSen', sen);

async function set(key: string, value: number) {
  const token = await shop.one.login('editor');
  const body = { key, value: String(value) };
  expect((await shop.one.call(settingsCalls.updateValueByKey, { body }, { token })).code).toBe(200);
}

const replace = (
  id: number,
  ticketId: number,
  passenger: PassengerInput,
  more: { key?: string; shownFeeSen?: number; method?: 'balance' } = {},
  token = shop.customer,
) =>
  shop.one.call(
    bookingCalls.replaceGuest,
    { params: { id }, body: { key: randomUUID(), shownFeeSen: 0, ticketId, passenger, ...more } },
    { token },
  );
const replaceByStaff = async (id: number, ticketId: number, passenger: PassengerInput, more: object = {}) =>
  shop.one.call(
    bookingCalls.replaceOfficeGuest,
    { params: { id }, body: { key: randomUUID(), shownFeeSen: 0, ticketId, passenger, ...more } },
    { token: await shop.one.login('frontdesk') },
  );
const two = () => shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);

test('another travels in the place of a guest: a new ticket and code, the old one void, nothing else moved', async () => {
  const id = await two();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  const passenger = somebody({ name: 'Newcomer', email: 'new@example.com' });
  const key = randomUUID();
  const answers = await Promise.all([
    replace(id, first, passenger, { key }),
    replace(id, first, passenger, { key }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  const { order } = answers[0].data;
  expect(order).toMatchObject({ status: 'paid', people: 2, paidSen: cabinPrice, refundedSen: 0, feeSen: 0 });
  expect(order.tickets.map(({ name, live, replacedBy }) => [name, live, replacedBy])).toEqual([
    [expect.any(String), false, 'Newcomer'],
    ['Newcomer', true, null],
    [expect.any(String), true, null],
  ]);
  const [old, fresh] = order.tickets;
  expect(old?.code).toBeNull();
  expect(fresh?.code).toMatch(/\./);
  expect(fresh?.serial).not.toBe(old?.serial);
  expect(await shop.order(id)).toMatchObject({ people: 2, units: 1 });
  expect(await shop.taken()).toBe(1);
  expect((await shop.ticketIds(id)).length).toBe(2);
  // Whoever went is free to sail otherwise, and cannot go twice.
  expect((await replace(id, first, somebody())).reason).toBe('order.noReplace');
  expect((await replace(id, second, passenger)).fields[0]).toMatchObject({ field: 'passenger.idNumber' });
  const mail = () => shop.ask(`select recipient from mails where about like 'order.guest %'`);
  await vi.waitFor(async () => expect(await mail()).toEqual([{ recipient: 'new@example.com' }]), soon);
  const [note] = await shop.ask(
    `select count(*)::int as count from audit_log where action = 'replaceGuest' and entity_id = $1`,
    [String(id)],
  );
  expect(note?.['count']).toBe(1);
});

test('a key that was used for another guest or another newcomer is refused', async () => {
  const id = await two();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  const passenger = somebody();
  const key = randomUUID();
  expect((await replace(id, first, passenger, { key })).code).toBe(200);
  const left = await shop.ticketIds(id);
  const refused = { status: 409, reason: 'booking.keyReused' };
  expect(await replace(id, second, passenger, { key })).toMatchObject(refused);
  expect(await replace(id, first, somebody(), { key })).toMatchObject(refused);
  expect((await replace(id, first, passenger, { key })).code).toBe(200);
  expect(await shop.ticketIds(id)).toEqual(left);
});

test('nor does a key stand for another name, fee, slip or method', async () => {
  const id = await two();
  const [first = 0] = await shop.ticketIds(id);
  await setFee(fee);
  const passenger = somebody({ name: 'Newcomer', phone: '0123456789' });
  const money = { method: 'creditCard', slipNo: '0815' };
  const wish = { key: randomUUID(), shownFeeSen: fee, money, note: 'Desk 1' };
  expect((await replaceByStaff(id, first, passenger, wish)).code).toBe(200);
  const others = [
    await replaceByStaff(id, first, { ...passenger, name: 'Another' }, wish),
    await replaceByStaff(id, first, { ...passenger, phone: '0123456780' }, wish),
    await replaceByStaff(id, first, passenger, { ...wish, shownFeeSen: 0 }),
    await replaceByStaff(id, first, passenger, { ...wish, money: { ...money, slipNo: '0816' } }),
    await replaceByStaff(id, first, passenger, { ...wish, money: { method: 'cash', slipNo: '' } }),
    await replaceByStaff(id, first, passenger, { ...wish, money: null }),
    await replaceByStaff(id, first, passenger, { ...wish, note: 'Desk 2' }),
  ];
  expect(others.map(({ reason }) => reason)).toEqual(others.map(() => 'booking.keyReused'));
  expect((await replaceByStaff(id, first, passenger, wish)).code).toBe(200);
  expect(await shop.order(id)).toMatchObject({ fee_sen: fee });
});

test('the rules of booking hold for the whole order, and each is said at its field', async () => {
  const child = somebody({ name: 'Aiman', birthDate: tenYearsAgo });
  const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), child])]);
  const [adult = 0, other = 0] = await shop.ticketIds(id);
  const young = await replace(id, adult, somebody({ birthDate: tenYearsAgo }));
  expect(young).toMatchObject({ status: 422, reason: 'booking.passengers' });
  expect(young.fields.map(({ field, message }) => [field, message.includes('Aiman')])).toEqual([
    ['passenger.birthDate', false],
    ['passenger.birthDate', true],
  ]);
  const sails = addDays(portDate(new Date()), 60);
  const late = await replace(id, other, somebody({ passportExpiry: addMonths(sails, 5) }));
  expect(late.fields).toMatchObject([{ field: 'passenger.passportExpiry' }]);
  const code = await replace(id, other, somebody({ referrer: 'NOBODY' }));
  expect(code).toMatchObject({ reason: 'booking.referrer', fields: [{ field: 'passenger.referrer' }] });
  expect((await replace(id, other, somebody())).code).toBe(200);
});

test('one person has one live ticket on a sailing', async () => {
  const person = somebody({ name: 'Already Aboard' });
  await shop.paidInCash([passLine(shop.sailing, [person])]);
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(id);
  const answer = await replace(id, ticketId, person);
  expect(answer).toMatchObject({ status: 409, reason: 'booking.personTwice' });
  expect(await shop.ticketIds(id)).toEqual([ticketId]);
});

test('is over once a guest has boarded or the ship has left, and is not for another, nor for what is not paid', async () => {
  const id = await two();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  const stranger = await shop.one.login('customer');
  expect((await replace(id, first, somebody(), {}, stranger)).reason).toBe('record.missing');
  const unpaid = await shop.book();
  const [waiting = 0] = await shop.ticketIds(unpaid.id);
  expect((await replace(unpaid.id, waiting, somebody())).reason).toBe('order.step');
  expect((await replace(id, waiting, somebody())).reason).toBe('order.noReplace');
  await shop.ask('update tickets set boarded_at = now() where id = $1', [first]);
  expect((await replace(id, first, somebody())).reason).toBe('order.noReplace');
  await shop.ask(`update sailings set status = 'departed' where id = $1`, [shop.sailing.sailingId]);
  expect((await replaceByStaff(id, second, somebody())).reason).toBe('order.noReplace');
});

test('a fee is the one shown, taken from the balance or at the counter, and never comes back', async () => {
  const id = await two();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  await setFee(fee);
  expect(await replace(id, first, somebody())).toMatchObject({ reason: 'order.guestFee' });
  const shownFeeSen = fee;
  expect((await replace(id, first, somebody(), { shownFeeSen })).reason).toBe('payment.method');
  const short = await replace(id, first, somebody(), { shownFeeSen, method: 'balance' });
  expect(short.reason).toBe('booking.balanceShort');
  const [row] = await shop.ask(`select id::int from accounts where username = 'payer'`);
  const recharge = {
    key: randomUUID(),
    accountId: Number(row?.['id']),
    amountSen: 5000,
    method: 'cash' as const,
  };
  await shop.one.call(
    walletCalls.saveRecharge,
    { body: { ...recharge, remarks: '' } },
    { token: shop.finance },
  );
  expect((await replace(id, first, somebody(), { shownFeeSen, method: 'balance' })).code).toBe(200);
  const staff = await replaceByStaff(id, second, somebody(), {
    shownFeeSen,
    money: { method: 'cash', slipNo: '' },
  });
  expect(staff.data).toMatchObject({ paidSen: cabinPrice + 2 * fee, feeSen: 2 * fee });
  const { data: wallet } = await shop.one.call(walletCalls.ownWallet, {}, { token: shop.customer });
  expect(wallet.balanceSen).toBe(5000 - fee);
  const { data: quote } = await shop.one.call(
    bookingCalls.quoteRefund,
    { params: { id }, body: { ticketIds: await shop.ticketIds(id) } },
    { token: shop.customer },
  );
  expect(quote.paidSen).toBe(cabinPrice);
});

test('a fee taken at the counter is not the price: an order paid online is not confirmed as paid in cash', async () => {
  const { id } = await shop.paid();
  const [ticketId = 0] = await shop.ticketIds(id);
  await setFee(fee);
  const money = { method: 'cash', slipNo: '' };
  expect((await replaceByStaff(id, ticketId, somebody(), { shownFeeSen: fee, money })).code).toBe(200);
  const answer = await shop.one.call(
    bookingCalls.confirmPaid,
    { params: { id }, body: { method: 'cash' } },
    { token: await shop.one.login('frontdesk') },
  );
  expect(answer).toMatchObject({ status: 409, reason: 'order.step' });
});

test('the order of another is missing like one that is not there, whatever else is wrong with the wish', async () => {
  const id = await two();
  const [ticketId = 0] = await shop.ticketIds(id);
  const stranger = await shop.one.login('customer');
  const wishes = [
    somebody(),
    somebody({ referrer: 'NOBODY' }),
    somebody({ idNumber: null, savedPassengerId: 999_999 }),
  ];
  for (const wish of wishes)
    for (const asked of [id, 999_999])
      expect(await replace(asked, ticketId, wish, {}, stranger)).toMatchObject({
        status: 404,
        reason: 'record.missing',
      });
});

test('whoever was replaced looks the order up no more, not even when it is over; whoever goes does', async () => {
  const guests = [somebody({ idNumber: 'REPLACED1111' }), somebody({ idNumber: 'STAYS2222' })];
  const id = await shop.paidInCash([cabinLine(shop.sailing, guests)]);
  const [first = 0] = await shop.ticketIds(id);
  const { order } = (await replace(id, first, somebody({ idNumber: 'NEWCOMER3333' }))).data;
  const lookUp = async (idEnding: string) =>
    (await shop.one.call(bookingCalls.lookUpOrder, { body: { orderNo: order.orderNo, idEnding } })).reason;
  const answers = async () => [await lookUp('1111'), await lookUp('2222'), await lookUp('3333')];
  expect(await answers()).toEqual(['order.lookup', undefined, undefined]);
  const [gone = 0, ...rest] = await shop.ticketIds(id);
  const refund = async (ticketIds: number[]) =>
    shop.one.call(
      bookingCalls.refundOfficeOrder,
      { params: { id }, body: { key: randomUUID(), ticketIds, override: { feeSen: 0, reason: 'storm' } } },
      { token: await shop.one.login('frontdesk') },
    );
  expect((await refund([gone, ...rest])).code).toBe(200);
  expect(await answers()).toEqual(['order.lookup', undefined, undefined]);
});

test('staff replace a guest, and list and history name who travels', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody({ name: 'Gone' }), somebody()])]);
  const [first = 0] = await shop.ticketIds(id);
  const { data } = await replaceByStaff(id, first, somebody({ name: 'Came Instead' }));
  expect(data.passengers[0]).toBe('Came Instead');
  expect(data.passengers).toHaveLength(2);
  expect(data.history.find(({ what }) => what === 'guestReplaced')).toMatchObject({
    by: 'frontdesk',
    about: { kind: 'guest', from: 'Gone', to: 'Came Instead', feeSen: 0 },
  });
});

test('a change of date that is paid late does not take along a newcomer who may not sail then', async () => {
  const { one, sailing } = shop;
  const make = catalogueMaker(one, await one.login('editor'));
  const today = portDate(new Date());
  const later = await make.sailing(sailing.shipId, sailing.routeId, addDays(today, 200), 'day');
  const { id } = await shop.paid();
  const body = { sailingId: later };
  const quoted = await one.call(bookingCalls.quoteChange, { params: { id }, body }, { token: shop.customer });
  const wish = { ...body, key: randomUUID(), shownDueSen: quoted.data.dueSen, method: 'creditCard' as const };
  const { data } = await one.call(
    bookingCalls.changeOrder,
    { params: { id }, body: wish },
    { token: shop.customer },
  );
  if (data.state !== 'jump') throw new Error('nobody was sent to pay');
  const [ticketId = 0] = await shop.ticketIds(id);
  expect((await replace(id, ticketId, somebody())).reason).toBe('order.changeWaits');
  await shop.ask(`update place_holds set expires_at = now() - interval '1 second' where order_id = $1`, [id]);
  await vi.waitFor(async () => expect(await shop.taken(later)).toBe(0), soon);
  // Good until the date the order has, not until the one that was wished for.
  const passportExpiry = addMonths(addDays(today, 70), 6);
  expect((await replace(id, ticketId, somebody({ passportExpiry }))).code).toBe(200);
  const [payment] = await shop.ask('select payment_no from payments where id = $1', [data.paymentId]);
  await shop.payThere(String(payment?.['payment_no']));
  await shop.refundedSoon(data.paymentId, quoted.data.dueSen);
  expect(await shop.order(id)).toMatchObject({ status: 'paid', sailing_id: sailing.sailingId });
});

test('an owner replaces so often within a day, refused tries counted, and then asks at the counter', async () => {
  await set('booking.replacedPerOrder', 3);
  await set('booking.replacedPerDay', 5);
  const aboard = somebody();
  await shop.paidInCash([passLine(shop.sailing, [aboard])]);
  const [id, another] = [await two(), await two()];
  const first = async (order: number) => (await shop.ticketIds(order))[0] ?? 0;
  const tooOften = { status: 429, reason: 'order.replaceDay' };
  const ticketId = await first(id);
  const key = randomUUID();
  const newcomer = somebody();
  expect((await replace(id, ticketId, newcomer, { key })).code).toBe(200);
  expect((await replace(id, await first(id), aboard)).reason).toBe('booking.personTwice');
  expect((await replace(id, await first(id), somebody())).code).toBe(200);
  // Neither goes through any more, so they cannot be told apart; what was done is still answered when it is sent again.
  const left = await shop.ticketIds(id);
  expect(await replace(id, await first(id), aboard)).toMatchObject(tooOften);
  expect(await replace(id, await first(id), somebody())).toMatchObject(tooOften);
  expect((await replace(id, ticketId, newcomer, { key })).code).toBe(200);
  expect(await shop.ticketIds(id)).toEqual(left);
  // Five in all of the account's orders.
  expect(await replace(another, await first(another), somebody())).toMatchObject(tooOften);
  expect((await replaceByStaff(id, await first(id), somebody())).code).toBe(200);
  await set('booking.replacedPerOrder', 0);
  await set('booking.replacedPerDay', 0);
  expect((await replace(another, await first(another), somebody())).code).toBe(200);
});
