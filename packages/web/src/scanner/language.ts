import type { Locale } from '@gangway/contract/core/locales.ts';
import { activateLocale } from '#lib/i18n.ts';

const catalogues = {
  en: () => import('virtual:messages/scanner/en'),
  zh: () => import('virtual:messages/scanner/zh'),
  ko: async () => {
    const [texts, { learnKorean }] = await Promise.all([
      import('virtual:messages/scanner/ko'),
      import('#lib/korean.ts'),
    ]);
    learnKorean();
    return texts;
  },
};

/** Turns the scanning app to a language. */
export function speak(locale: Locale, { keep }: { keep: boolean }): Promise<void> {
  return activateLocale(locale, (wanted) => catalogues[wanted](), keep);
}
