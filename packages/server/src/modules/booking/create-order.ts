import type { Order } from '@gangway/contract/booking/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
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

/** Refusals that are none where a hold that is over has not been swept: until then it counts. */
const perhapsOver: ReadonlySet<TakeRefusal> = new Set(['units', 'people', 'personHeld']);

/** Makes the order of one line and holds its places, or throws with the reason why not; then nothing is taken. */
export async function createOrder(platform: Platform, wish: OrderWish, now: Date): Promise<Order> {
  const first = await tryToTake(platform, wish, now);
  if (first.ok) return presentOrder(first.order);
  if (!perhapsOver.has(first.refusal)) return refuse(platform, wish, first);
  // Who is refused sweeps, or waits for who is at it. What was read has grown old meanwhile, and tells most of them that all is sold.
  await sweepSailing(platform, wish.sailingId);
  const second = await tryToTake(platform, wish, platform.clock());
  return second.ok ? presentOrder(second.order) : refuse(platform, wish, second);
}

async function tryToTake(platform: Platform, wish: OrderWish, now: Date) {
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
