import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type OutboxTopics, putAllInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellOrdersChanged } from './end-orders.ts';

/**
 * Sends the news of other times to each order of a sailing, paid or held, and to those that wait to change to it. Whoever booked after it
 * was told the new ones.
 */
export async function followRetiming({ db }: Platform, news: OutboxTopics['sailing.retimed']): Promise<void> {
  const since = new Date(news.at);
  await inTransaction(db, async (tx) => {
    const orders = await tx
      .selectFrom('orders')
      .select(['id', 'accountId'])
      .where('sailingId', '=', news.sailingId)
      .where('status', 'in', ['unpaid', 'paid'])
      .where('createdAt', '<=', since)
      .union(
        tx
          .selectFrom('orderChanges')
          .innerJoin('orders', 'orders.id', 'orderChanges.orderId')
          .select(['orders.id', 'orders.accountId'])
          .where('orderChanges.sailingId', '=', news.sailingId)
          .where('orderChanges.status', '=', 'pending')
          .where('orderChanges.createdAt', '<=', since),
      )
      .orderBy('id')
      .execute();
    if (orders.length === 0) return;
    await putAllInOutbox(
      tx,
      'order.retimed',
      orders.map(({ id }) => ({ ...news, orderId: id })),
    );
    await tellOrdersChanged(
      tx,
      orders.map(({ accountId }) => accountId),
    );
  });
}
