import type { Locale } from '@gangway/contract/core/locales.ts';
import dayjs from 'dayjs';
import { activateLocale } from '#lib/i18n.ts';

const catalogues = {
  en: () => import('virtual:messages/office/en'),
  zh: () => import('virtual:messages/office/zh'),
  ko: async () => {
    const [texts, { learnKorean }] = await Promise.all([
      import('virtual:messages/office/ko'),
      import('#lib/korean.ts'),
    ]);
    learnKorean();
    return texts;
  },
};

const calendars: Record<Locale, { name: string; load: () => Promise<unknown> }> = {
  en: { name: 'en', load: async () => {} },
  zh: { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
  ko: { name: 'ko', load: () => import('dayjs/locale/ko') },
};

/** Turns the back office to a language: its texts, and the names of days and months in calendars. */
export async function speak(locale: Locale, { keep }: { keep: boolean }): Promise<void> {
  const calendar = calendars[locale];
  await calendar.load();
  dayjs.locale(calendar.name);
  await activateLocale(locale, (wanted) => catalogues[wanted](), keep);
}

/** The name date pickers know a language by. */
export function calendarLocale(locale: Locale): string {
  return calendars[locale].name;
}
