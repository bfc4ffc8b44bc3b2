import { providers } from '@gangway/contract/payments/providers.ts';
import type { translate } from '#lib/i18n.ts';

/** What a provider is called; one this page does not know yet by its own name. */
export function providerName(t: typeof translate, provider: string): string {
  const known = providers.find((name) => name === provider);
  return known ? t(`payment.provider.${known}`) : provider;
}

/** Whether a provider is a gateway, which can be asked. */
export function isGateway(provider: string): boolean {
  return !['cash', 'terminal', 'balance', 'demo'].includes(provider);
}
