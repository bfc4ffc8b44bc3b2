import type { Body } from '@gangway/contract/core/define-call.ts';
import type { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import { requestRefund } from './request-refund.ts';

/**
 * A person's decision about money that did not agree: taken as it came, the payment counts as paid with what really came;
 * sent back, it is paid and refunded in full.
 */
export async function resolveParked(
  { db }: Platform,
  id: number,
  { decision, reason }: Body<typeof paymentsCalls.resolveParked>,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await tx
      .selectFrom('payments')
      .select(['provider', 'status', 'amountSen'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new AppError('record.missing');
    if (payment.status !== 'parked') throw new AppError('payment.step');
    const { cameSen, currency } = await readCame(tx, id);
    // Of another currency nothing can be taken, and of nothing nothing sent back.
    if (cameSen <= 0 || (decision === 'accept' && currency !== 'MYR')) throw new AppError('payment.step');
    await tx
      .updateTable('payments')
      .set({ status: 'paid', paidAt: actor.at, updatedAt: actor.at, amountSen: cameSen, note: reason })
      .where('id', '=', id)
      .execute();
    const data = { decision, reason, expectedSen: payment.amountSen, cameSen };
    await addPaymentEvent(tx, {
      paymentId: id,
      provider: payment.provider,
      kind: 'resolved',
      data,
      by: actor.accountId,
      at: actor.at,
    });
    if (decision === 'accept') await putInOutbox(tx, 'payment.settled', { paymentId: id });
    else
      await requestRefund(tx, {
        paymentId: id,
        amountSen: cameSen,
        reference: `parked ${id}`,
        reason,
        operatorId: actor.accountId,
        at: actor.at,
      });
    await recordAudit(tx, actor, { action: 'resolve', entity: 'payment', entityId: id, after: data });
  });
}

async function readCame(tx: Tx, id: number): Promise<{ cameSen: number; currency: string }> {
  const event = await tx
    .selectFrom('paymentEvents')
    .select('data')
    .where('paymentId', '=', id)
    .where('kind', '=', 'parked')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { cameSen: Number(event.data['cameSen']), currency: String(event.data['currency']) };
}
