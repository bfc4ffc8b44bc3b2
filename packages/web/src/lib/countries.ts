import { type CountryCode, countryCodes } from '@gangway/contract/core/countries.ts';
import { currentLocale } from './i18n.ts';

interface Country {
  code: CountryCode;
  name: string;
}

/** The port's own country and those most guests come from stand first. */
const first: readonly CountryCode[] = ['MY', 'SG', 'CN', 'ID', 'TH', 'IN', 'KR', 'JP', 'TW', 'HK'];

const lists = new Map<string, readonly Country[]>();

/** Every country to choose from, by its name in the reader's language. */
export function countries(): readonly Country[] {
  return countriesIn(currentLocale());
}

/** The name of a country in the reader's language; empty where none was given. */
export function countryName(code: CountryCode | ''): string {
  return countries().find((country) => country.code === code)?.name ?? '';
}

/** The country somebody means: by its name in the reader's language, its English name or its code. */
export function findCountry(typed: string): CountryCode | null {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return null;
  const means = ({ code, name }: Country) => name.toLowerCase() === wanted || code.toLowerCase() === wanted;
  return (countries().find(means) ?? countriesIn('en').find(means))?.code ?? null;
}

/** Every country by its name in a language. */
export function countriesIn(locale: string): readonly Country[] {
  const list = lists.get(locale) ?? listIn(locale);
  lists.set(locale, list);
  return list;
}

function listIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => place(one.code) - place(other.code) || collator.compare(one.name, other.name));
}

function place(code: CountryCode): number {
  return first.includes(code) ? first.indexOf(code) : first.length;
}
