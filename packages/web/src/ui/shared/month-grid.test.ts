import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfterKey, monthAfter, sameDayIn, weeksOf } from './month-grid.ts';

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

  test('hold every day once, also where the first is a Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  test('are four where February fills them', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2027-02').flat()).not.toContain(null);
  });
});

test('months go over the year in both directions', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('the same day of a shorter month is its last', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2027-03', '2027-02-28')).toBe('2027-03-28');
});

describe('a key on the calendar', () => {
  test.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Tab', null],
    ['a', null],
  ])('%s leads from 1 December to %s', (key, day) => {
    expect(dayAfterKey(key, '2026-12-01')).toBe(day);
  });

  test('by months stays within shorter ones', () => {
    expect(dayAfterKey('PageUp', '2026-03-31')).toBe('2026-02-28');
    expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  });

  test('never leaves the week by Home or End', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (at) => {
        const day = at.toISOString().slice(0, 10);
        const [monday, sunday] = [dayAfterKey('Home', day), dayAfterKey('End', day)];
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(new Date(`${sunday}T00:00:00Z`).getUTCDay()).toBe(0);
        expect((monday ?? '') <= day && day <= (sunday ?? '')).toBe(true);
      }),
    );
  });
});
