import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Tries a refund again that could not be sent. One that no gateway carries out, cash or money of a gateway that is no
 * longer chosen, is marked as handed out. Returns the payment it is of.
 */
export async function retryRefund(
  { db }: Platform,
  gateway: PaymentProvider,
  id: number,
  origin: Origin,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const refund = await tx
      .selectFrom('paymentRefunds')
      .innerJoin('payments', 'payments.id', 'paymentRefunds.paymentId')
      .select([
        'paymentRefunds.status',
        'paymentRefunds.amountSen',
        'payments.id as paymentId',
        'payments.provider',
      ])
      .where('paymentRefunds.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!refund) throw new AppError('record.missing');
    const { paymentId, provider, amountSen } = refund;
    if (refund.status === 'done') throw new AppError('payment.step');
    const isByHand = provider !== gateway.name;
    await tx
      .updateTable('paymentRefunds')
      .set({
        updatedAt: origin.at,
        operatorId: origin.accountId,
        ...(isByHand
          ? { status: 'done' as const, doneAt: origin.at }
          : { status: 'requested' as const, attempts: 0, error: '' }),
      })
      .where('id', '=', id)
      .execute();
    if (!isByHand) await putInOutbox(tx, 'refund.send', { refundId: id });
    const kind = isByHand ? 'refundDone' : 'refundRequested';
    await addPaymentEvent(tx, {
      paymentId,
      provider,
      kind,
      data: { amountSen },
      by: origin.accountId,
      at: origin.at,
    });
    await recordAudit(tx, origin, {
      action: isByHand ? 'handOut' : 'retry',
      entity: 'refund',
      entityId: id,
      after: { amountSen, paymentId },
    });
    return paymentId;
  });
}
