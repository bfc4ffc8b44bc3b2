import { addDays, addMonths, daysOfMonth } from '@gangway/contract/core/dates.ts';

/**
 * The day a key leads to in a year whose months are rows, or columns where it is `isTall`; null where the key is none of
 * its. Days stay within their month, and months within the year.
 */
export function stepDay(key: string, date: string, isTall: boolean): string | null {
  const month = date.slice(0, 7);
  const ofMonth = daysOfMonth(month);
  if (key === 'Home') return ofMonth[0] ?? date;
  if (key === 'End') return ofMonth.at(-1) ?? date;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return null;
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isAlong !== isTall) {
    const day = addDays(date, step);
    return day.startsWith(month) ? day : date;
  }
  const day = addMonths(date, step);
  return day.slice(0, 4) === date.slice(0, 4) ? day : date;
}
