import { addDays, daysOfMonth } from '@gangway/contract/core/dates.ts';
import { weekdayOf, weekdays } from '@gangway/contract/fleet/prices.ts';

/** The days of a month in weeks from Monday on; null before the first and after the last. */
export function monthWeeks(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdays.indexOf(weekdayOf(days[0] ?? `${month}-01`));
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks: (string | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7) {
    weeks.push(Array.from({ length: 7 }, (_, index) => cells[start + index] ?? null));
  }
  return weeks;
}

/** The month some months later, or earlier; both written YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Where a key leads from a date on the calendar; null for a key that moves nothing. */
export function dateByKey(key: string, date: string): string | null {
  const weekday = weekdays.indexOf(weekdayOf(date));
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return sameDay(date, -1);
    case 'PageDown':
      return sameDay(date, 1);
    default:
      return null;
  }
}

/** The same day of another month, or its last where it is shorter. */
function sameDay(date: string, months: number): string {
  const days = daysOfMonth(addMonths(date.slice(0, 7), months));
  return days[Number(date.slice(8)) - 1] ?? days.at(-1) ?? date;
}
