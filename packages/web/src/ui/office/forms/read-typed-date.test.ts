import { expect, test } from 'vitest';
import { readTypedDate } from './read-typed-date.ts';

test.each([
  '14/02/1988',
  '14/2/1988',
  '14.02.1988',
  '14-2-1988',
  '14 02 1988',
  '14021988',
  '1988-02-14',
  '1988/2/14',
  '19880214',
  ' 1988-02-14 ',
])('%s is the fourteenth of February', (typed) => {
  expect(readTypedDate(typed)).toBe('1988-02-14');
});

test.each([
  ['20102011', '2011-10-20'],
  ['20111020', '2011-10-20'],
  ['12111920', '1920-11-12'],
  ['19121101', '1912-11-01'],
])('eight digits can be read one way only: %s', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date);
});

test.each([
  '',
  '31/02/1988',
  '02/14/1988',
  '14/02/88',
  '140288',
  '1988',
  '1988-02',
  'tomorrow',
  '14//02/1988',
  '00000000',
  '14/02/3024',
])('"%s" is no date', (typed) => {
  expect(readTypedDate(typed)).toBeNull();
});
