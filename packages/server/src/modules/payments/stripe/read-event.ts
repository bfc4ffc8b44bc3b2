import type { Stripe } from 'stripe';
import { AppError } from '../../../platform/app-error.ts';
import type { ProviderMessage, ProviderState, RawMessage } from '../provider.ts';
import { paymentNoOf, sessionState } from './session-state.ts';

/**
 * Checks and reads a webhook. Stripe signs anew each time it sends, so the SDK's limit on a signature's age refuses no
 * message, however late it comes; the age is reckoned by our own clock, for the machine's may be wrong.
 */
export function readStripeEvent(
  stripe: Stripe,
  webhookSecret: string,
  { headers, body }: RawMessage,
  now: Date,
): ProviderMessage {
  const signature = String(headers['stripe-signature'] ?? '');
  const event = verified(() =>
    stripe.webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, now.getTime()),
  );
  return { eventId: event.id, news: newsOf(event), answer: 'OK' };
}

function verified(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch {
    throw new AppError('payment.signature');
  }
}

function newsOf(event: Stripe.Event): ProviderState | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOfSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return newsOfSession(event.data.object, 'failed');
    default:
      return null;
  }
}

function newsOfSession(
  session: Stripe.Checkout.Session,
  state?: ProviderState['state'],
): ProviderState | null {
  const paymentNo = paymentNoOf(session);
  if (paymentNo === null) return null;
  return { ...sessionState(session, paymentNo), ...(state ? { state } : {}) };
}
