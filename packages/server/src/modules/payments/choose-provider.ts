import type { Env } from '../../env.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** The gateway the settings name. `sandboxUrl` is where the sandbox gateway was found to answer. */
export function choosePaymentProvider(
  { payment }: Pick<Env, 'payment'>,
  sandboxUrl = `http://127.0.0.1:${payment.provider === 'sandbox' ? payment.port : 0}`,
): PaymentProvider {
  return payment.provider === 'stripe'
    ? createStripeProvider(payment)
    : createSandboxProvider({ ...payment, url: sandboxUrl });
}
