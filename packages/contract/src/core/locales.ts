/** Languages of the back office; the customer site has the first two. */
export const locales = ['en', 'zh', 'ko'] as const;
export type Locale = (typeof locales)[number];
export const siteLocales = ['en', 'zh'] as const satisfies readonly Locale[];
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
