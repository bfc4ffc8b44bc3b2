import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';

/** The order a line of a wish to buy has made already, or null. The same key with other content is refused. */
export async function findCheckoutOrder(
  db: Db,
  checkout: { accountId: number; key: string; line: number; fingerprint: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'checkoutFingerprint'])
    .where('checkoutAccountId', '=', checkout.accountId)
    .where('checkoutKey', '=', checkout.key)
    .where('checkoutLine', '=', checkout.line)
    .executeTakeFirst();
  if (!row) return null;
  if (row.checkoutFingerprint !== checkout.fingerprint) throw new AppError('booking.keyReused');
  return row.id;
}
