import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { asReached, keptName } from './own-names.ts';
import { missingPage, paymentPage } from './page.ts';
import { type Decision, decide, findPayment, type GatewayPayment, methods } from './payments.store.ts';

const assets = {
  'page.css': { type: 'text/css; charset=utf-8', content: readAsset('page.css') },
  'icon.svg': { type: 'image/svg+xml', content: readAsset('icon.svg') },
};

const form = z.object({
  decision: z.enum(['paid', 'failed', 'canceled']),
  method: z.enum(methods),
  behaviour: z.enum(['now', 'later', 'twice', 'never']).default('now'),
  seconds: z.coerce.number().int().min(1).max(86_400).catch(30),
});

interface Visit {
  Params: { reference: string };
  Querystring: { lang?: string };
}

/** The pages a payer sees. They work without any script. */
export function addPages(
  app: FastifyInstance,
  options: { pool: pg.Pool; clock: () => Date; shopName: string; onDecided(): void },
): void {
  const { pool, clock, shopName } = options;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  for (const [name, { type, content }] of Object.entries(assets))
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'cache-control': 'max-age=3600',
          'x-content-type-options': 'nosniff',
        })
        .send(content),
    );

  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404, missingPage('en'), null));

  const find = async (request: FastifyRequest<Visit>): Promise<GatewayPayment | null> => {
    const payment = await findPayment(pool, 'reference', request.params.reference);
    return payment && { ...payment, returnUrl: asReached(payment.returnUrl, request) };
  };

  app.get<Visit>('/pay/:reference', async (request, reply) => {
    const payment = await find(request);
    if (!payment) return sendPage(reply, 404, missingPage(languageOf(request, 'en')), null);
    const language = languageOf(request, payment.locale);
    reply.headers(keptName(request, payment.returnUrl));
    return sendPage(reply, 200, paymentPage(payment, language, shopName), payment);
  });

  app.post<Visit>('/pay/:reference', async (request, reply) => {
    const payment = await find(request);
    if (!payment) return sendPage(reply, 404, missingPage(languageOf(request, 'en')), null);
    const filled = form.safeParse(request.body);
    if (!filled.success)
      return reply.redirect(`/pay/${payment.reference}?lang=${languageOf(request, payment.locale)}`, 303);
    const { decision, method, behaviour, seconds } = filled.data;
    const made: Decision = {
      state: decision,
      method,
      callbacks: behaviour === 'never' ? 0 : behaviour === 'twice' ? 2 : 1,
      delaySeconds: behaviour === 'later' ? seconds : 0,
    };
    if (await decide(pool, payment, made, clock())) options.onDecided();
    return reply.redirect(payment.returnUrl, 303);
  });
}

function sendPage(reply: FastifyReply, status: number, page: string, payment: GatewayPayment | null) {
  // The answer to the form leads back to the shop, and browsers hold such a redirect against form-action too.
  const shop = payment ? ` ${new URL(payment.returnUrl).origin}` : '';
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action 'self'${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(page);
}

function languageOf({ query }: FastifyRequest<Visit>, fallback: 'en' | 'zh'): 'en' | 'zh' {
  return query.lang === 'zh' || query.lang === 'en' ? query.lang : fallback;
}

function readAsset(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
