import { randomUUID } from 'node:crypto';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { selectGuestOrders } from './order-links.store.ts';

const windowMinutes = 15;
const triesPerAddress = 30;
/** Less than is mailed for an order in that time (`linksOf`): who asks for another's uses up their own share first. */
const perOrder = { limit: 3, windowMinutes: 60 };

/**
 * Takes the wish for a link to an order booked without an account. Whether there is such an order shows neither in the
 * answer nor in the work: the same is read, and one row written, of which the mail is made later.
 */
export async function askOrderLink(
  { db }: Platform,
  { orderNo, email, locale }: Body<typeof bookingCalls.mailOrderLink> & { locale: Locale },
  actor: Actor,
): Promise<null> {
  const address = addressKey(actor.address);
  for (const limit of [
    { key: `askLink:address:${address}`, limit: triesPerAddress, windowMinutes },
    { key: `askLink:order:${orderNo}:${address}`, ...perOrder },
  ]) {
    const minutes = await takeTry(db, actor.at, limit);
    if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  }
  const order = await selectGuestOrders(db, actor.at)
    .select('orders.id')
    .where('orders.orderNo', '=', orderNo)
    .where(sql<string>`lower(customers.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  const wish = { wishId: randomUUID(), orderId: order?.id ?? null, locale };
  await inTransaction(db, (tx) => putInOutbox(tx, 'order.linkAsked', wish));
  return null;
}
