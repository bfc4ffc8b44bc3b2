import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PayingFixture } from './paying-fixture.ts';

/** What a customer asks about a refund and does. */
export function refunding(shop: PayingFixture) {
  return {
    quote: (id: number, ticketIds: number[], token = shop.customer) =>
      shop.one.call(bookingCalls.quoteRefund, { params: { id }, body: { ticketIds } }, { token }),
    refund: (
      id: number,
      ticketIds: number[],
      shownBackSen: number,
      token = shop.customer,
      key: string = randomUUID(),
    ) =>
      shop.one.call(
        bookingCalls.refundOrder,
        { params: { id }, body: { key, ticketIds, shownBackSen } },
        { token },
      ),
  };
}
