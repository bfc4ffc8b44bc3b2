import { currentLocale } from './i18n.ts';

/** What operators wrote in both languages, in the reader's; whoever reads neither gets the English. */
export function ownWords(both: { en: string; zh: string }): string {
  return currentLocale() === 'zh' ? both.zh : both.en;
}
