import { currentLocale } from './i18n.ts';

/** The name in the reader's language; whoever reads neither gets the English one. */
export function ownName(name: { en: string; zh: string }): string {
  return currentLocale() === 'zh' ? name.zh : name.en;
}
