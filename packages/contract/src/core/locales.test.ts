import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales, pickLocale } from './locales.ts';

test.each([
  ['zh', 'zh'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['ZH-hans', 'zh'],
  ['ko-KR', 'ko'],
  ['fr-FR, ko;q=0.5', 'ko'],
  ['ms,fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('somebody who asks for %j reads %s', (wanted, locale) => {
  expect(pickLocale(wanted)).toBe(locale);
});

test('whatever is asked for, a language we speak is given', () => {
  fc.assert(
    fc.property(fc.string(), (wanted) => {
      expect(locales).toContain(pickLocale(wanted));
    }),
  );
});
