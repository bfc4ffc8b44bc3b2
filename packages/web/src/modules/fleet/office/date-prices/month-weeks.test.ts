import { describe, expect, test } from 'vitest';
import { addMonths, dateByKey, monthWeeks } from './month-weeks.ts';

describe('the weeks of a month', () => {
  test('start on Monday and leave the days of other months empty', () => {
    const weeks = monthWeeks('2026-12');
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.at(-1)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
  });

  test('are four when February fills them', () => {
    expect(monthWeeks('2027-02').map((week) => week.length)).toEqual([7, 7, 7, 7]);
  });
});

test('months go over the turn of the year, both ways', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});

describe('keys on the calendar', () => {
  test.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['Home', '2026-12-06', '2026-11-30'],
    ['End', '2026-12-01', '2026-12-06'],
    ['PageUp', '2026-12-15', '2026-11-15'],
    ['PageDown', '2027-01-31', '2027-02-28'],
  ])('%s on %s leads to %s', (key, from, to) => {
    expect(dateByKey(key, from)).toBe(to);
  });

  test('any other moves nothing', () => {
    expect(dateByKey('a', '2026-12-01')).toBeNull();
  });
});
