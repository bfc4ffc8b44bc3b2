import type { Tx } from '../../../platform/database/create-database.ts';

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
