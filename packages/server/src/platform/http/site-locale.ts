import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { siteLocales } from '@gangway/contract/core/locales.ts';
import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import type { FastifyRequest } from 'fastify';

/** The language a page of the site is sent in: the one chosen before, else the first the browser asks for that we speak. */
export function siteLocaleOf(request: FastifyRequest): SiteLocale {
  const wanted = [
    request.cookies[cookieNames.language] ?? '',
    ...(request.headers['accept-language'] ?? '').split(','),
  ];
  for (const part of wanted) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const spoken = siteLocales.find((locale) => locale === code);
    if (spoken) return spoken;
  }
  return 'en';
}
