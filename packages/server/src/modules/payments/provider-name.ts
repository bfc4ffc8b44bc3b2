import type { Locale } from '@gangway/contract/core/locales.ts';
import { providers } from '@gangway/contract/payments/providers.ts';
import { translate } from '../../platform/messages/translate.ts';

/** What a provider is called, as on the screen; one nobody has named yet by its own name. */
export function providerName(provider: string, locale: Locale): string {
  const known = providers.find((name) => name === provider);
  return known ? translate(locale, `payment.provider.${known}`) : provider;
}
