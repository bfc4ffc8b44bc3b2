import type { Locale } from '@gangway/contract/core/locales.ts';

const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN', ko: 'ko-KR' };

/** A plain date in words: `30 November 2026`. */
export function dateWords(date: string, locale: Locale): string {
  return write(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A month written YYYY-MM in words: `November 2026`. */
export function monthWords(month: string, locale: Locale): string {
  return write(`${month}-01`, locale, { month: 'long', year: 'numeric' });
}

function write(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
