import { locales, siteLocales } from '@gangway/contract/core/locales.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickLocale, wantedFirst } from './wanted-languages.ts';

test.each([
  ['zh', 'zh'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['ZH-hans', 'zh'],
  ['ko-KR', 'ko'],
  ['fr-FR, ko;q=0.5', 'ko'],
  ['en;q=0.1, zh;q=0.9', 'zh'],
  ['en;q=0.5, ko;Q=0.7 , zh;q=0.6', 'ko'],
  ['ko;q=0.5, zh;q=0.5', 'ko'],
  ['zh;q=0, en', 'en'],
  ['zh;q=0.000, ko;q=0.001', 'ko'],
  ['zh; q=0', 'en'],
  ['zh;q=much, ko;q=0.1', 'ko'],
  ['kok-IN', 'en'],
  ['ms,fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('somebody who asks for %j reads %s', (wanted, locale) => {
  expect(pickLocale(wanted)).toBe(locale);
});

test('the first of some languages is the one wanted most of those', () => {
  expect(wantedFirst('ko, en;q=0.1, zh;q=0.9', siteLocales)).toBe('zh');
  expect(wantedFirst('zh;q=0, ko', siteLocales)).toBeUndefined();
});

test('whatever is asked for, a language we speak is given', () => {
  fc.assert(
    fc.property(fc.string(), (wanted) => {
      expect(locales).toContain(pickLocale(wanted));
    }),
  );
});
