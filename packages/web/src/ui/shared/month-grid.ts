import { addDays, addMonths, daysOfMonth } from '@gangway/contract/core/dates.ts';

/** The weeks of a month written YYYY-MM, Monday first; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = daysOfMonth(month);
  days.unshift(...Array.from({ length: placeInWeek(`${month}-01`) }, () => null));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Where a key leads from a day, or null when it leads nowhere: arrows, Home and End in the week, pages by month. */
export function dayAfterKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day));
    case 'End':
      return addDays(day, 6 - placeInWeek(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

/** The month some months later, or earlier; both written YYYY-MM. */
export function monthAfter(month: string, count: number): string {
  return addMonths(`${month}-01`, count).slice(0, 7);
}

/** The same day of another month, or its last one where that month is shorter. */
export function sameDayIn(month: string, date: string): string {
  const days = daysOfMonth(month);
  return days[Math.min(Number(date.slice(8)), days.length) - 1] ?? date;
}

/** Monday is 0. */
function placeInWeek(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
