import type { translate } from '#lib/i18n.ts';

/** Whoever takes money here: the gateways the product knows, the counter and its terminal, the balances, and the demo's own past. */
export const providers = ['sandbox', 'stripe', 'cash', 'terminal', 'balance', 'demo'] as const;

/** What a provider is called; one this page does not know yet by its own name. */
export function providerName(t: typeof translate, provider: string): string {
  const known = providers.find((name) => name === provider);
  return known ? t(`payment.provider.${known}`) : provider;
}

/** Whether a provider is a gateway, which can be asked. */
export function isGateway(provider: string): boolean {
  return !['cash', 'terminal', 'balance', 'demo'].includes(provider);
}
