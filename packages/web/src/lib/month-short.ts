import { currentLocale } from './i18n.ts';

/** A month written YYYY-MM where there is little room: `Dec`. By itself, because the pages of the site never need it. */
export function monthShort(month: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
