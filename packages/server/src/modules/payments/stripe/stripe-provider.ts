import type { GatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import { Stripe } from 'stripe';
import type { PaymentProvider } from '../provider.ts';
import type { Clock } from '../../../platform/clock.ts';
import { readStripeEvent } from './read-event.ts';
import { sendStripeRefund } from './send-refund.ts';
import { listPaidSessions, sessionState } from './session-state.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | null;
}

/** What sellers in Malaysia can take through Stripe: WeChat Pay is not among it. */
const methodTypes = {
  creditCard: 'card',
  bank: 'fpx',
  online: 'grabpay',
  alipay: 'alipay',
} as const satisfies Partial<Record<GatewayMethod, string>>;
type StripeMethod = keyof typeof methodTypes;

/** Stripe keeps a page open for half an hour at least, counted from its own clock. */
const extraSeconds = 31 * 60;

/** Stripe's hosted Checkout, in ringgit. */
export function createStripeProvider(
  { secretKey, webhookSecret, apiBase }: StripeSettings,
  clock: Clock,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(apiBase),
  });
  return {
    name: 'stripe',
    methods: ['alipay', 'bank', 'creditCard', 'online'],

    async create(request) {
      const { paymentNo, amountSen, method, description, email, locale, returnUrl } = request;
      if (!isStripeMethod(method)) throw new Error(`Stripe does not take ${method}`);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: [methodTypes[method]],
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'myr', unit_amount: amountSen, product_data: { name: description } },
            },
          ],
          // Else Stripe may take another currency, and another amount with it.
          adaptive_pricing: { enabled: false },
          client_reference_id: paymentNo,
          metadata: { paymentNo },
          payment_intent_data: { description, metadata: { paymentNo } },
          locale,
          success_url: returnUrl,
          cancel_url: returnUrl,
          // Reckoned from what was asked and not from the clock, so that asking again asks for the very same.
          expires_at: Math.ceil(request.expiresAt.getTime() / 1000) + extraSeconds,
          ...(email === null ? {} : { customer_email: email }),
        },
        { idempotencyKey: `payment-${paymentNo}` },
      );
      if (!session.url) throw new Error('Stripe gave no page to pay on');
      return { providerRef: session.id, jump: { url: session.url, method: 'GET', fields: {} } };
    },

    readMessage: async (message) => readStripeEvent(stripe, webhookSecret, message, clock()),

    async query({ paymentNo, providerRef }) {
      if (providerRef === null) return null;
      const session = await stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] });
      return sessionState(session, paymentNo);
    },

    refund: (refund) => sendStripeRefund(stripe, refund),

    list: (from, to) => listPaidSessions(stripe, from, to),
  };
}

function isStripeMethod(method: GatewayMethod): method is StripeMethod {
  return method in methodTypes;
}

function addressOf(apiBase: string | null) {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  };
}
