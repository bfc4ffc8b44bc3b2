import { useContext } from 'react';
import { currentLocale } from './i18n.ts';
import { LocaleContext } from './locale-context.ts';

/** Gives what operators wrote in both languages in the reader's. */
export function useWords(): (both: { en: string; zh: string }) => string {
  useContext(LocaleContext);
  return (both) => (currentLocale() === 'zh' ? both.zh : both.en);
}
