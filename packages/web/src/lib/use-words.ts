import { useLingui } from '@lingui/react';
import { currentLocale } from './i18n.ts';

/** Gives what operators wrote in both languages in the reader's. */
export function useWords(): (both: { en: string; zh: string }) => string {
  useLingui();
  return (both) => (currentLocale() === 'zh' ? both.zh : both.en);
}
