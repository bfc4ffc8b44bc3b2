import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { readSettings } from '../settings/index.ts';

const windowMinutes = 24 * 60;

interface ReplaceTry {
  orderId: number;
  key: string;
  ownerId: number;
}

/**
 * Counts what an owner tries within a day, refused or not: each try tells whether a document is on the sailing, and each
 * that succeeds writes a mail. A wish that was carried out and is sent again does not count. The account comes first, so
 * that one over its limit makes no more counters.
 */
export async function limitReplacements(
  db: Db,
  { orderId, key, ownerId }: ReplaceTry,
  now: Date,
): Promise<void> {
  const done = await db
    .selectFrom('guestReplacements')
    .select('id')
    .where('orderId', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (done) return;
  const settings = await readSettings(db, 'booking.replacedPerDay', 'booking.replacedPerOrder');
  await count(`replace:account:${ownerId}`, settings['booking.replacedPerDay']);
  await count(`replace:order:${orderId}`, settings['booking.replacedPerOrder']);

  async function count(counter: string, limit: number): Promise<void> {
    if (limit === 0) return;
    const minutes = await takeTry(db, now, { key: counter, limit, windowMinutes });
    if (minutes !== null) throw new AppError('order.replaceDay', { minutes });
  }
}
