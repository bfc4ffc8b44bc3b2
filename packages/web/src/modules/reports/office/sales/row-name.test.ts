import { expect, test } from 'vitest';
import { i18n, translate } from '#lib/i18n.ts';
import { rowName } from './row-name.ts';

test.each([
  ['en', '2026-03-07 · Sat', '7 Mar'],
  ['zh', '2026-03-07 · 周六', '3月7日'],
  ['ko', '2026-03-07 · 토', '3월 7일'],
] as const)('a day is named once, with its weekday, in %s', (locale, full, short) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect(rowName(translate, 'day', { key: '2026-03-07', name: null })).toEqual({ full, short });
});

test.each([
  ['en', 'Family cabin'],
  ['zh', '家庭房'],
  ['ko', 'Family cabin'],
] as const)('a room type has its name, in %s', (locale, full) => {
  i18n.loadAndActivate({ locale, messages: {} });
  const name = { en: 'Family cabin', zh: '家庭房' };
  expect(rowName(translate, 'roomType', { key: '3', name })).toEqual({ full, short: full });
});
