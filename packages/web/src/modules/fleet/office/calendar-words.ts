import { type Weekday, weekdays } from '@gangway/contract/fleet/prices.ts';
import { currentLocale } from '#lib/i18n.ts';

const tags = { en: 'en-GB', zh: 'zh-CN', ko: 'ko-KR' } as const;

/** A month written YYYY-MM, in words. */
export function monthWords(month: string): string {
  return words(`${month}-01`, { year: 'numeric', month: 'long' });
}

/** A plain date with its weekday, in words. */
export function dateWords(date: string): string {
  return words(date, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
}

/** A weekday in words. */
export function weekdayWords(day: Weekday, length: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return words(`2024-01-0${weekdays.indexOf(day) + 1}`, { weekday: length });
}

function words(date: string, format: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(tags[currentLocale()], { ...format, timeZone: 'UTC' }).format(at);
}
