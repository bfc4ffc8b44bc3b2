import { type Locale, siteLocales } from '@gangway/contract/core/locales.ts';
import {
  activateLocale,
  type CatalogueLoader,
  currentLocale,
  i18n,
  keptLocale,
  translate,
} from '../lib/i18n.ts';
import { showToast } from '../lib/toasts.ts';

let accountTexts: Promise<void> | null = null;

/** The texts of the site in one language; what the site does not speak is answered in English. */
export const loadCatalogue: CatalogueLoader = async (locale) => {
  const [open, account] = await Promise.all([loadOpen(locale), accountTexts ? loadAccount(locale) : null]);
  return { default: { ...open.default, ...account?.default } };
};

/** Brings the texts of forms and accounts; they stay for as long as the page does, in every language. */
export function loadAccountTexts(): Promise<void> {
  accountTexts ??= addAccountTexts();
  return accountTexts;
}

/** The language a page starts in. */
export function startLocale(): Locale {
  return keptLocale(siteLocales);
}

/** Changes the language, keeps it and says so. */
export async function switchLanguage(locale: Locale): Promise<void> {
  await activateLocale(locale, loadCatalogue, true);
  showToast(translate('language.switched'));
}

async function addAccountTexts(): Promise<void> {
  // Before any language is active the first catalogue is still to come, and brings them along.
  if (!i18n.locale) return;
  const locale = currentLocale();
  i18n.load(locale, (await loadAccount(locale)).default);
}

const loadOpen: CatalogueLoader = (locale) =>
  locale === 'zh' ? import('virtual:messages/site/zh') : import('virtual:messages/site/en');

const loadAccount: CatalogueLoader = (locale) =>
  locale === 'zh' ? import('virtual:messages/account/zh') : import('virtual:messages/account/en');
