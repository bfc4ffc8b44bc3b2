import type { MessageId } from '@gangway/contract/messages.ts';
import { defaultLocale, isLocale, type Locale } from '@gangway/contract/core/locales.ts';
import { i18n } from '@lingui/core';
import { readCookie, writeCookie } from './cookies.ts';

export { i18n };

type Catalogue = Record<string, string>;
export type CatalogueLoader = (locale: Locale) => Promise<{ default: Catalogue }>;

/** The language kept in the cookie, held to those a face speaks. */
export function keptLocale(spoken: readonly Locale[]): Locale {
  const kept = readCookie('language');
  return isLocale(kept) && spoken.includes(kept) ? kept : defaultLocale;
}

/** Loads and activates a language, and keeps it. */
export async function activateLocale(locale: Locale, load: CatalogueLoader, keep: boolean): Promise<void> {
  const { default: messages } = await load(locale);
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = { en: 'en', zh: 'zh-CN', ko: 'ko' }[locale];
  if (keep) writeCookie('language', locale);
}

export function currentLocale(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}

/** A message in the reader's language. In a component use `useTranslate`, which follows a change of language. */
export function translate(id: MessageId, values?: Record<string, unknown>): string {
  return i18n._(id, values);
}
