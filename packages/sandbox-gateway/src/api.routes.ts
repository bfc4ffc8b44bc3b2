import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { findPayment, type GatewayPayment, listPaid, methods, openPayment } from './payments.store.ts';
import { refundPayment } from './refund-payment.ts';

/** A page stays open at least this long, as at other gateways, even when the shop's own time is up sooner. */
const leastOpenMs = 30 * 60_000;

const webAddress = z.url({ protocol: /^https?$/ });
const amountSen = z.int().min(1).max(2_000_000_000);
const number = z.string().min(1).max(60);
const newPayment = z.object({
  paymentNo: number,
  amountSen,
  currency: z.literal('MYR'),
  method: z.enum(methods),
  description: z.string().max(500),
  locale: z.enum(['en', 'zh']),
  returnUrl: webAddress,
  notifyUrl: webAddress,
  expiresAt: z.iso.datetime(),
});
const newRefund = z.object({ refundNo: number, paymentNo: number, amountSen });
const listQuery = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .default('0')
    .transform(Number),
});

/** The calls a shop's server makes, with its key. */
export function addApi(
  app: FastifyInstance,
  options: { pool: pg.Pool; apiKey: string; clock: () => Date; pageUrl(payment: GatewayPayment): string },
): void {
  const { pool, clock, pageUrl } = options;
  app.addHook('onRequest', async (request, reply) => {
    if (isKey(request.headers.authorization, options.apiKey)) return;
    return reply.status(401).send({ error: 'the key is missing or wrong' });
  });

  app.get('/v1/ping', async () => ({ gateway: 'sandbox' }));

  app.post('/v1/payments', async (request, reply) => {
    const wish = newPayment.safeParse(request.body);
    if (!wish.success) return refuse(reply, 422, z.prettifyError(wish.error));
    const now = clock();
    const closesAt = new Date(Math.max(Date.parse(wish.data.expiresAt), now.getTime() + leastOpenMs));
    const payment = await openPayment(pool, { ...wish.data, closesAt }, now);
    if (!payment) return refuse(reply, 409, 'this number was used for another payment');
    return { ...told(payment), pageUrl: pageUrl(payment) };
  });

  app.get<{ Params: { paymentNo: string } }>('/v1/payments/:paymentNo', async (request, reply) => {
    const payment = await findPayment(pool, 'payment_no', request.params.paymentNo);
    return payment ? told(payment) : refuse(reply, 404, 'unknown payment');
  });

  app.get('/v1/payments', async (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 422, z.prettifyError(query.error));
    const { from, to, after } = query.data;
    const payments = await listPaid(pool, new Date(from), new Date(to), after);
    return { payments: payments.map(told), next: payments.at(-1)?.id ?? null };
  });

  app.post('/v1/refunds', async (request, reply) => {
    const wish = newRefund.safeParse(request.body);
    if (!wish.success) return refuse(reply, 422, z.prettifyError(wish.error));
    return refundPayment(pool, wish.data, clock());
  });
}

function told({ paymentNo, reference, amountSen, refundedSen, currency, state }: GatewayPayment) {
  return {
    paymentNo,
    reference,
    amountSen,
    refundedSen,
    currency,
    state: state === 'open' ? 'pending' : state,
  };
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.status(status).send({ error });
}

function isKey(header: string | undefined, key: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
