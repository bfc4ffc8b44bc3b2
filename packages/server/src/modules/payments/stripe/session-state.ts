import type { Stripe } from 'stripe';
import type { ProviderState } from '../provider.ts';

/** The longest a session stays open, and a day for a bank that takes its time. */
const longestOpenSeconds = 2 * 24 * 3600;

/** What a Checkout session says about the payment it was opened for. */
export function sessionState(session: Stripe.Checkout.Session, paymentNo: string): ProviderState {
  return {
    state: stateOf(session),
    paymentNo,
    providerRef: session.id,
    amountSen: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

/** The number we gave it; null for a session that others opened on the same account. */
export function paymentNoOf(session: Stripe.Checkout.Session): string | null {
  return session.metadata?.['paymentNo'] ?? null;
}

/** Ours that were paid between two moments. Stripe lists by the moment of opening, so it is asked about earlier ones too. */
export async function listPaidSessions(stripe: Stripe, from: Date, to: Date): Promise<ProviderState[]> {
  const [start, end] = [Math.floor(from.getTime() / 1000), Math.ceil(to.getTime() / 1000)];
  const found: ProviderState[] = [];
  const sessions = stripe.checkout.sessions.list({
    created: { gte: start - longestOpenSeconds, lt: end },
    status: 'complete',
    expand: ['data.payment_intent.latest_charge'],
    limit: 100,
  });
  for await (const session of sessions) {
    const paymentNo = paymentNoOf(session);
    const paidAt = paidAtOf(session);
    if (paymentNo !== null && session.payment_status === 'paid' && paidAt >= start && paidAt < end)
      found.push(sessionState(session, paymentNo));
  }
  return found;
}

function stateOf(session: Stripe.Checkout.Session): ProviderState['state'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'canceled';
  if (session.status !== 'complete') return 'pending';
  // Handed in, but the bank has not answered yet; when it says no, the intent wants another means of payment.
  const intent = session.payment_intent;
  const isRefused =
    typeof intent === 'object' && /^(requires_payment_method|canceled)$/.test(intent?.status ?? '');
  return isRefused ? 'failed' : 'pending';
}

function paidAtOf({ payment_intent: intent, created }: Stripe.Checkout.Session): number {
  if (intent === null || typeof intent === 'string') return created;
  const charge = intent.latest_charge;
  return charge === null || typeof charge === 'string' ? intent.created : charge.created;
}
