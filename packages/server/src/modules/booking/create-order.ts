import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { CartLineState } from './cart.store.ts';
import type { HoldCaps } from './hold-caps.ts';
import { type KnownLine, refuseUnknownCodes, requireFit } from './known-passengers.ts';
import { newTickets } from './new-tickets.ts';
import { priceLine, requirePlaces, soldOut } from './price-line.ts';
import { presentOrder } from './orders.queries.ts';
import { makeOrderNo } from './random-code.ts';
import { readTerms } from './read-terms.query.ts';
import { requireEdition } from './require-edition.ts';
import { requireTerms, termsOf } from './require-terms.ts';
import { requireTime } from './require-time.ts';
import { sweepSailing } from './sweep-holds.ts';
import { type OrderTaken, takeTogether } from './take-together.ts';
import { tooMuchHeld } from './too-much-held.ts';
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

/** Makes the order of one line and holds its places, or throws with the reason why not; then nothing is taken. */
export async function createOrder(platform: Platform, wish: OrderWish, now: Date): Promise<Order> {
  const { db, secrets } = platform;
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
  const take = () => takeTogether(platform, order, now);
  let result = await take();
  // Holds that are over count until they are swept, and the terms had room: who is refused sweeps, or waits for who is at it, and asks again.
  if (isFull(result)) {
    await sweepSailing(platform, wish.sailingId);
    result = await take();
  }
  if (result.ok) return presentOrder(result.order);
  if (result.refusal === 'people') await requireEdition(db, order, now);
  return refuse(platform, order, result, settings);
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

function isFull(result: OrderTaken): boolean {
  return (
    !result.ok && (result.refusal === 'units' || result.refusal === 'people' || result.refusal === 'person')
  );
}

/** Says why nothing was taken. A repeated wish that lost against itself is told so too; whoever asked looks for its order. */
async function refuse(
  { db }: Platform,
  wish: OrderWish & { tickets: readonly { idFingerprint: string }[] },
  { refusal }: OrderTaken & { ok: false },
  { holdLimits }: BookingSettings,
): Promise<never> {
  const tooMuch = tooMuchHeld(refusal, holdLimits);
  if (tooMuch) throw tooMuch;
  const { tickets } = wish;
  if (refusal === 'again' || refusal === 'cartLine') throw new AppError('record.changed');
  if (refusal !== 'person') throw soldOut(0);
  const taken = await db
    .selectFrom('tickets')
    .select('idFingerprint')
    .where('sailingId', '=', wish.sailingId)
    .where('live', '=', true)
    .where((eb) => eb.or([eb('paid', '=', true), eb('holderId', '=', wish.accountId ?? 0)]))
    .where('idFingerprint', '=', sql<string>`any(${tickets.map((ticket) => ticket.idFingerprint)}::text[])`)
    .execute();
  const index = tickets.findIndex((ticket) =>
    taken.some((row) => row.idFingerprint === ticket.idFingerprint),
  );
  const name = wish.passengers[index]?.name ?? wish.passengers[0]?.name ?? '';
  throw new AppError('booking.personTwice', { name }, [
    { field: `passengers.${Math.max(0, index)}.idNumber`, id: 'error.booking.personTwice', values: { name } },
  ]);
}
