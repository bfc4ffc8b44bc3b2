import type { DeskMoney } from '@gangway/contract/core/desk-money.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addPaymentEvent } from '../payment-events.store.ts';
import type { PaymentProvider } from '../provider.ts';
import { isToCollect } from './is-to-collect.ts';
import { requireCash } from './require-cash.ts';

/**
 * Marks a refund as handed over that no gateway carries out: money taken at the desk, or by a gateway that is no longer
 * chosen. What that gateway has accepted may still arrive, and is not handed over besides. Cash goes out of the drawer of
 * whoever hands it out, as far as it holds any; anything else is found again by its slip. Once: of two who do it at the same
 * moment one is refused. Returns the payment it is of.
 */
export async function handOut(
  { db }: Platform,
  gateway: PaymentProvider,
  id: number,
  { method, slipNo }: DeskMoney,
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
      .forUpdate('paymentRefunds')
      .executeTakeFirst();
    if (!refund) throw new AppError('record.missing');
    const { paymentId, provider, amountSen } = refund;
    if (!isToCollect(provider, gateway.name, refund.status)) throw new AppError('payment.step');
    const shiftId = method === 'cash' ? await requireCash(tx, actor.accountId, amountSen) : null;
    const { at } = actor;
    const done = await tx
      .updateTable('paymentRefunds')
      .set({
        status: 'done',
        doneAt: at,
        updatedAt: at,
        operatorId: actor.accountId,
        error: '',
        method,
        slipNo,
        shiftId,
      })
      .where('id', '=', id)
      .where('status', 'not in', ['done', 'sent'])
      .returning('id')
      .executeTakeFirst();
    if (!done) throw new AppError('payment.step');
    await addPaymentEvent(tx, {
      paymentId,
      provider,
      kind: 'refundDone',
      data: { amountSen, method, slipNo },
      by: actor.accountId,
      at,
    });
    await recordAudit(tx, actor, {
      action: 'handOut',
      entity: 'refund',
      entityId: id,
      after: { amountSen, paymentId, method, slipNo },
    });
    return paymentId;
  });
}
