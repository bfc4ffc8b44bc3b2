import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/create-database.ts';

/** What became of a payment for an order: it paid it, or could not and went back. */
export type Outcome = 'paid' | 'returned';

interface Share {
  orderId: number;
  paymentId: number;
}

/** What has become of a payment for an order; null while nothing has. */
export async function findOutcome(tx: Tx, { orderId, paymentId }: Share): Promise<Outcome | null> {
  const row = await tx
    .selectFrom('orderPayments')
    .select('outcome')
    .where('orderId', '=', orderId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row && row.outcome !== 'pending' ? row.outcome : null;
}

/** Notes what a payment did for an order. Whoever decides holds the order's row, so two never decide differently. */
export async function noteOutcome(
  tx: Tx,
  share: Share & { amountSen: number; outcome: Outcome; at: Date },
): Promise<void> {
  const { outcome, amountSen, at } = share;
  await tx
    .insertInto('orderPayments')
    .values(share)
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'paymentId']).doUpdateSet({ outcome, amountSen, at }),
    )
    .execute();
}

/** Notes how much of a payment goes back for an order, once that is known of all it came for. */
export async function noteReturned(
  tx: Tx,
  { orderId, paymentId, amountSen }: Share & { amountSen: number },
): Promise<void> {
  await tx
    .updateTable('orderPayments')
    .set({ amountSen })
    .where('orderId', '=', orderId)
    .where('paymentId', '=', paymentId)
    .where('outcome', '=', 'returned')
    .where('amountSen', '<>', amountSen)
    .execute();
}

/** What each order has of a payment: paid, or as agreed when the customer is sent away. */
export async function noteShares(
  tx: Tx,
  paymentId: number,
  orders: readonly { id: number; totalSen: number }[],
  outcome: 'pending' | 'paid',
  at: Date,
): Promise<void> {
  await sql`
    insert into order_payments (order_id, payment_id, amount_sen, outcome, at)
    select order_id, ${paymentId}::bigint, amount_sen, ${outcome}::text, ${at}::timestamptz
      from unnest(${orders.map((order) => order.id)}::bigint[], ${orders.map((order) => order.totalSen)}::bigint[])
        as share(order_id, amount_sen)`.execute(tx);
}

/** What an order has of a payment; null when that was never noted. */
export async function findShare(db: Db, { orderId, paymentId }: Share): Promise<number | null> {
  const row = await db
    .selectFrom('orderPayments')
    .select('amountSen')
    .where('orderId', '=', orderId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row?.amountSen ?? null;
}

/** The payments that paid for an order, newest first, with what has not gone back of each. */
export async function listUsedPayments(tx: Tx, orderId: number) {
  const rows = await tx
    .selectFrom('orderPayments')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    .select([
      'payments.id',
      'payments.provider',
      'payments.accountId',
      'payments.label',
      'payments.amountSen',
      'payments.refundedSen',
    ])
    .where('orderPayments.orderId', '=', orderId)
    .where('orderPayments.outcome', '=', 'paid')
    .orderBy('payments.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, openSen: row.amountSen - row.refundedSen }));
}
