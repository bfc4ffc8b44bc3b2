import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { expect, test } from 'vitest';
import { buy, cabinLine, cabinPrice } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { followSailing } from './follow-sailing.ts';

const shop = new PayingFixture(60);
const begin = () => Held.begin(shop.one.databaseUrl);

test('a ship that leaves takes nobody along who is still booking', async () => {
  const { sailingId, cabinId } = shop.sailing;
  const token = await shop.one.login('editor');
  const params = { id: sailingId };
  const step = (status: 'boarding' | 'departed') =>
    shop.one.call(sailingsCalls.stepSailing, { params, body: { status } }, { token });
  await step('boarding');
  await using held = await begin();
  // The booking has looked, and waits here before it passes the gate.
  await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
  const bought = buy(shop.one, shop.customer, [cabinLine(shop.sailing)]);
  await held.waitedFor(bought);
  expect((await step('departed')).code).toBe(200);
  await held[Symbol.asyncDispose]();
  expect((await bought).lines).toMatchObject([{ ok: false }]);
  expect(await shop.taken()).toBe(0);
});

/** The ship has left by its time, and nobody has said so yet. */
const leave = (sailingId = shop.sailing.sailingId) =>
  shop.ask(
    `update sailings set sales_close_at = now() - interval '2 hours', departs_at = now() - interval '1 minute' where id = $1`,
    [sailingId],
  );

test('an order that is held when the ship leaves is not paid any more, whichever way', async () => {
  const { id } = await shop.book();
  await leave();
  for (const method of ['creditCard', 'balance', 'cash'] as const)
    expect(await shop.pay([id], method)).toMatchObject({ status: 409, reason: 'booking.closed' });
  const desk = { token: await shop.one.login('frontdesk') };
  const params = { id };
  const cash = { params, body: { method: 'cash' as const, note: '' } };
  expect((await shop.one.call(bookingCalls.confirmPaid, cash, desk)).reason).toBe('booking.closed');
  const gift = { params, body: { reason: 'Late' } };
  expect((await shop.one.call(bookingCalls.makeComplimentary, gift, desk)).reason).toBe('booking.closed');
  expect(await shop.order(id)).toMatchObject({ status: 'unpaid', paid_sen: 0 });
});

test.each(['maintenance', 'decommissioned'])(
  'an order that is held on a ship set to %s is not paid any more, and money that comes for it goes back',
  async (status) => {
    const [{ id }, sent] = [await shop.book(), await shop.book()];
    const started = await shop.jump([sent.id]);
    await shop.recharge(cabinPrice);
    await shop.ask('update ships set status = $2 where id = $1', [shop.sailing.shipId, status]);
    for (const method of ['creditCard', 'balance'] as const)
      expect(await shop.pay([id], method)).toMatchObject({ status: 409, reason: 'booking.closed' });
    const desk = { token: await shop.one.login('frontdesk') };
    const cash = { params: { id }, body: { method: 'cash' as const, note: '' } };
    expect((await shop.one.call(bookingCalls.confirmPaid, cash, desk)).reason).toBe('booking.closed');
    await shop.payThere(started.no);
    await shop.refundedSoon(started.id, cabinPrice);
    for (const order of [id, sent.id])
      expect(await shop.order(order)).toMatchObject({ status: 'unpaid', paid_sen: 0 });
  },
);

test('money for it that comes when the ship has left goes back', async () => {
  const { id } = await shop.book();
  const started = await shop.jump([id]);
  await leave();
  await shop.payThere(started.no);
  await shop.refundedSoon(started.id, cabinPrice);
  expect(await shop.order(id)).toMatchObject({ status: 'unpaid', paid_sen: 0 });
  // Its hold runs out like any other.
  await shop.expire(id);
});

test('a ship that leaves ends what is held on it at once', async () => {
  const { id } = await shop.book();
  await followSailing(shop.one.gangway.platform, { sailingId: shop.sailing.sailingId, status: 'departed' });
  expect(await shop.order(id)).toMatchObject({ status: 'canceled' });
  expect(await shop.taken()).toBe(0);
});

/** The crew says so before its time, and nothing has followed yet. */
const leaveEarly = (sailingId: number) =>
  shop.ask(`update sailings set status = 'departed' where id = $1`, [sailingId]);

test.each([
  ['by its time', leave],
  ['early', leaveEarly],
])(
  'a change that is paid for when its new ship has left %s is off, and the money goes back',
  async (_, go) => {
    const { sailingId } = await shop.another(61);
    const { id } = await shop.paid();
    const params = { id };
    const token = { token: shop.customer };
    const { data: shown } = await shop.one.call(
      bookingCalls.quoteChange,
      { params, body: { sailingId } },
      token,
    );
    const body = { key: randomUUID(), sailingId, shownDueSen: shown.dueSen, method: 'creditCard' as const };
    const { data } = await shop.one.call(bookingCalls.changeOrder, { params, body }, token);
    if (data.state !== 'jump') throw new Error('nobody was sent to pay');
    await go(sailingId);
    const [row] = await shop.ask('select payment_no from payments where id = $1', [data.paymentId]);
    await shop.payThere(String(row?.['payment_no']));
    await shop.refundedSoon(data.paymentId, shown.dueSen);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', sailing_id: shop.sailing.sailingId });
  },
);

test('a ship that is home waits for who is paying, and completes what was paid', async () => {
  const { id } = await shop.book();
  await using held = await begin();
  await held.do('delete from place_holds where order_id = $1', [id]);
  await held.do(`update orders set status = 'paid', paid_sen = total_sen, paid_at = now() where id = $1`, [
    id,
  ]);
  const { sailingId } = shop.sailing;
  const followed = followSailing(shop.one.gangway.platform, { sailingId, status: 'returned' });
  await held.waitedFor(followed);
  await held.commit();
  await followed;
  expect(await shop.order(id)).toMatchObject({ status: 'completed' });
});
