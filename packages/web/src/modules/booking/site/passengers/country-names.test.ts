import { countryCodes } from '@gangway/contract/customers/countries.ts';
import { expect, test } from 'vitest';
import { countriesIn, countryName, findCountry } from './country-names.ts';

test.each(['en', 'zh'])(
  'every country of the list has a name of its own in %s, the port’s first',
  (locale) => {
    const countries = countriesIn(locale);
    expect(countries[0]?.code).toBe('MY');
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countryCodes.length);
    for (const { code, name } of countries) expect(findCountry(name, locale)).toBe(code);
  },
);

test('a country is found by its name in the shown language, in English and by its code, and by nothing else', () => {
  expect(findCountry(' 马来西亚 ', 'zh')).toBe('MY');
  expect(findCountry('malaysia', 'zh')).toBe('MY');
  expect(findCountry('my', 'en')).toBe('MY');
  expect(findCountry('Malay', 'en')).toBeNull();
  expect(findCountry('', 'en')).toBeNull();
  expect(countryName('JP', 'zh')).toBe('日本');
});
