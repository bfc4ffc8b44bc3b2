import type { CartLine } from '@gangway/contract/booking/cart-schemas.ts';
import type { OrderLine } from '@gangway/contract/booking/schemas.ts';
import { maxCartLines } from '@gangway/contract/booking/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Platform } from '../../platform/platform.ts';
import { readOffer } from '../sailings/index.ts';
import { readBookingSettings } from './booking-settings.ts';
import { getCartLine, listCartLines, putCartLine } from './cart.store.ts';
import { knowPassengers, requireFit, requireReferrers } from './known-passengers.ts';
import { priceLine } from './price-line.ts';
import { quoteLines } from './quote-lines.ts';

/** The own cart with what each line costs now; of document numbers only the endings. */
export async function listCart(platform: Platform, accountId: number, now: Date): Promise<CartLine[]> {
  const lines = await listCartLines(platform, accountId);
  const quotes = await quoteLines(
    platform.db,
    lines.map(({ sailingId, roomTypeId, passengers }) => ({
      sailingId,
      roomTypeId,
      people: passengers.length,
    })),
    now,
  );
  return lines.flatMap(({ passengers, ...line }, index) => {
    const quote = quotes[index];
    if (!quote) return [];
    const shown = passengers.map(({ idNumber, ...fields }) => ({ ...fields, idEnding: idNumber.slice(-4) }));
    return [{ ...line, shownTerms: line.shownTerms ?? null, passengers: shown, quote }];
  });
}

/** Puts a line into the cart or changes one. It must be one that could be bought; nothing is held by it. */
export async function saveCartLine(
  platform: Platform,
  accountId: number,
  { id, ...line }: OrderLine & { id?: number | undefined },
  now: Date,
): Promise<CartLine[]> {
  const { db } = platform;
  const before = id === undefined ? null : await getCartLine(platform, accountId, id);
  const passengers = await knowPassengers(platform, accountId, line.passengers, before?.line.passengers);
  const type = await readOffer(db, line, now);
  priceLine(type, line);
  if (type) requireFit(passengers, type, now);
  await requireReferrers(db, passengers, (await readBookingSettings(db)).houseCode);
  await inTransaction(db, async (tx) => {
    await lock(tx, 'carts', [accountId]);
    const { count } = await tx
      .selectFrom('cartLines')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    if (id === undefined && count >= maxCartLines)
      throw new AppError('booking.cartFull', { max: maxCartLines });
    await putCartLine(tx, platform, accountId, id, { ...line, passengers }, now);
  });
  return listCart(platform, accountId, now);
}

export async function deleteCartLine(
  platform: Platform,
  accountId: number,
  id: number,
  now: Date,
): Promise<CartLine[]> {
  await inTransaction(platform.db, async (tx) => {
    const gone = await tx
      .deleteFrom('cartLines')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new AppError('record.missing');
  });
  return listCart(platform, accountId, now);
}
