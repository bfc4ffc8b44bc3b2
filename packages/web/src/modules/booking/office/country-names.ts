import { type CountryCode, countryCodes } from '@gangway/contract/customers/countries.ts';
import { currentLocale } from '#lib/i18n.ts';

/** The name of a country in the reader's language. */
export function countryName(code: string): string {
  return namesIn(currentLocale()).of(code) ?? code;
}

/** Every country to choose from, by name; those most guests come from stand first. */
export function countryChoices(): { value: CountryCode; label: string }[] {
  const collator = new Intl.Collator(currentLocale());
  const rest = countryCodes
    .filter((code) => !frequent.includes(code))
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
  return [...frequent.map((value) => ({ value, label: countryName(value) })), ...rest];
}

const frequent: readonly CountryCode[] = ['MY', 'SG', 'CN', 'ID', 'TH', 'KR'];

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known;
}
