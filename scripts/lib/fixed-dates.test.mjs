import { expect, test } from 'vitest';
import { findFixedDates, setsClock } from './fixed-dates.mjs';

const find = (...lines) => findFixedDates(new Map([['a.spec.ts', lines.join('\n')]]));

test('a day and a month to come are refused, with the line they stand in', () => {
  expect(find('const one = 1;', "await field.fill('2036-01-01');", 'open(`?month=2027-10`);')).toEqual([
    'a.spec.ts:2 2036-01-01 will be over one day: reckon it from now, or say why in a comment.',
    'a.spec.ts:3 2027-10 will be over one day: reckon it from now, or say why in a comment.',
  ]);
});

test('a day put together of numbers is one too', () => {
  expect(
    find('new Date(Date.UTC(2027, 0, day));', 'new Date(2028, 1);', 'Date.UTC(2024, 0, 1);'),
  ).toHaveLength(2);
});

test('a day long past, and one that never comes, are no problem', () => {
  expect(
    find("born('1990-05-05');", "from('2025-02-30');", "to('9999-12-31');", "tel('2026-5550');"),
  ).toEqual([]);
});

test('a reason allows the dates of its statement, and no more', () => {
  const lines = [
    '// Fixed dates: the moon says when.',
    'const days = [',
    "  '2027-01-22',",
    '];',
    "open('2027-01-22');",
  ];
  expect(find(...lines)).toEqual([expect.stringMatching(/^a\.spec\.ts:5 2027-01-22 /)]);
  expect(
    find("const noon = '2026-12-01'; // Fixed date: so is the clock.", "open('2026-12-01');"),
  ).toHaveLength(1);
});

test('a marker without a reason allows nothing', () => {
  expect(find('// Fixed date:', "open('2027-01-22');")).toHaveLength(1);
});

test('a clock that is set is known from one that is let go', () => {
  expect(['server.setNow(now);', 'server.setNow(null);', ''].map(setsClock)).toEqual([true, false, false]);
  expect(setsClock('const now = new Date();\nserver.setNow(now);')).toBe(false);
});
