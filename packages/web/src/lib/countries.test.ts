import { countryCodes } from '@gangway/contract/core/countries.ts';
import { expect, test } from 'vitest';
import { countries, countryName, findCountry } from './countries.ts';
import { i18n } from './i18n.ts';

const speak = (locale: string) => i18n.loadAndActivate({ locale, messages: {} });

test.each(['en', 'zh', 'ko'])(
  'every country of the list has a name of its own in %s, the port’s first',
  (locale) => {
    speak(locale);
    expect(countries()[0]?.code).toBe('MY');
    expect(new Set(countries().map(({ name }) => name)).size).toBe(countryCodes.length);
    for (const { code, name } of countries()) {
      expect(findCountry(name)).toBe(code);
      expect(countryName(code)).toBe(name);
    }
  },
);

test('those few guests come from stand by name, as the language sorts them', () => {
  speak('en');
  const rest = countries()
    .slice(10)
    .map(({ name }) => name);
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('en').compare));
});

test('a country is found by its name in the shown language, in English and by its code, and by nothing else', () => {
  speak('zh');
  expect(findCountry(' 马来西亚 ')).toBe('MY');
  expect(findCountry('malaysia')).toBe('MY');
  expect(countryName('JP')).toBe('日本');
  speak('en');
  expect(findCountry('my')).toBe('MY');
  expect(findCountry('Malay')).toBeNull();
  expect(findCountry('')).toBeNull();
  expect(countryName('')).toBe('');
});
