import { describe, expect, test } from 'vitest';
import { addMonths, sameDayIn, weeksOf } from './month-grid.ts';

describe('the weeks of a month', () => {
  test('start on Monday and are whole', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
  });

  test('are four where February fills them', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2027-02').flat()).not.toContain(null);
  });
});

test('months go over the year in both directions', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

test('the same day of a shorter month is its last', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2027-03', '2027-02-28')).toBe('2027-03-28');
});
