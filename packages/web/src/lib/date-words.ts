import { daysBetween } from '@gangway/contract/core/dates.ts';
import { currentLocale } from './i18n.ts';

const tags = { en: 'en-GB', zh: 'zh-CN', ko: 'ko-KR' };

/** A plain date as it is spoken: `Saturday 5 December`. */
export function dayName(date: string): string {
  return write(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The same with its year. */
export function dayOfYearName(date: string): string {
  return write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** A plain date where there is little room: `5 Dec`. */
export function shortDay(date: string): string {
  return write(date, { day: 'numeric', month: 'short' });
}

/** A month written YYYY-MM as a heading: `December 2026`. */
export function monthName(month: string): string {
  return write(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** The names of the weekdays, Monday first. */
export function weekdayNames(length: 'short' | 'long' = 'short'): string[] {
  // 5 January 2026 is a Monday.
  return daysBetween('2026-01-05', '2026-01-11', 7).map((date) => write(date, { weekday: length }));
}

export function weekdayName(date: string): string {
  return write(date, { weekday: 'short' });
}

function write(date: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(tags[currentLocale()], { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
