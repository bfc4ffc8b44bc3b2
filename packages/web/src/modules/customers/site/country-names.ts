import { type CountryCode, countryCodes } from '@gangway/contract/customers/countries.ts';
import { currentLocale } from '#lib/i18n.ts';

/** The name of a country in the reader's language. */
export function countryName(code: CountryCode): string {
  return namesIn(currentLocale()).of(code) ?? code;
}

/** Every country to choose from, by name; those most guests come from stand first. */
export function countryChoices(): { code: CountryCode; name: string }[] {
  const collator = new Intl.Collator(currentLocale());
  return countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => place(one.code) - place(other.code) || collator.compare(one.name, other.name));
}

const frequent: readonly CountryCode[] = ['MY', 'SG', 'CN', 'ID', 'TH', 'IN', 'KR', 'JP', 'TW', 'HK'];

function place(code: CountryCode): number {
  return frequent.includes(code) ? frequent.indexOf(code) : frequent.length;
}

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known;
}
