import type { Order } from '@gangway/contract/booking/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingSettings } from './booking-settings.ts';
import { presentOrder } from './orders.queries.ts';
import { type OrderWish, prepareOrder } from './prepare-order.ts';
import { soldOut } from './price-line.ts';
import { requireEdition } from './require-edition.ts';
import { sweepSailing } from './sweep-holds.ts';
import type { TakeRefusal } from './take-places.ts';
import { takeTogether } from './take-together.ts';
import { tooMuchHeld } from './too-much-held.ts';

/** Makes the order of one line and holds its places, or throws with the reason why not; then nothing is taken. */
export async function createOrder(platform: Platform, wish: OrderWish): Promise<Order> {
  const first = await tryToTake(platform, wish);
  if (first.ok) return presentOrder(first.order);
  if (!(await isPerhapsOver(platform, wish, first))) return refuse(platform, wish, first);
  // Who is refused sweeps, or waits for who is at it. What was read has grown old meanwhile, and tells most of them that all is sold.
  await sweepSailing(platform, wish.sailingId);
  const second = await tryToTake(platform, wish);
  return second.ok ? presentOrder(second.order) : refuse(platform, wish, second);
}

async function tryToTake(platform: Platform, wish: OrderWish) {
  const now = platform.clock();
  const { order, settings } = await prepareOrder(platform, wish, now);
  const taken = await takeTogether(platform, order, now);
  if (taken.ok) return taken;
  if (taken.refusal === 'people') await requireEdition(platform.db, order, now);
  return { ...taken, tickets: order.tickets, settings };
}

interface Refused {
  refusal: TakeRefusal;
  tickets: readonly { idFingerprint: string }[];
  settings: BookingSettings;
}

/** Whether it is a refusal for what has not been swept: until then a hold that is over counts. */
async function isPerhapsOver(
  platform: Platform,
  wish: OrderWish,
  { refusal, tickets }: Refused,
): Promise<boolean> {
  if (refusal === 'personHeld') return !(await isHeldOn(platform, wish, tickets));
  return refusal === 'units' || refusal === 'people';
}

/** Whether the buyer holds a place for one of these people and for some time yet. */
async function isHeldOn(
  { db, clock }: Platform,
  wish: OrderWish,
  people: Refused['tickets'],
): Promise<boolean> {
  const held = await selectTaken(db, wish, people)
    .innerJoin('placeHolds', 'placeHolds.orderId', 'tickets.orderId')
    .where('placeHolds.expiresAt', '>', clock())
    .executeTakeFirst();
  return held !== undefined;
}

/** Tickets of these people that count against the buyer. */
function selectTaken(db: Db, { sailingId, accountId }: OrderWish, people: Refused['tickets']) {
  return db
    .selectFrom('tickets')
    .select('tickets.idFingerprint')
    .where('tickets.sailingId', '=', sailingId)
    .where('tickets.live', '=', true)
    .where((eb) => eb.or([eb('tickets.paid', '=', true), eb('tickets.holderId', '=', accountId ?? 0)]))
    .where('tickets.idFingerprint', '=', sql<string>`any(${people.map((one) => one.idFingerprint)}::text[])`);
}

/** Says why nothing was taken. A repeated wish that lost against itself is told so too; whoever asked looks for its order. */
async function refuse(
  { db }: Platform,
  wish: OrderWish,
  { refusal, tickets, settings }: Refused,
): Promise<never> {
  const tooMuch = tooMuchHeld(refusal, settings.holdLimits);
  if (tooMuch) throw tooMuch;
  if (refusal === 'again' || refusal === 'cartLine') throw new AppError('record.changed');
  if (refusal !== 'person' && refusal !== 'personHeld') throw soldOut(0);
  const taken = await selectTaken(db, wish, tickets).execute();
  const index = tickets.findIndex((ticket) =>
    taken.some((row) => row.idFingerprint === ticket.idFingerprint),
  );
  const name = wish.passengers[index]?.name ?? wish.passengers[0]?.name ?? '';
  throw new AppError('booking.personTwice', { name }, [
    { field: `passengers.${Math.max(0, index)}.idNumber`, id: 'error.booking.personTwice', values: { name } },
  ]);
}
