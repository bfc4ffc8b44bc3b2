import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { cabinLine, somebody } from './booking.ts';
import type { PayingFixture } from './paying-fixture.ts';

/** How a guest is replaced: by the owner of the order, and by staff. */
export function replacing(shop: PayingFixture) {
  return {
    replace: (
      id: number,
      ticketId: number,
      passenger: PassengerInput,
      more: { key?: string; shownFeeSen?: number; method?: 'balance' } = {},
      token = shop.customer,
    ) =>
      shop.one.call(
        bookingCalls.replaceGuest,
        { params: { id }, body: { key: randomUUID(), shownFeeSen: 0, ticketId, passenger, ...more } },
        { token },
      ),
    replaceByStaff: async (id: number, ticketId: number, passenger: PassengerInput, more: object = {}) =>
      shop.one.call(
        bookingCalls.replaceOfficeGuest,
        { params: { id }, body: { key: randomUUID(), shownFeeSen: 0, ticketId, passenger, ...more } },
        { token: await shop.one.login('frontdesk') },
      ),
    /** A paid cabin with two guests. */
    two: () => shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]),
    set: async (key: string, value: number) => {
      const token = await shop.one.login('editor');
      const body = { key, value: String(value) };
      const { code } = await shop.one.call(settingsCalls.updateValueByKey, { body }, { token });
      if (code !== 200) throw new Error(`${key} cannot be set: ${code}`);
    },
  };
}
