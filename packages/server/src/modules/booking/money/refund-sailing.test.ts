import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { expect, test, vi } from 'vitest';
import { cabinPrice, passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);

test('a cancelled sailing gives everything back, whatever keys were used before', async () => {
  const { id } = await shop.paid();
  const other = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(other);
  const nil = '00000000-0000-0000-0000-000000000000';
  const body = { key: nil, ticketIds: [ticketId], override: { feeSen: 0, reason: 'trial' } };
  const frontdesk = await shop.one.login('frontdesk');
  const first = await shop.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id: other }, body },
    { token: frontdesk },
  );
  expect(first.code).toBe(200);
  const editor = await shop.one.login('editor');
  const { sailingId } = shop.sailing;
  await shop.one.call(
    sailingsCalls.cancelSailing,
    { params: { id: sailingId }, body: { reason: 'Storm' } },
    { token: editor },
  );
  await vi.waitFor(async () => {
    for (const order of [id, other]) expect(await shop.order(order)).toMatchObject({ status: 'refunded' });
  }, soon);
});

test('the owner is told that the money of a cancelled sailing is still to come, beside a refund of their own', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(id);
  const owner = { token: shop.customer };
  const shown = { params: { id }, body: { ticketIds: [ticketId] } };
  const { backSen } = (await shop.one.call(bookingCalls.quoteRefund, shown, owner)).data;
  const key = '00000000-0000-0000-0000-000000000000';
  const body = { ...shown.body, key, shownBackSen: backSen };
  expect((await shop.one.call(bookingCalls.refundOrder, { params: { id }, body }, owner)).code).toBe(200);
  await shop.ask(
    `update payment_refunds r set status = 'failed' from order_refunds o where o.order_id = $1 and r.id = any(o.refund_ids)`,
    [id],
  );
  const editor = await shop.one.login('editor');
  const { sailingId } = shop.sailing;
  await shop.one.call(
    sailingsCalls.cancelSailing,
    { params: { id: sailingId }, body: { reason: 'Storm' } },
    { token: editor },
  );
  await shop.statusSoon(id, 'refunded');
  const { data } = await shop.one.call(bookingCalls.listMyOrders, { body: { ids: [id] } }, owner);
  expect(data.orders[0]?.refunds).toMatchObject([
    { kind: 'cancel', amountSen: backSen, way: 'cash', state: 'failed' },
    { kind: 'cancel', amountSen: 2 * passPrice - backSen, way: 'cash', state: 'requested' },
  ]);
});

test('a cancelled sailing passes over an order that fails, says so, and tries it again later', async () => {
  const [first, broken, last] = [await shop.paid(), await shop.paid(), await shop.paid()];
  // Its payment is not known to it any more: more is to go back than ever came.
  const lose = `update order_payments set outcome = $2 where order_id = $1`;
  await shop.ask(lose, [broken.id, 'pending']);
  const editor = await shop.one.login('editor');
  const { sailingId } = shop.sailing;
  await shop.one.call(
    sailingsCalls.cancelSailing,
    { params: { id: sailingId }, body: { reason: 'Storm' } },
    { token: editor },
  );
  const progress = async () =>
    (await shop.one.call(bookingCalls.refundProgress, { params: { id: sailingId } }, { token: editor })).data;
  await vi.waitFor(
    async () => expect(await progress()).toMatchObject({ orders: 3, refunded: 2, failed: 1 }),
    soon,
  );
  expect(await shop.order(first.id)).toMatchObject({ status: 'refunded' });
  expect(await shop.order(last.id)).toMatchObject({ status: 'refunded' });
  expect(await shop.order(broken.id)).toMatchObject({ status: 'paid', refunded_sen: 0 });
  await shop.ask(lose, [broken.id, 'paid']);
  await shop.ask(`update outbox set next_attempt_at = now() where topic = 'sailing.stepped'`);
  await vi.waitFor(
    async () => expect(await progress()).toMatchObject({ orders: 3, refunded: 3, failed: 0 }),
    soon,
  );
  await shop.refundedSoon(broken.paymentId, cabinPrice);
});

test('staff who refund an order of a cancelled sailing by hand give everything back, fees too', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
  // Kept when it was moved to this date; and the mass refund does not get to it.
  await shop.ask('update orders set fee_sen = 500 where id = $1', [id]);
  await shop.ask(`update sailings set status = 'cancelled' where id = $1`, [shop.sailing.sailingId]);
  const staff = { token: await shop.one.login('frontdesk') };
  for (const ticketId of await shop.ticketIds(id)) {
    const wish = { params: { id }, body: { ticketIds: [ticketId] } };
    const { data } = await shop.one.call(bookingCalls.quoteOfficeRefund, wish, staff);
    expect(data).toMatchObject({ percent: 0, why: 'sailing', feeSen: 0, backSen: passPrice });
    const body = { ...wish.body, key: randomUUID() };
    await shop.one.call(bookingCalls.refundOfficeOrder, { params: { id }, body }, staff);
  }
  const backSen = 2 * passPrice;
  expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded_sen: backSen, fee_sen: 0 });
});
