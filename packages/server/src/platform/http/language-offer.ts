import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { siteLocales } from '@gangway/contract/core/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translate } from '../messages/translate.ts';

/** The file its looks come from; only pages that carry the offer ask for it. */
export const offerStyles = 'language-offer.css';

const year = 365 * 24 * 3600;

/**
 * A page with one line on top that offers Chinese. Two plain links, which work before any script and without one, and cost
 * those who are not offered anything nothing.
 */
export function withLanguageOffer(document: string): string {
  const line =
    `<aside class="language-offer" lang="zh-CN" aria-label="${say('text')}"><span>${say('text')}</span> ` +
    `<a href="?language=zh" rel="nofollow">${say('take')}</a> <a href="?language=en" rel="nofollow">${say('leave')}</a></aside>`;
  return document
    .replace('</head>', () => `<link rel="stylesheet" href="/${offerStyles}"></head>`)
    .replace('<div id="root">', () => `${line}<div id="root">`);
}

const say = (id: 'text' | 'take' | 'leave') => translate('zh', `languageOffer.${id}`);

/** Keeps the language one of the two links names, and leads back to the page it stood on; false for any other request. */
export function keepLanguage(request: FastifyRequest, reply: FastifyReply, https: boolean): boolean {
  const [page = '/', query] = request.url.split('?', 2);
  const wanted = new URLSearchParams(query).get('language');
  const locale = siteLocales.find((spoken) => spoken === wanted);
  if (!locale) return false;
  const cookie = { path: '/', maxAge: year, sameSite: 'lax', secure: https } as const;
  reply
    .setCookie(cookieNames.language, locale, cookie)
    .header('cache-control', 'no-store')
    .redirect(page + queryBefore(request, page), 303);
  return true;
}

/** The link knows no query; the page it stood on may have had one. */
function queryBefore({ headers }: FastifyRequest, page: string): string {
  const from = URL.parse(headers.referer ?? '');
  if (!from || from.host !== headers.host || from.pathname !== page) return '';
  from.searchParams.delete('language');
  return from.search;
}
