import type { Tx } from '../../platform/database/create-database.ts';
import { addPaymentEvent } from './payment-events.store.ts';

/** Notes that a refund into a balance is done: it was, in this transaction. */
export async function markRefundDone(tx: Tx, id: number, at: Date): Promise<void> {
  const refund = await tx
    .updateTable('paymentRefunds')
    .set({ status: 'done', doneAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('status', '!=', 'done')
    .returning(['paymentId', 'amountSen'])
    .executeTakeFirst();
  if (!refund) return;
  const { paymentId, amountSen } = refund;
  await addPaymentEvent(tx, { paymentId, provider: 'balance', kind: 'refundDone', data: { amountSen }, at });
}
