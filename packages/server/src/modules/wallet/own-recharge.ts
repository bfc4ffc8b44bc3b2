import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { GatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepRecharge, markUnpaid } from './recharges.store.ts';

/** What a recharge asks of whoever takes payments. */
export interface RechargePayment {
  subject: 'recharge';
  subjectIds: readonly number[];
  label: string;
  amountSen: number;
  method: GatewayMethod;
  accountId: number;
  email: string | null;
  locale: Locale;
  expiresAt: Date;
}

/** Opens a payment through the gateway and gives its id; it throws what a customer can understand. */
export type StartPayment = (wish: RechargePayment) => Promise<number>;

/** The payment that paid for a recharge; null when none has. */
export type FindPayment = (rechargeId: number) => Promise<number | null>;

const payableMs = 30 * 60_000;

/**
 * A customer recharges through the gateway: the recharge waits, and `applyPaymentToRecharge` adds the money once it is there. The
 * same wish again leads to the same payment while that is open, and to the one that paid for it afterwards. A gateway that
 * cannot be reached leaves it failed, and a failed one may be tried again.
 */
export async function ownRecharge(
  { db }: Platform,
  { startPayment, findPayment }: { startPayment: StartPayment; findPayment: FindPayment },
  wish: Body<typeof walletCalls.ownRecharge> & { accountId: number; locale: Locale },
  { at }: Actor,
): Promise<{ paymentId: number }> {
  const { accountId, amountSen, method, locale } = wish;
  const recharge = await inTransaction(db, async (tx) => {
    const kept = await keepRecharge(tx, {
      ...wish,
      madeBy: accountId,
      operatorId: null,
      remarks: '',
      at,
    });
    if (kept.status === 'failed') await markUnpaid(tx, kept.id, 'pending', at);
    return kept;
  });
  // What is paid is not paid again: another recharge is another wish.
  if (recharge.paymentId !== null) return { paymentId: recharge.paymentId };
  if (recharge.status === 'paid') {
    // The release before, beside this one, does not note by which payment.
    const paymentId = await findPayment(recharge.id);
    if (paymentId === null) throw new AppError('recharge.keyReused');
    return { paymentId };
  }
  const customer = await db
    .selectFrom('customers')
    .select('email')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  try {
    const paymentId = await startPayment({
      subject: 'recharge',
      subjectIds: [recharge.id],
      label: recharge.rechargeNo,
      amountSen,
      method,
      accountId,
      email: customer.email,
      locale,
      expiresAt: new Date(at.getTime() + payableMs),
    });
    return { paymentId };
  } catch (error) {
    await inTransaction(db, (tx) => markUnpaid(tx, recharge.id, 'failed', at));
    throw error;
  }
}
