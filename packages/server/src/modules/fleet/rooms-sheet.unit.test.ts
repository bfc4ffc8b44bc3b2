import { locales } from '@gangway/contract/core/locales.ts';
import { expect, test } from 'vitest';
import { translate } from '../../platform/messages/translate.ts';
import { roomSheet } from './rooms-sheet.ts';

test.each(locales)('who imports rooms is told the columns as the export titles them in %s', (locale) => {
  const titles = roomSheet(locale).map(({ title }) => title);
  const told = new RegExp(titles.join('(?:, | and |、)'));
  expect(translate(locale, 'rooms.importText')).toMatch(told);
});
