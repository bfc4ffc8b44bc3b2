import type { Jump, OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import { getOwnPayment } from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';
import { queryPayment } from './query-payments.ts';

const patienceMs = 3000;

/** The true state of an own payment. While it is pending the gateway is asked, but not by every impatient reload. */
export async function getPaymentState(
  platform: Platform,
  provider: PaymentProvider,
  accountId: number,
  id: number,
): Promise<OwnPayment> {
  const { db, clock, log } = platform;
  const payment = await getOwnPayment(db, accountId, id);
  if (payment.status !== 'pending') return payment;
  const now = clock();
  const asked = await inTransaction(db, (tx) =>
    tx
      .updateTable('payments')
      .set({ updatedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('updatedAt', '<', new Date(now.getTime() - patienceMs))
      .returning(['paymentNo', 'providerRef', 'provider'])
      .executeTakeFirst(),
  );
  if (!asked) return payment;
  await queryPayment(platform, provider, asked).catch((error: unknown) =>
    log.warn({ err: error, paymentId: id }, 'the gateway cannot be asked'),
  );
  return getOwnPayment(db, accountId, id);
}

/** Where the gateway's page is; null when there is nothing to pay any more. That somebody went there is noted. */
export async function getJump(
  { db, clock }: Platform,
  accountId: number,
  id: number,
): Promise<{ payment: OwnPayment; jump: Jump | null }> {
  const payment = await getOwnPayment(db, accountId, id);
  const row = await db
    .selectFrom('payments')
    .select(['jump', 'provider'])
    .where('id', '=', id)
    .executeTakeFirst();
  const jump = payment.status === 'pending' ? (row?.jump ?? null) : null;
  if (jump && row)
    await inTransaction(db, (tx) =>
      addPaymentEvent(tx, {
        paymentId: id,
        provider: row.provider,
        kind: 'jumped',
        data: {},
        by: accountId,
        at: clock(),
      }),
    );
  return { payment, jump };
}
