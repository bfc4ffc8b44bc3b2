import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { faceOf } from '@gangway/contract/core/pages.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isApiPath } from './error-handler.ts';
import { contentSecurityPolicy, newNonce } from './security-headers.ts';

/** Serves the built web: files under /assets for ever, and one of the two documents for every page. */
export async function serveDocuments(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
  });
  app.get('/assets/*', { config: { document: true } }, (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .sendFile(`assets/${file}`);
  });
  for (const file of ['favicon.svg', 'robots.txt']) {
    app.get(`/${file}`, { config: { document: true } }, (_request, reply) => reply.sendFile(file));
  }
  const documents = {
    site: await readFile(path.join(webRoot, 'site.html'), 'utf8'),
    office: await readFile(path.join(webRoot, 'office.html'), 'utf8'),
  };
  app.setNotFoundHandler(async (request, reply) => {
    const page = pathOf(request);
    const isPage = !isApiPath(page) && !page.startsWith('/assets/');
    if (!isPage || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new AppError('request.notFound');
    return sendPage(request, reply, documents);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  documents: Record<'site' | 'office', string>,
) {
  const page = pathOf(request);
  if (page === '/') return reply.redirect('/home');
  const face = faceOf(page);
  if (face === 'office' && !request.cookies[cookieNames.token]) {
    // The page would find this out itself, after loading the whole back office.
    return reply.redirect(`/login?redirect=${encodeURIComponent(request.url)}`);
  }
  const nonce = face === 'office' ? newNonce() : null;
  const html = documents[face ?? 'site'];
  return reply
    .status(face && page !== '/404' ? 200 : 404)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(nonce),
    })
    .send(nonce ? html.replaceAll('__CSP_NONCE__', nonce) : html);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
