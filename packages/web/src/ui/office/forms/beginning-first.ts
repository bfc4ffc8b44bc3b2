import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { countriesIn } from '#lib/countries.ts';

/**
 * The countries that fit, those that begin with it first: by the name in the reader's language, by the English one, which stands
 * in passports, or by the two letters of its code.
 */
export const beginningFirst: OptionsFilter = ({ options, search }) => {
  const typed = search.trim().toLowerCase();
  return (options as ComboboxItem[])
    .map((item) => ({ item, rank: rankOf(item, typed) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
};

function rankOf({ label, value }: ComboboxItem, typed: string): number {
  const names = [label, englishName(value)].map((name) => name.toLowerCase());
  if (value.toLowerCase() === typed || names.some((name) => name.startsWith(typed))) return 0;
  if (names.some((name) => name.split(/[\s(-]+/).some((word) => word.startsWith(typed)))) return 1;
  return names.some((name) => name.includes(typed)) ? 2 : 3;
}

function englishName(wanted: string): string {
  english ??= new Map<string, string>(countriesIn('en').map(({ code, name }) => [code, name]));
  return english.get(wanted) ?? '';
}

let english: Map<string, string> | undefined;
