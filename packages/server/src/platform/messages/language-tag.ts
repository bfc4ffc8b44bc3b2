import type { Locale } from '@gangway/contract/core/locales.ts';

/** What `lang` says in a document: Chinese is written in the mainland's letters. */
export function languageTag(locale: Locale): string {
  return locale === 'zh' ? 'zh-CN' : locale;
}
