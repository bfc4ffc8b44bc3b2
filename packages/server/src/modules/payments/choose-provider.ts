import type { PaymentEnv } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** The gateway the settings name. `sandboxUrl` is where the sandbox gateway was found to answer. */
export function choosePaymentProvider(
  payment: PaymentEnv,
  clock: Clock,
  sandboxUrl?: string,
): PaymentProvider {
  if (payment.provider === 'stripe') return createStripeProvider(payment, clock);
  return createSandboxProvider({ ...payment, url: sandboxUrl ?? `http://127.0.0.1:${payment.port}` });
}
