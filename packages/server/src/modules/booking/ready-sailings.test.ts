import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { expect, test } from 'vitest';
import { buy, cabinLine, cabinPrice } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
const begin = () => Held.begin(shop.one.databaseUrl);

const step = async (status: Exclude<SailingStatus, 'cancelled'>, id = shop.sailing.sailingId) =>
  shop.one.call(
    sailingsCalls.stepSailing,
    { params: { id }, body: { status, reason: 'A bus is late' } },
    { token: await shop.one.login('editor') },
  );

const getReady = async (id?: number) => {
  await step('boarding', id);
  expect((await step('ready', id)).data.status).toBe('ready');
};

const tryToBuy = async () => (await buy(shop.one, shop.customer, [cabinLine(shop.sailing)])).lines[0];

test('nothing is sold of a ship that is ready to depart, and again once boarding is open again', async () => {
  await getReady();
  expect(await tryToBuy()).toMatchObject({ ok: false, reason: 'booking.closed' });
  expect(await shop.taken()).toBe(0);
  expect((await step('boarding')).data.status).toBe('boarding');
  expect(await tryToBuy()).toMatchObject({ ok: true });
  expect(await shop.taken()).toBe(1);
  // And it closes again.
  await step('ready');
  expect(await tryToBuy()).toMatchObject({ ok: false });
});

test('whoever is booking when the ship gets ready is turned away at the gate', async () => {
  const { sailingId, cabinId } = shop.sailing;
  await step('boarding');
  await using held = await begin();
  // The booking has looked, and waits here before it passes the gate.
  await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
  const bought = tryToBuy();
  await held.waitedFor(bought);
  expect((await step('ready')).code).toBe(200);
  await held[Symbol.asyncDispose]();
  expect(await bought).toMatchObject({ ok: false });
  expect(await shop.taken()).toBe(0);
});

test('of two who open boarding again and let the ship leave, the one who is later opens no gate', async () => {
  await getReady();
  const { sailingId } = shop.sailing;
  await using held = await begin();
  await held.do('update sailing_people set closed = true where sailing_id = $1', [sailingId]);
  await held.do(`update sailings set status = 'departed' where id = $1`, [sailingId]);
  const opened = step('boarding');
  // What follows the steps before comes to the same rows, and may wait there sooner.
  await held.waitedFor(opened, 'update sailing_people set closed = false');
  await held.commit();
  expect((await opened).reason).toBe('record.changed');
  expect(await shop.ask('select closed from sailing_people where sailing_id = $1', [sailingId])).toEqual([
    { closed: true },
  ]);
});

test('what is held when the ship gets ready can be paid, in every way, until its hold ends', async () => {
  const [byCard, atDesk, late] = [await shop.book(), await shop.book(), await shop.book()];
  const started = await shop.jump([byCard.id]);
  const tooLate = await shop.jump([late.id]);
  await getReady();
  await shop.payThere(started.no);
  await shop.paidSoon(byCard.id);
  await shop.confirmCash(atDesk.id);
  expect(await shop.order(atDesk.id)).toMatchObject({ status: 'paid', paid_sen: cabinPrice });
  // Its place is free, and no longer sold: what is paid now goes back.
  await shop.expire(late.id);
  await shop.payThere(tooLate.no);
  await shop.refundedSoon(tooLate.id, cabinPrice);
  expect(await shop.order(late.id)).toMatchObject({ status: 'canceled', paid_sen: 0 });
  expect(await shop.taken()).toBe(2);
});

test('what was not paid when a ready ship leaves is paid no more', async () => {
  const { id } = await shop.book();
  await getReady();
  await step('departed');
  expect(await shop.pay([id], 'cash')).toMatchObject({ status: 409 });
});

test('no order changes its date to a ship that is ready to depart, but for a place that was held there', async () => {
  const [{ id }, other] = [await shop.paid(), await shop.paid()];
  const { sailingId } = await shop.another(61);
  const token = { token: shop.customer };
  const quote = (order: number) =>
    shop.one.call(bookingCalls.quoteChange, { params: { id: order }, body: { sailingId } }, token);
  const shownDueSen = (await quote(id)).data.dueSen;
  const change = (order: number) =>
    shop.one.call(
      bookingCalls.changeOrder,
      {
        params: { id: order },
        body: { key: randomUUID(), sailingId, shownDueSen, method: 'creditCard' },
      },
      token,
    );
  const { data: waiting } = await change(id);
  if (waiting.state !== 'jump') throw new Error('nobody was sent to pay');
  await getReady(sailingId);
  expect(await quote(other.id)).toMatchObject({ reason: 'booking.closed' });
  expect(await change(other.id)).toMatchObject({ reason: 'booking.closed' });
  expect(await shop.order(other.id)).toMatchObject({ sailing_id: shop.sailing.sailingId });
  const [row] = await shop.ask('select payment_no from payments where id = $1', [waiting.paymentId]);
  await shop.payThere(String(row?.['payment_no']));
  await expect
    .poll(async () => (await shop.order(id))?.['sailing_id'], { timeout: 60_000, interval: 50 })
    .toBe(sailingId);
});
