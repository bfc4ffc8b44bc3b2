import { formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import { translate } from '#lib/i18n.ts';

/**
 * The day of a sailing in the reader's words. The names come from our own texts: server and browser must write the
 * same, and what they know of dates by themselves differs from version to version.
 */
export function sailingDay(
  date: string,
  withYear = false,
  weekday = nameAt('trip.weekdays', new Date(`${date}T00:00:00Z`).getUTCDay()),
): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return translate(withYear ? 'trip.dayOfYear' : 'trip.day', {
    weekday,
    day: String(Number(day)),
    month: nameAt('trip.months', Number(month) - 1),
    year,
  });
}

/** A moment's time of day at the port. */
export function timeAtPort(instant: string): string {
  return formatInstant(instant).slice(11);
}

/** A moment at the port, its day written as every day of the site: `Sat 5 Dec 2026 08:30`. */
export function momentAtPort(instant: string): string {
  return `${sailingDay(portDate(new Date(instant)), true)} ${timeAtPort(instant)}`;
}

function nameAt(list: 'trip.weekdays' | 'trip.months', index: number): string {
  return translate(list).split(' ')[index] ?? '';
}
