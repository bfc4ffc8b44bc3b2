import { type Locale, siteLocales } from '@gangway/contract/core/locales.ts';
import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import { readCookie } from '#lib/cookies.ts';
import { activateLocale, type CatalogueLoader, currentLocale, i18n, translate } from '#lib/i18n.ts';
import { showToast } from '#lib/toasts.ts';
import { wakeParts } from './sleeping-parts.ts';

const parts = {
  account: {
    en: () => import('virtual:messages/account/en'),
    zh: () => import('virtual:messages/account/zh'),
  },
  drawn: { en: () => import('virtual:messages/drawn/en'), zh: () => import('virtual:messages/drawn/zh') },
  guide: { en: () => import('virtual:messages/guide/en'), zh: () => import('virtual:messages/guide/zh') },
  legal: { en: () => import('virtual:messages/legal/en'), zh: () => import('virtual:messages/legal/zh') },
  missing: {
    en: () => import('virtual:messages/missing/en'),
    zh: () => import('virtual:messages/missing/zh'),
  },
  monitor: {
    en: () => import('virtual:messages/monitor/en'),
    zh: () => import('virtual:messages/monitor/zh'),
  },
  offers: { en: () => import('virtual:messages/offers/en'), zh: () => import('virtual:messages/offers/zh') },
  orders: {
    en: () => import('virtual:messages/orders/en'),
    zh: () => import('virtual:messages/orders/zh'),
  },
  wizard: {
    en: () => import('virtual:messages/wizard/en'),
    zh: () => import('virtual:messages/wizard/zh'),
  },
  pay: {
    en: () => import('virtual:messages/pay/en'),
    zh: () => import('virtual:messages/pay/zh'),
  },
  personal: {
    en: () => import('virtual:messages/personal/en'),
    zh: () => import('virtual:messages/personal/zh'),
  },
  site: { en: () => import('virtual:messages/site/en'), zh: () => import('virtual:messages/site/zh') },
};

/** Texts only some pages need; they come with the page and then stay, in every language. */
export type TextPart = Exclude<keyof typeof parts, 'site'>;

/** Texts of something smaller than a page; they come with it, and nothing else needs to know of them. */
export type TextSource = Record<SiteLocale, () => ReturnType<CatalogueLoader>>;

const asked = new Map<TextSource, Promise<void>>();

/** The texts of the site in one language, with all parts asked for so far. */
export const loadCatalogue: CatalogueLoader = async (locale) => {
  const known = asked.size;
  const wanted = [parts.site, ...asked.keys()].map((source) => source[spoken(locale)]());
  const loaded = await Promise.all(wanted);
  // More was asked for meanwhile, in the language of then.
  if (asked.size > known) return loadCatalogue(locale);
  return { default: Object.assign({}, ...loaded.map((module) => module.default)) };
};

/** Brings the texts of a part. */
export function loadTexts(part: TextPart | TextSource): Promise<void> {
  const source = typeof part === 'string' ? parts[part] : part;
  const loading = asked.get(source) ?? addTexts(source);
  asked.set(source, loading);
  return loading;
}

/** The language a page starts in: the one chosen before, else the one the server sent the page in. */
export function startLocale(): SiteLocale {
  const kept = siteLocales.find((locale) => locale === readCookie('language'));
  return kept ?? (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');
}

/** Changes the language, keeps it and says so. */
export async function switchLanguage(locale: Locale): Promise<void> {
  await wakeParts();
  await activateLocale(locale, loadCatalogue, true);
  showToast(translate('language.switched'));
}

async function addTexts(source: TextSource): Promise<void> {
  // Before any language is active the first catalogue is still to come, and brings them along.
  if (!i18n.locale) return;
  const locale = currentLocale();
  i18n.load(locale, (await source[spoken(locale)]()).default);
  // The language may have changed meanwhile.
  if (currentLocale() !== locale) await addTexts(source);
}

function spoken(locale: Locale): SiteLocale {
  return siteLocales.find((known) => known === locale) ?? 'en';
}
