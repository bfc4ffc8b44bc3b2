import { daysOfMonth } from '@gangway/contract/core/dates.ts';
import { weekdayOf, weekdays } from '@gangway/contract/fleet/prices.ts';

/** The weeks of a month written YYYY-MM, Monday first; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = daysOfMonth(month);
  const [first = ''] = daysOfMonth(month);
  days.unshift(...Array.from({ length: weekdays.indexOf(weekdayOf(first)) }, () => null));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** A month some months later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last one where that month is shorter. */
export function sameDayIn(month: string, date: string): string {
  const days = daysOfMonth(month);
  return days[Math.min(Number(date.slice(8)), days.length) - 1] ?? date;
}
