import type { Locale } from '@gangway/contract/core/locales.ts';

/** Of words kept in English and Chinese those of a language; whoever reads neither gets the English ones. */
export function ownWords(locale: Locale, both: { en: string; zh: string }): string {
  return locale === 'zh' ? both.zh : both.en;
}
