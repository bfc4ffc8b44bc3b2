import { expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import { sailingWords } from './sailing-words.ts';

const destination = { en: 'Langkawi', zh: '兰卡威' };

test.each([
  ['en', 'Langkawi · 5 Dec · scan.slot.night'],
  ['zh', '兰卡威 · 12月5日 · scan.slot.night'],
  ['ko', 'Langkawi · 12월 5일 · scan.slot.night'],
])('in %s a sailing says its day', (locale, words) => {
  // Words by their ids: which they are is the catalogue's affair.
  i18n.loadAndActivate({ locale, messages: {} });
  expect(sailingWords({ destination, date: '2026-12-05', slot: 'night' })).toBe(words);
});
