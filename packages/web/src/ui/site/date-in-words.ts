import { sailingDay } from './day-words.ts';

/** A date that is no sailing's, of a document or a birth: as every day of the site is written, without the day of the week. */
export function dateInWords(date: string): string {
  return sailingDay(date, true, '').trim();
}
