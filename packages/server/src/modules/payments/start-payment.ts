import { type GatewayMethod, isGatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type OpenPayment, openPayment, type PaymentWish } from './open-payment.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentSettings {
  provider: PaymentProvider;
  publicUrl: string;
}

const gatewayTimeoutMs = 15_000;

/**
 * Opens a payment and asks the gateway for its page. The payment stands in the books before the gateway hears of it, so
 * whatever comes from there later is known. The same wish again leads to the same page while it can still be paid there.
 */
export async function startPayment(
  platform: Platform,
  settings: PaymentSettings,
  wish: PaymentWish,
): Promise<number> {
  requireMethod(settings, wish);
  const at = platform.clock();
  const payment = await inTransaction(platform.db, (tx) => openPayment(tx, settings.provider, wish, at));
  return askForPage(platform, settings, wish, payment);
}

/** Refuses a method the gateway does not take. */
export function requireMethod({ provider }: PaymentSettings, { method }: PaymentWish): GatewayMethod {
  if (!isGatewayMethod(method) || !provider.methods.includes(method)) throw new AppError('payment.method');
  return method;
}

/**
 * Asks the gateway for the page of a payment that stands in the books, unless it has one. Somebody else may be asking for
 * it at this moment: a gateway does nothing new for the same number, and both get the same page.
 */
export async function askForPage(
  platform: Platform,
  settings: PaymentSettings,
  wish: PaymentWish,
  { id, paymentNo, hasPage }: OpenPayment,
): Promise<number> {
  if (hasPage) return id;
  const { provider, publicUrl } = settings;
  try {
    const { providerRef, jump } = await withTimeout(
      provider.create({
        paymentNo,
        amountSen: wish.amountSen,
        currency: 'MYR',
        method: requireMethod(settings, wish),
        description: wish.label,
        email: wish.email,
        // A gateway's page speaks the languages of the site.
        locale: wish.locale === 'zh' ? 'zh' : 'en',
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
    if (await markUnreached(platform, provider, id, error)) throw new AppError('payment.gateway');
    return id;
  }
}

/**
 * Nobody was sent anywhere. It stays open to news all the same: the gateway may have heard, only its answer was lost. False
 * when another has got the page meanwhile.
 */
async function markUnreached(
  { db, clock, log }: Platform,
  provider: PaymentProvider,
  id: number,
  error: unknown,
): Promise<boolean> {
  log.warn({ err: error, paymentId: id }, 'the payment gateway could not be reached');
  const at = clock();
  return inTransaction(db, async (tx) => {
    const { jump } = await tx
      .selectFrom('payments')
      .select('jump')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (jump !== null) return false;
    await tx
      .updateTable('payments')
      .set({ status: 'failed', updatedAt: at })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    const data = { error: error instanceof Error ? error.message.slice(0, 200) : 'unknown' };
    await addPaymentEvent(tx, { paymentId: id, provider: provider.name, kind: 'gatewayFailed', data, at });
    return true;
  });
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the gateway did not answer in time')), gatewayTimeoutMs).unref();
  });
  return Promise.race([work, late]);
}
