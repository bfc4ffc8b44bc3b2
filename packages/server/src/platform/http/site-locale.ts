import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { isLocale, siteLocales } from '@gangway/contract/core/locales.ts';
import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import type { FastifyRequest } from 'fastify';
import { wantedFirst } from './wanted-languages.ts';

/** How a page of the site is sent: its language, and whether the reader is offered the other one. */
export interface SiteVoice {
  locale: SiteLocale;
  offersChinese: boolean;
}

/** English, whatever the browser prefers, until another language was chosen; a Chinese browser is offered Chinese till then. */
export function siteVoiceOf(request: FastifyRequest): SiteVoice {
  const chosen = request.cookies[cookieNames.language];
  const locale = siteLocales.find((spoken) => spoken === chosen) ?? 'en';
  return {
    locale,
    offersChinese: !isLocale(chosen) && wantedFirst(request.headers['accept-language'], siteLocales) === 'zh',
  };
}
