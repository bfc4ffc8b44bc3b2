import { type Locale, siteLocales } from '@gangway/contract/core/locales.ts';
import { activateLocale, type CatalogueLoader, keptLocale, translate } from '../lib/i18n.ts';
import { showToast } from '../lib/toasts.ts';

/** The texts of the site in one language; what the site does not speak is answered in English. */
export const loadCatalogue: CatalogueLoader = (locale) =>
  locale === 'zh' ? import('virtual:messages/site/zh') : import('virtual:messages/site/en');

/** The language a page starts in. */
export function startLocale(): Locale {
  return keptLocale(siteLocales);
}

/** Changes the language, keeps it and says so. */
export async function switchLanguage(locale: Locale): Promise<void> {
  await activateLocale(locale, loadCatalogue, true);
  showToast(translate('language.switched'));
}
