import { portZone } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';

const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN', ko: 'ko-KR' };

/** A moment at the port as it is spoken: `Saturday 5 December 2026, 09:00`. */
export function momentWords(locale: Locale, at: Date | string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: portZone }).format(new Date(at));
  const day = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return locale === 'en' ? `${day}, ${time}` : `${day} ${time}`;
}
