import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { cancelTickets } from './cancel-tickets.ts';
import { lockOrder } from './lock-order.ts';
import { sendBack } from './send-back.ts';

/** Before a ship leaves, an order is completed when all its people have gone ashore again: they have not sailed either. */
const toRefund: readonly OrderStatus[] = ['paid', 'completed'];

/**
 * Refunds every paid or completed order of a cancelled sailing in full, one by one, each in a transaction of its own:
 * interrupted, it goes on where it stopped. One that fails is noted and passed over; when any did, it throws in the end, so
 * that whoever called comes again later and tries those anew.
 */
export async function refundSailing(platform: Platform, sailingId: number): Promise<void> {
  const { db, clock, log } = platform;
  let failed = 0;
  for (
    let orderId = await findNext(db, sailingId, 0);
    orderId;
    orderId = await findNext(db, sailingId, orderId)
  ) {
    const at = clock();
    try {
      await inTransaction(db, (tx) => refundOne(tx, orderId, at));
    } catch (error) {
      failed += 1;
      log.error({ err: error, orderId, sailingId }, 'an order of a cancelled sailing was not refunded');
      await noteFailure(db, { orderId, sailingId, error, at });
    }
  }
  if (failed > 0) throw new Error(`sailing ${sailingId}: ${failed} orders could not be refunded`);
}

async function findNext(db: Db, sailingId: number, after: number): Promise<number> {
  const next = await db
    .selectFrom('orders')
    .select('id')
    .where('sailingId', '=', sailingId)
    .where('status', '=', sql<OrderStatus>`any(${toRefund}::text[])`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next?.id ?? 0;
}

async function refundOne(tx: Tx, orderId: number, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  // It may have been refunded by hand since, or sail on another day.
  if (!toRefund.includes(order.status) || order.sailingStatus !== 'cancelled') return;
  const live = await tx
    .selectFrom('tickets')
    .select('id')
    .where('orderId', '=', order.id)
    .where('live', '=', true)
    .execute();
  const ticketIds = live.map((ticket) => ticket.id);
  // In full: also what was kept as a fee for moving to this date.
  const backSen = order.paidSen - order.refundedSen;
  const cancelled = { key: null, ticketIds, askedFeeSen: null, overrideReason: '', waivedSen: 0, by: null };
  await sendBack(tx, {
    orderId,
    why: 'sailing',
    backSen,
    reason: 'sailing',
    operatorId: null,
    cancelled,
    at,
  });
  await tx.deleteFrom('refundFailures').where('orderId', '=', order.id).execute();
  await tellOrdersChanged(tx, [order.accountId]);
  await cancelTickets(tx, { ...order, feeSen: 0 }, ticketIds, { backSen, feeSen: 0 }, at);
}

async function noteFailure(
  db: Db,
  { orderId, sailingId, error, at }: { orderId: number; sailingId: number; error: unknown; at: Date },
): Promise<void> {
  const said = error instanceof Error ? error.message.slice(0, 500) : String(error);
  await inTransaction(db, (tx) =>
    tx
      .insertInto('refundFailures')
      .values({ orderId, sailingId, error: said, at })
      .onConflict((conflict) =>
        conflict
          .column('orderId')
          .doUpdateSet((eb) => ({ error: said, at, tries: eb('refundFailures.tries', '+', 1) })),
      )
      .execute(),
  );
}

/** How far the refunds of a cancelled sailing have come, and how many did not succeed yet. */
export async function readRefundProgress({ db }: Pick<Platform, 'db'>, sailingId: number) {
  const sailing = await db.selectFrom('sailings').select('id').where('id', '=', sailingId).executeTakeFirst();
  if (!sailing) throw new AppError('record.missing');
  const rows = await db
    .selectFrom('orders')
    .leftJoin('refundFailures', 'refundFailures.orderId', 'orders.id')
    .select((eb) => [
      'orders.status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('refundFailures.orderId').as('failed'),
      sql<number>`sum(refunded_sen)::bigint`.as('backSen'),
    ])
    .where('orders.sailingId', '=', sailingId)
    .where('orders.status', '=', sql<OrderStatus>`any(${[...toRefund, 'refunded']}::text[])`)
    .groupBy('orders.status')
    .execute();
  const refunded = rows.find((row) => row.status === 'refunded');
  return {
    orders: rows.reduce((sum, row) => sum + row.count, 0),
    refunded: refunded?.count ?? 0,
    backSen: refunded?.backSen ?? 0,
    failed: rows.reduce((sum, row) => sum + (row.status === 'refunded' ? 0 : row.failed), 0),
  };
}
