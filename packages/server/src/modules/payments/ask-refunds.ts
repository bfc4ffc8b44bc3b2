import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './provider.ts';
import { sendRefund } from './send-refund.ts';

/** How long a refund is left alone before it is asked about again. */
export const refundsAskedMs = 10 * 60_000;
const batchSize = 20;

/** Asks what became of refunds a gateway has taken but not carried out yet, on whichever process gets to them. */
export async function askRefunds(platform: Platform, provider: PaymentProvider): Promise<number> {
  const { db, clock, log } = platform;
  const now = clock();
  const due = await inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('paymentRefunds')
      .select('id')
      .where('status', '=', 'sent')
      .where('updatedAt', '<=', new Date(now.getTime() - refundsAskedMs))
      .orderBy('updatedAt')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length > 0)
      await tx.updateTable('paymentRefunds').set({ updatedAt: now }).where('id', 'in', ids).execute();
    return ids;
  });
  for (const id of due)
    await sendRefund(platform, provider, id).catch((error: unknown) =>
      log.warn({ err: error, refundId: id }, 'the gateway cannot be asked about a refund'),
    );
  return due.length;
}
