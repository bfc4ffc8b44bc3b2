import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
const adminFee = 5000;
const nightMore = 10_000;
const dear = { date: addDays(shop.today, 61), slot: 'night' };
const cheap = { date: addDays(shop.today, 60), slot: 'day' };
let night: number;

beforeEach(async () => {
  const { one, sailing } = shop;
  const make = catalogueMaker(one, await one.login('editor'));
  const times = { departure: '19:00', returning: '23:00' };
  night = await make.sailing(sailing.shipId, sailing.routeId, dear.date, 'night', times);
});

/** The changes the office sees in the order's history. */
async function changesOf(id: number) {
  const token = await shop.one.login('frontdesk');
  const { data } = await shop.one.call(bookingCalls.orderDetail, { params: { id } }, { token });
  return data.history.filter(({ what }) => what === 'changed');
}

const change = (id: number, sailingId: number, shownDueSen: number, method: 'creditCard' | null) =>
  shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body: { key: randomUUID(), sailingId, shownDueSen, method } },
    { token: shop.customer },
  );

/** The owner asks for the dearer date and is sent to the gateway. */
async function askForNight(id: number) {
  const { data } = await change(id, night, nightMore + adminFee, 'creditCard');
  if (data.state !== 'jump') throw new Error('nobody was sent to pay');
  const [row] = await shop.ask('select payment_no from payments where id = $1', [data.paymentId]);
  return String(row?.['payment_no']);
}

/** The gateway tells of the money, at a moment of its own. */
async function payFor(id: number, paymentNo: string) {
  await shop.payThere(paymentNo);
  await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ sailing_id: night }), soon);
  const [row] = await shop.ask(
    'select at from order_payments join payments p on p.id = payment_id where p.payment_no = $1',
    [paymentNo],
  );
  const at: unknown = row?.['at'];
  if (!(at instanceof Date)) throw new Error('no payment');
  return at.toISOString();
}

const toNight = {
  by: 'payer',
  about: { kind: 'change', from: cheap, to: dear, feeSen: adminFee, differenceSen: nightMore },
};

test("an owner's change stands in the order's history once it is paid for, not while it waits", async () => {
  const { id } = await shop.paid();
  const paymentNo = await askForNight(id);
  expect(await changesOf(id)).toEqual([]);
  const at = await payFor(id, paymentNo);
  expect(await changesOf(id)).toMatchObject([{ at, ...toNight }]);
});

test('so does one whose money came when its place was lost already, and one that gave money back', async () => {
  const { id } = await shop.paid();
  const paymentNo = await askForNight(id);
  await shop.ask(`update place_holds set expires_at = now() - interval '1 second' where order_id = $1`, [id]);
  await vi.waitFor(async () => expect(await shop.taken(night)).toBe(0), soon);
  expect(await changesOf(id)).toEqual([]);
  const at = await payFor(id, paymentNo);
  await change(id, shop.sailing.sailingId, adminFee - nightMore, null);
  expect(await changesOf(id)).toMatchObject([
    { at, ...toNight },
    { by: 'payer', about: { from: dear, to: cheap, feeSen: adminFee, differenceSen: -nightMore } },
  ]);
});
