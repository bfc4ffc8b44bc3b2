import { useContext } from 'react';
import { currentLocale } from './i18n.ts';
import { LocaleContext } from './locale-context.ts';

/**
 * What operators wrote in both languages, in the reader's; the component draws again when the language changes. The same
 * as ownWords, which stands apart: the home page loads this one and has no byte to spare for a second door.
 */
export function useOwnWords(): (both: { en: string; zh: string }) => string {
  useContext(LocaleContext);
  return (both) => (currentLocale() === 'zh' ? both.zh : both.en);
}
