import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test, vi } from 'vitest';
import { cabinPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';
import { refunding } from '../../../../test/refunding.ts';
import { replacing } from '../../../../test/replacing.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const { replaceByStaff, set } = replacing(shop);
const fee = 5000;
const backSen = cabinPrice - cabinPrice / 4;

test('money that came by card and over the counter goes back by both, and the buyer is told how much by which', async () => {
  await shop.ask(
    `update customers set email = 'payer@example.com' where account_id = (select id from accounts where username = 'payer')`,
  );
  const { id } = await shop.paid();
  const [ticketId = 0] = await shop.ticketIds(id);
  await set('change.guestFeeSen', fee);
  const money = { method: 'cash', slipNo: '' };
  expect((await replaceByStaff(id, ticketId, somebody(), { shownFeeSen: fee, money })).code).toBe(200);

  const tickets = await shop.ticketIds(id);
  expect((await quote(id, tickets)).data).toMatchObject({
    backSen,
    way: 'gateway',
    sources: [
      { way: 'cash', openSen: fee },
      { way: 'gateway', openSen: cabinPrice },
    ],
  });
  expect((await refund(id, tickets, backSen)).code).toBe(200);

  const body = { ids: [id] };
  const { data } = await shop.one.call(bookingCalls.listMyOrders, { body }, { token: shop.customer });
  expect(data.orders[0]?.refunds).toMatchObject([
    {
      amountSen: backSen,
      way: 'gateway',
      ways: [
        { way: 'cash', amountSen: fee, state: 'requested' },
        { way: 'gateway', amountSen: backSen - fee },
      ],
    },
  ]);
  const told = await vi.waitFor(async () => {
    const [mail] = await shop.ask(`select subject, text_body from mails where about like $1`, [
      `money.back order ${id} refund %`,
    ]);
    expect(mail).toBeDefined();
    return mail;
  }, 60_000);
  expect(told?.['subject']).toContain('Your money is on its way back');
  expect(told?.['text_body']).toContain('RM 50.00 is ready for you at our counter');
  expect(told?.['text_body']).toContain('goes back the way it was paid');
  expect(told?.['text_body']).not.toContain(`RM ${backSen / 100}.00 goes back`);
});
