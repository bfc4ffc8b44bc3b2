import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { cabinLine, cabinPrice, passLine, somebody } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { tenYearsAgo } from '../../../test/days.ts';
import { PayingFixture, soon } from '../../../test/paying-fixture.ts';
import { replacing } from '../../../test/replacing.ts';

const shop = new PayingFixture(60);
const { replace, replaceByStaff, set, two } = replacing(shop);

beforeEach(() => shop.ask('delete from try_counters'));

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
  for (const status of ['ready', 'departed']) {
    await shop.ask('update sailings set status = $2, ready_at = now() where id = $1', [
      shop.sailing.sailingId,
      status,
    ]);
    expect((await replaceByStaff(id, second, somebody())).reason).toBe('order.noReplace');
  }
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
    by: 'Amirah Yusof',
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
