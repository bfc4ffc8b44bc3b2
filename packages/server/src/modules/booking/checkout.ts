import type { Checkout, CheckoutAnswer, OrderLine } from '@gangway/contract/booking/schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { buyLines, type CheckoutLine, type Terms } from './buy-lines.ts';
import { getCartLine } from './cart.store.ts';
import { knowPassengers } from './known-passengers.ts';

/** Buys for a customer: the lines sent, then those of the cart. */
export function checkout(
  platform: Platform,
  caller: Caller,
  body: Checkout,
  { locale, address }: { locale: Locale; address: string },
): Promise<CheckoutAnswer> {
  const { accountId } = caller;
  const isGuest = caller.kind === 'guest';
  // Whoever opened somebody's link must not buy in their name unasked: who books now says so.
  if (caller.link) throw new AppError('session.signInHere');
  if (isGuest && body.method === 'balance') throw new AppError('booking.noBalance');
  const lines: CheckoutLine[] = [
    ...body.lines.map((line) => ({
      content: JSON.stringify(withoutShown(line)),
      read: async () => ({
        ...line,
        passengers: await knowPassengers(platform, accountId, line.passengers),
        cartLine: null,
      }),
    })),
    ...body.cartLines.map(({ id, ...shown }) => ({
      content: `cart ${id}`,
      read: async () => {
        const { line, state } = await getCartLine(platform, accountId, id);
        return { ...line, ...nothingShown, ...shown, cartLine: state };
      },
    })),
  ];
  const { method } = body;
  const terms: Terms = {
    channel: 'site',
    accountId,
    soldBy: null,
    // A guest is called what the first passenger is.
    customerName: isGuest ? null : caller.name,
    method,
    complimentaryReason: '',
    givenBy: null,
    giftLimit: null,
    addressKey: platform.secrets.fingerprint('address', addressKey(address)),
  };
  return buyLines(platform, { accountId, key: body.key }, lines, terms, locale);
}

/** Time and terms as they were shown are no part of what is asked for: whoever has read them anew asks for the same. */
export function withoutShown(line: OrderLine): OrderLine {
  return { ...line, ...nothingShown };
}

const nothingShown = { shownDepartsAt: undefined, shownTerms: undefined };
