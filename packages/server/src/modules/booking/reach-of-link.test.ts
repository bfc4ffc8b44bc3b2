import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { expect, test } from 'vitest';
import { passLine, passPrice } from '../../../test/booking.ts';
import { GuestShop } from '../../../test/guest-shop.ts';

const shop = new GuestShop();
const missing = { status: 404, reason: 'record.missing' };

test('the link of a ticket neither cancels, nor shares, nor ends sharing; one that was asked for does', async () => {
  const { email, session, orders } = await shop.book([passLine(shop.sailing), passLine(shop.sailing)]);
  const [paid, unpaid] = orders.map(({ id }) => id);
  await shop.payAtDesk(paid ?? 0);
  const { data } = await shop.tickets(session, [paid ?? 0]);
  const params = { id: data.orders[0]?.tickets[0]?.id ?? 0 };
  const deeds = async (token: string) => [
    await shop.one.call(bookingCalls.shareTicket, { params }, { token }),
    await shop.one.call(bookingCalls.withdrawTicket, { params }, { token }),
    await shop.one.call(bookingCalls.cancelMyOrders, { body: { ids: [unpaid ?? 0] } }, { token }),
  ];
  const byTicket = await shop.opened(await shop.lastLink(email));
  expect((await deeds(byTicket)).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'session.askLink'),
  );
  // Paying for it is allowed: whoever does gives, and gets nothing they had not.
  const pay = { body: { ids: [unpaid ?? 0], method: 'cash' as const } };
  expect((await shop.one.call(bookingCalls.payOrders, pay, { token: byTicket })).code).toBe(200);

  await shop.askLink(orders[0]?.orderNo ?? '', email);
  const byWish = await shop.opened(await shop.lastLink(email));
  expect((await deeds(byWish)).map(({ code }) => code)).toEqual([200, 200, 200]);
});

test('a payment for something else is as if it were not there, its page and its state alike', async () => {
  const { email, session, orders } = await shop.book();
  const first = orders[0]?.id ?? 0;
  await shop.payAtDesk(first);
  const byTicket = await shop.opened(await shop.lastLink(email));
  const [other] = await shop.more(session);
  const params = { id: await shop.jump(session, [other?.id ?? 0]) };
  const looks = [paymentsCalls.paymentState, paymentsCalls.paymentJump];
  for (const look of looks) {
    expect(await shop.one.call(look, { params }, { token: byTicket })).toMatchObject(missing);
    expect((await shop.one.call(look, { params }, { token: session })).code).toBe(200);
  }
  const [change] = await shop.ask<{ id: number }>(
    `insert into order_changes (order_id, key, sailing_id, people, new_total_sen, fee_sen, due_sen, non_refundable, peak,
                                kept_percent, status, created_at, updated_at)
     select id, gen_random_uuid(), sailing_id, people, total_sen, 0, 0, false, false, 0, 'ended', now(), now() from orders
      where id = $1 returning id::int`,
    [other?.id],
  );
  const moved = { params: { id: change?.id ?? 0 } };
  expect(await shop.one.call(bookingCalls.changeState, moved, { token: byTicket })).toMatchObject(missing);
  expect((await shop.one.call(bookingCalls.changeState, moved, { token: session })).code).toBe(200);
});

test('a receipt for several orders names only those that were bought together', async () => {
  const { email, session, orders } = await shop.book();
  const [other] = await shop.more(session);
  const [order] = orders;
  const ids = [order?.id ?? 0, other?.id ?? 0];
  const paymentId = await shop.jump(session, ids);
  const [payment] = await shop.ask<{ no: string }>('select payment_no as no from payments where id = $1', [
    paymentId,
  ]);
  await shop.hearPaid(payment?.no ?? '');
  const [link] = (await shop.links(email)).values();
  const token = await shop.opened(link ?? '');
  const { orderId } = (await shop.open(link ?? '')).data;
  const own = orderId === order?.id ? order : other;
  const receipts = (by: string) =>
    shop.one.call(bookingCalls.ownReceipts, { params: { id: orderId } }, { token: by });
  const { data: seen } = await receipts(token);
  expect(seen).toMatchObject([{ amountSen: passPrice, lines: [{ orderNo: own?.orderNo }] }]);
  expect((await receipts(session)).data[0]).toMatchObject({ amountSen: 2 * passPrice });
  expect((await receipts(session)).data[0]?.lines).toHaveLength(2);
  // One payment for both is told in part nowhere else.
  const state = await shop.one.call(paymentsCalls.paymentState, { params: { id: paymentId } }, { token });
  expect(state).toMatchObject(missing);
});
