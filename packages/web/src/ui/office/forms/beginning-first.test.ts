import { expect, test } from 'vitest';
import { countriesIn } from '#lib/countries.ts';
import { beginningFirst } from './beginning-first.ts';

function found(locale: string, search: string): string[] {
  const options = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }));
  return beginningFirst({ options, search, limit: Infinity }).map((item) =>
    'value' in item ? item.value : '',
  );
}

test.each(['en', 'zh', 'ko'])('in %s a country is found by its English name and its code', (locale) => {
  expect(found(locale, 'sing')[0]).toBe('SG');
  expect(found(locale, 'Thai')[0]).toBe('TH');
  expect(found(locale, 'sg')[0]).toBe('SG');
  expect(found(locale, 'qqq')).toEqual([]);
});

test('and by its own name: those that begin with it stand before the others', () => {
  expect(found('zh', '新加')).toEqual(['SG']);
  expect(found('ko', '싱가')).toEqual(['SG']);
  const names = found('en', 'guinea');
  expect(names[0]).toBe('GN');
  expect(names).toEqual(expect.arrayContaining(['GQ', 'GW', 'PG']));
});
