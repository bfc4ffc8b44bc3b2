/** Languages of the back office; the customer site has the first two. */
export const locales = ['en', 'zh', 'ko'] as const;
export type Locale = (typeof locales)[number];
export const siteLocales = ['en', 'zh'] as const satisfies readonly Locale[];
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The first language of an Accept-Language header that we speak. */
export function pickLocale(wanted: string | undefined): Locale {
  for (const part of (wanted ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(code)) return code;
  }
  return defaultLocale;
}
