import { currentLocale } from './i18n.ts';

const collators = new Map<string, Intl.Collator>();

/** Puts names and other words in the order of the reader's language; numbers in them count as numbers: 9 comes before 10. */
export function compareWords(one: string, other: string): number {
  const locale = currentLocale();
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator.compare(one, other);
}
