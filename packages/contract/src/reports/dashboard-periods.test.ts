import { expect, test } from 'vitest';
import { type ComparedPeriod, monthPeriods, todayPeriods } from './dashboard-periods.ts';

test('today so far is held against the same hours of the same day a month and a year before', () => {
  expect(words(todayPeriods(new Date('2026-11-16T02:30:00Z')))).toEqual({
    now: '2026-11-16 00:00 to 2026-11-17 00:00',
    lastMonth: '2026-10-16 00:00 to 2026-10-16 10:30',
    lastYear: '2025-11-16 00:00 to 2025-11-16 10:30',
  });
});

test('the day begins at midnight of the port, whatever day it is in Greenwich', () => {
  expect(words(todayPeriods(new Date('2026-11-15T16:00:00Z'))).now).toBe(
    '2026-11-16 00:00 to 2026-11-17 00:00',
  );
  expect(words(todayPeriods(new Date('2026-11-15T15:59:59Z'))).now).toBe(
    '2026-11-15 00:00 to 2026-11-16 00:00',
  );
});

test('a day a shorter month does not have is held against its last one', () => {
  expect(words(todayPeriods(new Date('2026-10-31T04:00:00Z'))).lastMonth).toBe(
    '2026-09-30 00:00 to 2026-09-30 12:00',
  );
  expect(words(todayPeriods(new Date('2028-02-29T04:00:00Z'))).lastYear).toBe(
    '2027-02-28 00:00 to 2027-02-28 12:00',
  );
});

test('the month so far is held against as much of the months before', () => {
  expect(words(monthPeriods(new Date('2026-11-16T02:30:00Z')))).toEqual({
    now: '2026-11-01 00:00 to 2026-12-01 00:00',
    lastMonth: '2026-10-01 00:00 to 2026-10-16 10:30',
    lastYear: '2025-11-01 00:00 to 2025-11-16 10:30',
  });
});

test('where the month before was shorter, all of it counts and nothing of the next', () => {
  expect(words(monthPeriods(new Date('2026-03-30T04:00:00Z'))).lastMonth).toBe(
    '2026-02-01 00:00 to 2026-03-01 00:00',
  );
  expect(words(monthPeriods(new Date('2028-02-29T04:00:00Z'))).lastYear).toBe(
    '2027-02-01 00:00 to 2027-03-01 00:00',
  );
});

test('January is held against December of the year before', () => {
  expect(words(monthPeriods(new Date('2026-12-31T16:00:00Z')))).toEqual({
    now: '2027-01-01 00:00 to 2027-02-01 00:00',
    lastMonth: '2026-12-01 00:00 to 2026-12-01 00:00',
    lastYear: '2026-01-01 00:00 to 2026-01-01 00:00',
  });
});

/** Written out by hand above, so the words are made without the code under test: the port is eight hours ahead. */
function words(periods: ComparedPeriod): Record<string, string> {
  const at = (moment: Date) =>
    new Date(moment.getTime() + 28_800_000).toISOString().slice(0, 16).replace('T', ' ');
  return Object.fromEntries(
    Object.entries(periods).map(([name, { from, to }]) => [name, `${at(from)} to ${at(to)}`]),
  );
}
