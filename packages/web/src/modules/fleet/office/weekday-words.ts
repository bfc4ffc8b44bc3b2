import { type Weekday, weekdays } from '@gangway/contract/fleet/prices.ts';
import { weekdayNames } from '#lib/date-words.ts';

/** A weekday in words. */
export function weekdayWords(day: Weekday, length: 'short' | 'long'): string {
  return weekdayNames(length)[weekdays.indexOf(day)] ?? '';
}
