import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { PaymentProvider } from './provider.ts';

/** Tries a refund again that could not be sent. What no gateway carries out is handed out instead. Returns the payment it is of. */
export async function retryRefund(
  { db }: Platform,
  gateway: PaymentProvider,
  id: number,
  actor: Actor,
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
    if (refund.status === 'done' || provider !== gateway.name) throw new AppError('payment.step');
    await tx
      .updateTable('paymentRefunds')
      .set({
        updatedAt: actor.at,
        operatorId: actor.accountId,
        status: 'requested',
        attempts: 0,
        error: '',
      })
      .where('id', '=', id)
      .execute();
    await putInOutbox(tx, 'refund.send', { refundId: id });
    await addPaymentEvent(tx, {
      paymentId,
      provider,
      kind: 'refundRequested',
      data: { amountSen },
      by: actor.accountId,
      at: actor.at,
    });
    await recordAudit(tx, actor, {
      action: 'retry',
      entity: 'refund',
      entityId: id,
      after: { amountSen, paymentId },
    });
    return paymentId;
  });
}
