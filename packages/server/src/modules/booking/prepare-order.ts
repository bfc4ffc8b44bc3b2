import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { CartLineState } from './cart.store.ts';
import type { HoldCaps } from './hold-caps.ts';
import { type KnownLine, refuseUnknownCodes, requireFit } from './known-passengers.ts';
import { newTickets } from './new-tickets.ts';
import { priceLine, requirePlaces } from './price-line.ts';
import { makeOrderNo } from './random-code.ts';
import { readTerms } from './read-terms.query.ts';
import { requireTerms, termsOf } from './require-terms.ts';
import { requireTime } from './require-time.ts';
import type { WaiveLimit } from './waive-limits.ts';

/** One line of a wish to buy, everything about its passengers known. */
export interface OrderWish extends KnownLine {
  checkout: { accountId: number; key: string; line: number; fingerprint: string };
  groupNo: string;
  channel: OfficeOrder['channel'];
  accountId: number | null;
  soldBy: number | null;
  customerName: string | null;
  method: PaymentMethod;
  complimentaryReason: string;
  /** Who gives it away, which is noted with it; null for what is sold. */
  givenBy: Actor | null;
  /** How much they may give away in a day. */
  giftLimit: WaiveLimit;
  /** The line of a cart it is bought out of, as it was read. */
  cartLine: CartLineState | null;
  /** Where the wish came from, by which what is held unpaid is counted; null at the counter. */
  addressKey: string | null;
}

/** The order of one line as it would be made at this moment, and what it would be made under. Throws with the reason why it cannot be had. */
export async function prepareOrder(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  wish: OrderWish,
  now: Date,
) {
  const codes = wish.passengers.map((one) => one.referrer);
  const payerId = wish.method === 'balance' ? wish.accountId : null;
  const terms = await readTerms(db, { ...wish, codes, payerId }, now);
  if (!terms) throw new AppError('booking.closed');
  const { type, settings } = terms;
  const line = priceLine(type, wish);
  requireFit(wish.passengers, type, now);
  refuseUnknownCodes(wish.passengers, settings.houseCode, terms.knownCodes);
  requireTime(wish, type);
  const carried = termsOf(type, settings);
  requireTerms(wish, carried, type, now);
  const isFree = wish.complimentaryReason !== '';
  if (!isFree && line.totalSen !== wish.shownTotalSen)
    throw new AppError('booking.priceChanged', {
      total: formatMoney(line.totalSen),
      totalSen: line.totalSen,
    });
  requirePlaces(type, line.units, wish.passengers.length);
  if (wish.method === 'balance' && !isFree) requireBalance(wish.accountId, terms.balanceSen, line.totalSen);

  const [first] = wish.passengers;
  const totalSen = isFree ? 0 : line.totalSen;
  const order = {
    ...wish,
    ...line,
    orderNo: makeOrderNo(now),
    totalSen,
    givenSen: isFree ? line.totalSen : 0,
    customerName: wish.customerName ?? first?.name ?? '',
    referrer: first?.referrer ?? settings.houseCode,
    refundTiers: carried.tiers,
    noShowPercent: carried.noShowPercent,
    peak: carried.peak,
    holdExpiresAt: new Date(now.getTime() + settings.holdMinutes * 60_000),
    tickets: newTickets(secrets, wish.passengers, totalSen),
    limit: type.limit,
    capacity: type.capacity,
    caps: capsOf(wish, settings),
    edition: type.edition,
    names: terms.names,
  };
  return { order, settings };
}

/** Staff know whom they book for; whoever books for themselves holds so much unpaid and no more. */
function capsOf({ accountId, addressKey }: OrderWish, { holdLimits }: BookingSettings): HoldCaps | null {
  return accountId === null || addressKey === null ? null : { ...holdLimits, accountId, addressKey };
}

/** Nothing is held for a balance that is too small. It is paid from only when the order is, and looked at again then. */
function requireBalance(accountId: number | null, balanceSen: number, totalSen: number): void {
  if (accountId === null) throw new AppError('booking.noBalance');
  if (balanceSen < totalSen) throw new AppError('booking.balanceShort');
}
