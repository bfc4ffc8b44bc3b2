import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { makeNumber } from '../../platform/make-number.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { isCarriedByGateway } from './provider.ts';
import { addPaymentEvent } from './payment-events.store.ts';

export interface RefundRequest {
  paymentId: number;
  amountSen: number;
  /** Under what it is asked for once, however often; left out by whoever makes sure of that. */
  reference?: string;
  reason: string;
  operatorId: number | null;
  at: Date;
}

/**
 * Notes that money goes back to whoever paid it, once per reference, never more than came in; it is sent after the
 * transaction. What was taken at the desk waits until a member of staff has handed it out. Whoever asks keeps the id, and
 * finds by it how far the money has come.
 */
export async function requestRefund(tx: Tx, request: RefundRequest): Promise<{ id: number; isNew: boolean }> {
  const { paymentId, amountSen, reason, operatorId, at } = request;
  const refundNo = makeNumber('RF', at);
  const { reference = refundNo } = request;
  const known = await tx
    .selectFrom('paymentRefunds')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known) return { id: known.id, isNew: false };
  const payment = await tx
    .updateTable('payments')
    .set((eb) => ({ refundedSen: eb('refundedSen', '+', amountSen), updatedAt: at }))
    .where('id', '=', paymentId)
    .where((eb) => eb(eb('refundedSen', '+', amountSen), '<=', eb.ref('amountSen')))
    .returning('provider')
    .executeTakeFirst();
  if (!payment) throw new AppError('payment.refundTooMuch');
  const { id } = await tx
    .insertInto('paymentRefunds')
    .values({
      refundNo,
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
  if (isCarriedByGateway(payment.provider)) await putInOutbox(tx, 'refund.send', { refundId: id });
  return { id, isNew: true };
}
