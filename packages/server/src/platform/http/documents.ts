import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { isMeantForOffice } from '@gangway/contract/core/office-addresses.ts';
import { type Face, faceOf, scannerDocument } from '@gangway/contract/core/pages.ts';
import { prerenderedPages } from '@gangway/contract/core/prerendered.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { begunHash } from './begun-before.ts';
import { serveBuiltFiles } from './built-files.ts';
import { earlyTapsHash } from './early-taps.ts';
import { isApiPath } from './error-handler.ts';
import { keepLanguage, withLanguageOffer } from './language-offer.ts';
import { mendingHash, withMending } from './mend-page.ts';
import { openPrerenderer } from './open-prerenderer.ts';
import { pickEncoding } from './pick-encoding.ts';
import type { Prerenderer } from './prerender.ts';
import { etagOf, inLanguage, type ReadyPage } from './prerendered-document.ts';
import { addPostedReturns } from './posted-returns.ts';
import { contentSecurityPolicy, newNonce, type PolicyOptions } from './security-headers.ts';
import { type SiteVoice, siteVoiceOf } from './site-locale.ts';
import { addBannerStyle, withBanner } from './test-payments-banner.ts';

/** Serves the built web: its files, and one of the three documents for every page. */
export async function serveDocuments(
  app: FastifyInstance,
  webRoot: string,
  tools: {
    live: LiveHub;
    clock: Clock;
    formOrigins: readonly string[];
    testPayments: boolean;
    env: { paymentMessagesPerMinute: number };
  },
): Promise<void> {
  await serveBuiltFiles(app, webRoot);
  await addPostedReturns(app, tools.env.paymentMessagesPerMinute);
  if (tools.testPayments) addBannerStyle(app);
  const readDocument = async (face: Face) =>
    withMending(await readFile(path.join(webRoot, `${face}.html`), 'utf8'));
  const readPaying = async (face: 'site' | 'office') => {
    const document = await readDocument(face);
    return tools.testPayments ? withBanner(document, face) : document;
  };
  const documents = {
    site: await readPaying('site'),
    office: await readPaying('office'),
    scanner: await readDocument('scanner'),
  };
  const prerenderer = await openPrerenderer(app, { webRoot, document: documents.site, ...tools });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const page = pathOf(request);
    const isPage = !isApiPath(page) && !page.startsWith('/assets/');
    if (!isPage || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new AppError('request.notFound');
    if (page === '/') return reply.redirect('/home');
    const face = faceOf(page);
    // Asked for by the service worker, which keeps it: it holds nothing, so nobody need be signed in.
    if (page === scannerDocument) return sendScanner(request, reply, documents.scanner);
    if (face === 'scanner' && hasToken(request)) return sendScanner(request, reply, documents.scanner);
    if (face === 'scanner') return sendToLogin(request, reply);
    if (face === 'office') return sendOffice(request, reply, documents.office);
    // Who works there is told so there.
    if (!face && isMeantForOffice(page) && hasToken(request))
      return sendOffice(request, reply.status(404), documents.office);
    if (face && keepLanguage(request, reply, request.protocol === 'https')) return reply;
    const ready = prerenderer && (await findPrerendered(request, prerenderer));
    siteHeaders(reply, tools.formOrigins, ready ? [ready.styleHash] : []);
    if (ready) return sendPrerendered(request, reply, ready);
    return sendPlain(request, reply.status(face && page !== '/404' ? 200 : 404), documents.site);
  });
}

function sendPlain(request: FastifyRequest, reply: FastifyReply, document: string) {
  const page = plainPage(document, siteVoiceOf(request));
  const etag = etagOf(page);
  reply.header('etag', etag);
  // Only of a page that is there: one that is missing is told so every time.
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.send(page);
}

function plainPage(document: string, { locale, offersChinese }: SiteVoice): string {
  const page = inLanguage(document, locale);
  return offersChinese ? withLanguageOffer(page) : page;
}

function sendOffice(request: FastifyRequest, reply: FastifyReply, document: string) {
  if (!hasToken(request)) return sendToLogin(request, reply);
  // Never told to be the same as before: the nonce in the page a browser kept is not the one of this answer.
  const nonce = newNonce();
  return pageHeaders(reply, { nonce, scriptHashes: [mendingHash] }).send(
    document.replaceAll('__CSP_NONCE__', nonce),
  );
}

/** The same bytes for everybody, without a nonce: the scanning app keeps its document and opens it without us. */
function sendScanner(request: FastifyRequest, reply: FastifyReply, document: string) {
  const etag = etagOf(document);
  pageHeaders(reply, { scriptHashes: [mendingHash], wasm: true }).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.send(document);
}

function hasToken(request: FastifyRequest): boolean {
  return Boolean(request.cookies[cookieNames.token]);
}

/** The page would find this out itself, after loading all of its program. */
function sendToLogin(request: FastifyRequest, reply: FastifyReply) {
  return reply.redirect(`/login?redirect=${encodeURIComponent(request.url)}`);
}

async function findPrerendered(request: FastifyRequest, prerenderer: Prerenderer): Promise<ReadyPage | null> {
  const [path, query] = request.url.split('?', 2);
  // What the route list and the booking show depends on their query; the other pages read none.
  if (path?.startsWith('/shipClient/') && query) return null;
  const page = prerenderedPages.find((candidate) => candidate === path);
  return page ? prerenderer.find(page, siteVoiceOf(request)) : null;
}

function sendPrerendered(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  reply.header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

function siteHeaders(
  reply: FastifyReply,
  formOrigins: readonly string[],
  styleHashes: readonly string[],
): FastifyReply {
  const scriptHashes = [mendingHash, earlyTapsHash, begunHash];
  return pageHeaders(reply, { formOrigins, scriptHashes, styleHashes }).header(
    'vary',
    'accept-language, accept-encoding, cookie',
  );
}

function pageHeaders(reply: FastifyReply, policy: PolicyOptions): FastifyReply {
  return reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(policy),
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
