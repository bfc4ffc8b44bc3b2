import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { cabinPrice, newCustomer, passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture();

const own = (id: number, token = shop.customer) =>
  shop.one.call(bookingCalls.ownReceipts, { params: { id } }, { token });
const seen = async (id: number, username: string) =>
  shop.one.call(bookingCalls.orderReceipts, { params: { id } }, { token: await shop.one.login(username) });

test('one payment for several orders has one receipt, which names them all, with either of them', async () => {
  const orders = [await shop.book(), await shop.book()];
  const { id: paymentId, no } = await shop.jump(
    orders.map(({ id }) => id),
    'alipay',
  );
  expect((await own(orders[0]?.id ?? 0)).data).toEqual([]);
  await shop.payThere(no);
  for (const { id } of orders) await shop.paidSoon(id);
  for (const { id } of orders) {
    const { data } = await own(id);
    expect(data).toMatchObject([
      { paymentId, receiptNo: no, method: 'alipay', amountSen: 2 * cabinPrice, refunds: [] },
    ]);
    expect(data[0]?.lines.map(({ orderNo, amountSen }) => ({ orderNo, amountSen }))).toEqual(
      orders.map(({ orderNo }) => ({ orderNo, amountSen: cabinPrice })),
    );
  }
});

test('what came back stands on it, under its own number', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
  const [ticket] = await shop.ask<{ id: number }>(
    'select id::int from tickets where order_id = $1 order by id',
    [id],
  );
  const body = {
    key: randomUUID(),
    ticketIds: [ticket?.id ?? 0],
    override: { feeSen: 1000, reason: 'Ill' },
  };
  const token = await shop.one.login('admin');
  await shop.one.call(bookingCalls.refundOfficeOrder, { params: { id }, body }, { token });
  const { data } = await own(id);
  expect(data).toMatchObject([{ method: 'cash', amountSen: 2 * passPrice }]);
  expect(data[0]?.refunds).toMatchObject([{ amountSen: passPrice - 1000 }]);
  expect(data[0]?.refunds[0]?.refundNo).toMatch(/^RF/);
});

test('only its owner sees it, and staff who may see orders', async () => {
  const { id } = await shop.paid();
  const stranger = await newCustomer(shop.one, 'curious');
  expect(await own(id, stranger)).toMatchObject({ status: 404, reason: 'record.missing' });
  expect((await own(999_999_999)).status).toBe(404);
  expect((await seen(id, 'frontdesk')).data).toEqual((await own(id)).data);
  expect((await seen(id, 'housekeeping')).status).toBe(403);
  expect(
    (await shop.one.call(bookingCalls.orderReceipts, { params: { id } }, { token: shop.customer })).status,
  ).toBe(403);
});
