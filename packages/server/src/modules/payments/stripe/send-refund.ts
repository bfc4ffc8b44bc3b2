import { Stripe } from 'stripe';
import type { ProviderRefund, RefundState } from '../provider.ts';

/**
 * Sends money back once. Stripe forgets idempotency keys after some time, and a refund may be tried again days later, so
 * one with our number is looked for first; that also tells how one goes on that was under way.
 */
export async function sendStripeRefund(stripe: Stripe, asked: ProviderRefund): Promise<RefundState> {
  const { refundNo, providerRef, amountSen } = asked;
  try {
    const session = await stripe.checkout.sessions.retrieve(providerRef);
    const intent = session.payment_intent;
    const paymentIntent = typeof intent === 'string' ? intent : (intent?.id ?? null);
    if (paymentIntent === null) return { state: 'failed', providerRef: null, error: 'not paid' };
    const earlier = await findOurs(stripe, paymentIntent, refundNo);
    const standing = earlier.find((refund) => stateOf(refund) !== 'failed');
    const refund =
      standing ??
      (await stripe.refunds.create(
        { payment_intent: paymentIntent, amount: amountSen, metadata: { refundNo } },
        // One that failed for good is tried anew, under a key of its own.
        { idempotencyKey: `refund-${refundNo}-${earlier.length}` },
      ));
    return { state: stateOf(refund), providerRef: refund.id, error: refund.failure_reason ?? '' };
  } catch (error) {
    // Stripe has understood and says no: asking again would not help. Anything else may pass.
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { state: 'failed', providerRef: null, error: error.message };
    throw error;
  }
}

async function findOurs(stripe: Stripe, paymentIntent: string, refundNo: string): Promise<Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
    if (refund.metadata?.['refundNo'] === refundNo) found.push(refund);
  return found;
}

function stateOf({ status }: Stripe.Refund): RefundState['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
}
