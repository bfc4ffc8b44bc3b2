import { isGatewayMethod, type PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import { makeNumber } from './payment-no.ts';
import type { PaymentSubject } from './payments.tables.ts';
import type { PaymentProvider } from './provider.ts';

/** What a payment through the gateway is for. */
export interface PaymentWish {
  subject: PaymentSubject;
  subjectIds: readonly number[];
  label: string;
  amountSen: number;
  method: PaymentMethod;
  accountId: number;
  email: string | null;
  locale: 'en' | 'zh';
  expiresAt: Date;
}

export interface PaymentSettings {
  provider: PaymentProvider;
  publicUrl: string;
}

const firstQueryMs = 20_000;
const gatewayTimeoutMs = 15_000;

/**
 * Opens a payment and asks the gateway for its page. The payment stands in the books before the gateway hears of it, so
 * whatever comes from there later is known. The same wish again leads to the same page while it can still be paid there.
 */
export async function startPayment(
  platform: Platform,
  { provider, publicUrl }: PaymentSettings,
  wish: PaymentWish,
): Promise<number> {
  const { method } = wish;
  if (!isGatewayMethod(method) || !provider.methods.includes(method)) throw new AppError('payment.method');
  const open = await findOpen(platform, provider, wish);
  if (open !== null) return open;
  const at = platform.clock();
  const paymentNo = makeNumber('PY', at);
  const id = await insertPayment(platform, provider, wish, paymentNo, at);
  try {
    const { providerRef, jump } = await withTimeout(
      provider.create({
        paymentNo,
        amountSen: wish.amountSen,
        currency: 'MYR',
        method,
        description: wish.label,
        email: wish.email,
        locale: wish.locale,
        returnUrl: `${publicUrl}/return?payment=${id}`,
        notifyUrl: `${publicUrl}/prod-api/payment/notify/${provider.name}`,
        expiresAt: wish.expiresAt,
      }),
    );
    await inTransaction(platform.db, (tx) =>
      tx
        .updateTable('payments')
        .set({ providerRef, jump: JSON.stringify(jump) })
        .where('id', '=', id)
        .execute(),
    );
    return id;
  } catch (error) {
    await markUnreached(platform, provider, id, error);
    throw new AppError('payment.gateway');
  }
}

/** A payment for exactly this that is still open, so that going back and forth does not pile them up. */
async function findOpen(
  { db }: Platform,
  provider: PaymentProvider,
  wish: PaymentWish,
): Promise<number | null> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'subjectIds', 'amountSen', 'jump'])
    .where('accountId', '=', wish.accountId)
    .where('provider', '=', provider.name)
    .where('subject', '=', wish.subject)
    .where('method', '=', wish.method)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const asked = [...wish.subjectIds].toSorted((a, b) => a - b).join();
  const same = rows.find(
    (row) =>
      row.jump !== null &&
      row.amountSen === wish.amountSen &&
      row.subjectIds.toSorted((a, b) => a - b).join() === asked,
  );
  return same?.id ?? null;
}

function insertPayment(
  { db }: Platform,
  provider: PaymentProvider,
  wish: PaymentWish,
  paymentNo: string,
  at: Date,
): Promise<number> {
  const { subject, subjectIds, label, amountSen, method, accountId } = wish;
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('payments')
      .values({
        paymentNo,
        provider: provider.name,
        method,
        amountSen,
        status: 'pending',
        subject,
        subjectIds: [...subjectIds],
        label,
        accountId,
        createdAt: at,
        updatedAt: at,
        // Asked a while after it was opened, and again right before the place is lost.
        nextQueryAt: new Date(at.getTime() + firstQueryMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addPaymentEvent(tx, {
      paymentId: id,
      provider: provider.name,
      kind: 'created',
      data: { amountSen, method, expiresAt: wish.expiresAt.toISOString() },
      by: accountId,
      at,
    });
    return id;
  });
}

/** Nobody was sent anywhere. It stays open to news all the same: the gateway may have heard, only its answer was lost. */
async function markUnreached(
  { db, clock, log }: Platform,
  provider: PaymentProvider,
  id: number,
  error: unknown,
): Promise<void> {
  log.warn({ err: error, paymentId: id }, 'the payment gateway could not be reached');
  const at = clock();
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('payments')
      .set({ status: 'failed', updatedAt: at })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    const data = { error: error instanceof Error ? error.message.slice(0, 200) : 'unknown' };
    await addPaymentEvent(tx, { paymentId: id, provider: provider.name, kind: 'gatewayFailed', data, at });
  });
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the gateway did not answer in time')), gatewayTimeoutMs).unref();
  });
  return Promise.race([work, late]);
}
