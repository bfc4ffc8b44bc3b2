import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { expect, test } from 'vitest';
import { buy, cabinLine, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);

/** A paid order that waits for the payment of its change to another sailing. */
async function waitToChange(sailingId: number, guest: Partial<PassengerInput> = {}) {
  const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(guest)])]);
  const params = { id };
  const token = { token: shop.customer };
  const quote = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId } }, token);
  const wish = {
    key: randomUUID(),
    sailingId,
    shownDueSen: quote.data.dueSen,
    method: 'creditCard' as const,
  };
  const { data } = await shop.one.call(bookingCalls.changeOrder, { params, body: wish }, token);
  expect(data.state).toBe('jump');
  return id;
}

test('whoever waits to change to a sailing is told of other times of it, and called where nobody gave an address', async () => {
  const later = await shop.another(61);
  const stakes = async () => {
    const token = await shop.one.login('editor');
    const { data } = await shop.one.call(
      bookingCalls.sailingStakes,
      { params: { id: later.sailingId } },
      { token },
    );
    return data;
  };
  await buy(shop.one, shop.customer, [cabinLine(later)]);
  expect(await stakes()).toMatchObject({ unpaidOrders: 1, waitingChanges: 0, withoutAddress: 1 });
  const waiting = await waitToChange(later.sailingId, { email: 'guest@example.com' });
  expect(await stakes()).toMatchObject({ unpaidOrders: 1, waitingChanges: 1, withoutAddress: 1 });
  await waitToChange(later.sailingId);
  // They have paid for the sailing they are on: of this one nothing is theirs yet.
  expect(await stakes()).toEqual({
    paidOrders: 0,
    unpaidOrders: 1,
    people: 1,
    paidSen: 0,
    waitingChanges: 2,
    withoutAddress: 2,
  });
  // A change that is not paid in time is none.
  await shop.ask(`update place_holds set expires_at = now() - interval '1 second' where order_id = $1`, [
    waiting,
  ]);
  await expect.poll(async () => (await stakes()).waitingChanges, { timeout: 60_000 }).toBe(1);
});
