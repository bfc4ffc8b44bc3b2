import { currentLocale } from '#lib/i18n.ts';

/** A text kept in English and Chinese, as the reader reads it best. */
export function localText(text: { en: string; zh: string }): string {
  return currentLocale() === 'zh' ? text.zh : text.en;
}
