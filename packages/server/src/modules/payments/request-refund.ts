import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { isCarriedByGateway } from './provider.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import { makeNumber } from './payment-no.ts';

export interface RefundWish {
  paymentId: number;
  amountSen: number;
  /** Tells a repeated wish from another: what, of what, for which reason. */
  reference: string;
  reason: string;
  operatorId: number | null;
  at: Date;
}

/**
 * Notes that money goes back to whoever paid it, once per reference, never more than came in; it is sent after the
 * transaction. What was taken at the desk waits until a member of staff has handed it out.
 */
export async function requestRefund(tx: Tx, wish: RefundWish): Promise<void> {
  const { paymentId, amountSen, reference, reason, operatorId, at } = wish;
  const known = await tx
    .selectFrom('paymentRefunds')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known) return;
  const payment = await tx
    .updateTable('payments')
    .set((eb) => ({ refundedSen: eb('refundedSen', '+', amountSen), updatedAt: at }))
    .where('id', '=', paymentId)
    .where((eb) => eb(eb('refundedSen', '+', amountSen), '<=', eb.ref('amountSen')))
    .returning('provider')
    .executeTakeFirst();
  if (!payment) throw new AppError('payment.refundTooMuch');
  const row = await tx
    .insertInto('paymentRefunds')
    .values({
      refundNo: makeNumber('RF', at),
      paymentId,
      reference,
      amountSen,
      status: 'requested',
      reason,
      operatorId,
      createdAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPaymentEvent(tx, {
    paymentId,
    provider: payment.provider,
    kind: 'refundRequested',
    data: { amountSen, reference, reason },
    by: operatorId,
    at,
  });
  if (isCarriedByGateway(payment.provider)) await putInOutbox(tx, 'refund.send', { refundId: row.id });
}
