import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { lockOrder } from './lock-order.ts';
import { takeOut } from './refund-order.ts';
import { sendBack } from './send-back.ts';

/** The key under which a cancelled sailing refunds an order: once. */
export const sailingKey = '00000000-0000-0000-0000-000000000000';

/**
 * Refunds every paid order of a cancelled sailing in full, one by one, each in a transaction of its own: interrupted, it
 * goes on where it stopped.
 */
export async function refundSailing({ db, clock }: Platform, sailingId: number): Promise<void> {
  for (;;) {
    const next = await db
      .selectFrom('orders')
      .select('id')
      .where('sailingId', '=', sailingId)
      .where('status', '=', 'paid')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    const at = clock();
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, next.id);
      if (order.status !== 'paid') return;
      const live = await tx
        .selectFrom('tickets')
        .select('id')
        .where('orderId', '=', order.id)
        .where('live', '=', true)
        .execute();
      const ticketIds = live.map((ticket) => ticket.id);
      // In full: also what was kept as a fee for moving to this date.
      const backSen = order.paidSen - order.refundedSen;
      await takeOut(tx, { ...order, feeSen: 0 }, ticketIds, { backSen, feeSen: 0 }, at);
      const way = await sendBack(tx, {
        orderId: order.id,
        amountSen: backSen,
        reference: `order ${order.id} sailing`,
        reason: 'sailing',
        operatorId: null,
        at,
      });
      await tx
        .insertInto('orderRefunds')
        .values({
          orderId: order.id,
          key: sailingKey,
          ticketIds,
          amountSen: backSen,
          feeSen: 0,
          way,
          by: null,
          at,
        })
        .execute();
      await putInOutbox(tx, 'money.back', {
        orderId: order.id,
        about: `order ${order.id} sailing`,
        why: 'sailing',
        backSen,
        feeSen: 0,
        way,
      });
      await tellOrdersChanged(tx, [order.accountId]);
    });
  }
}

/** How far the refunds of a cancelled sailing have come. */
export async function readRefundProgress({ db }: Pick<Platform, 'db'>, sailingId: number) {
  const sailing = await db.selectFrom('sailings').select('id').where('id', '=', sailingId).executeTakeFirst();
  if (!sailing) throw new AppError('record.missing');
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(refunded_sen)::bigint`.as('backSen'),
    ])
    .where('sailingId', '=', sailingId)
    .where('status', 'in', ['paid', 'refunded'])
    .groupBy('status')
    .execute();
  const refunded = rows.find((row) => row.status === 'refunded');
  return {
    orders: rows.reduce((sum, row) => sum + row.count, 0),
    refunded: refunded?.count ?? 0,
    backSen: refunded?.backSen ?? 0,
  };
}
