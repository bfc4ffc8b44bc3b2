import type { Platform } from '../../platform/platform.ts';
import { settleChange } from './money/settle-change.ts';
import { settleOrders } from './money/settle-orders.ts';

/** Money has come for orders or for a change of date. */
export async function settleMoney(platform: Platform, paymentId: number): Promise<void> {
  const payment = await platform.db
    .selectFrom('payments')
    .select('subject')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment?.subject === 'orders') await settleOrders(platform, paymentId);
  if (payment?.subject === 'change') await settleChange(platform, paymentId);
}
