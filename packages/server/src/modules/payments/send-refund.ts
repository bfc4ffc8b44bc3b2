import type { RefundStatus } from '@gangway/contract/payments/states.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { PaymentEventKind } from './payments.tables.ts';
import type { PaymentProvider, RefundState } from './provider.ts';

const giveUpAfter = 8;
const kinds: Record<RefundState['state'], PaymentEventKind> = {
  done: 'refundDone',
  sent: 'refundSent',
  failed: 'refundFailed',
};

/**
 * Sends money back through the gateway. The refund has a number of its own, so asking twice sends once. While the gateway
 * cannot be reached it is tried again by the outbox; after some tries it stands as failed until somebody tries it again.
 */
export async function sendRefund(
  platform: Platform,
  provider: PaymentProvider,
  refundId: number,
): Promise<void> {
  const { db, clock, log } = platform;
  const refund = await db
    .selectFrom('paymentRefunds')
    .innerJoin('payments', 'payments.id', 'paymentRefunds.paymentId')
    .select([
      'paymentRefunds.refundNo',
      'paymentRefunds.amountSen',
      'paymentRefunds.status',
      'paymentRefunds.attempts',
      'payments.id as paymentId',
      'payments.paymentNo',
      'payments.providerRef',
      'payments.provider',
    ])
    .where('paymentRefunds.id', '=', refundId)
    .executeTakeFirst();
  if (!refund || refund.status === 'done' || refund.provider !== provider.name) return;
  const { refundNo, paymentNo, amountSen, attempts } = refund;
  let state: RefundState;
  try {
    state = await provider.refund({ refundNo, paymentNo, providerRef: refund.providerRef ?? '', amountSen });
  } catch (error) {
    log.warn({ err: error, refundId }, 'the gateway cannot be asked for a refund');
    // One that is on its way stays so: only what it has come to is not known.
    if (refund.status === 'sent') throw error;
    await note(platform, refundId, {
      status: attempts + 1 >= giveUpAfter ? 'failed' : 'requested',
      error: 'gateway',
    });
    if (attempts + 1 < giveUpAfter) throw error;
    return;
  }
  const at = clock();
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('paymentRefunds')
      .set((eb) => ({
        status: state.state,
        providerRef: state.providerRef,
        error: state.error,
        attempts: eb('attempts', '+', 1),
        updatedAt: at,
        ...(state.state === 'done' ? { doneAt: at } : {}),
      }))
      .where('id', '=', refundId)
      .where('status', '!=', 'done')
      .execute();
    if (state.state === refund.status) return;
    const data = { refundNo, amountSen, error: state.error };
    await addPaymentEvent(tx, {
      paymentId: refund.paymentId,
      provider: provider.name,
      kind: kinds[state.state],
      data,
      at,
    });
  });
}

async function note(
  { db, clock }: Platform,
  refundId: number,
  change: { status: RefundStatus; error: string },
): Promise<void> {
  await inTransaction(db, (tx) =>
    tx
      .updateTable('paymentRefunds')
      .set((eb) => ({ ...change, attempts: eb('attempts', '+', 1), updatedAt: clock() }))
      .where('id', '=', refundId)
      .where('status', '!=', 'done')
      .execute(),
  );
}
