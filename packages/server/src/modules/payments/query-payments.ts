import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

const batchSize = 20;
const longestWaitMs = 30 * 60_000;
const givenUpAfterMs = 48 * 3_600_000;

/** Asks the gateway about one payment and takes in what it says. */
export async function queryPayment(
  platform: Platform,
  provider: PaymentProvider,
  payment: { paymentNo: string; providerRef: string | null; provider: string },
): Promise<void> {
  if (payment.provider !== provider.name) return;
  const { paymentNo, providerRef } = payment;
  const news = await provider.query({ paymentNo, providerRef });
  if (!news) return;
  await settlePayment(platform, news, { provider: provider.name, kind: 'query' });
}

/**
 * Asks about payments nothing has come of, on whichever process gets to them: often in the first minutes, while a place is
 * held, then less and less, and not at all after two days. Returns how many.
 */
export async function queryPending(platform: Platform, provider: PaymentProvider): Promise<number> {
  const { db, clock, log } = platform;
  const now = clock();
  const due = await inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('payments')
      .select(['id', 'paymentNo', 'providerRef', 'provider', 'createdAt', 'queries'])
      .where('nextQueryAt', '<=', now)
      .where('provider', '=', provider.name)
      .orderBy('nextQueryAt')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows)
      await tx
        .updateTable('payments')
        .set({ nextQueryAt: nextQuery(row.createdAt, now), queries: row.queries + 1 })
        .where('id', '=', row.id)
        .execute();
    return rows;
  });
  for (const payment of due)
    await queryPayment(platform, provider, payment).catch((error: unknown) =>
      log.warn({ err: error, paymentId: payment.id }, 'the gateway cannot be asked'),
    );
  return due.length;
}

/** A third of its age later: every few seconds at first, so that also the seconds before a hold ends are covered. */
function nextQuery(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age > givenUpAfterMs) return null;
  return new Date(now.getTime() + Math.min(longestWaitMs, Math.max(10_000, age / 3), holdPacing(age)));
}

/** Within the first quarter of an hour never longer than 20 seconds: places are held then. */
function holdPacing(age: number): number {
  return age < 15 * 60_000 ? 20_000 : longestWaitMs;
}
