import { createHmac, timingSafeEqual } from 'node:crypto';
import { gatewayMethods } from '@gangway/contract/core/payment-methods.ts';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { PaymentProvider, ProviderState, RawMessage } from '../provider.ts';

export interface SandboxSettings {
  /** Where the gateway answers servers. */
  url: string;
  apiKey: string;
  signingSecret: string;
}

const timeoutMs = 10_000;
const state = z.enum(['pending', 'paid', 'failed', 'canceled']);
const payment = z.object({
  paymentNo: z.string(),
  reference: z.string(),
  amountSen: z.int(),
  currency: z.string(),
  state,
});
const opened = payment.extend({ pageUrl: z.url() });
const unknown = z.object({ error: z.string() });
const page = z.object({ payments: z.array(payment), next: z.int().nullable() });
const refundAnswer = z.object({
  state: z.enum(['done', 'failed']),
  reference: z.string().nullable(),
  error: z.string(),
});
const event = payment.extend({ id: z.string().min(1), type: z.string() });

/** The sandbox gateway, asked over HTTP as any other gateway is. */
export function createSandboxProvider(settings: SandboxSettings): PaymentProvider {
  return {
    name: 'sandbox',
    methods: gatewayMethods,

    async create({ email: _, ...request }) {
      const body = { ...request, expiresAt: request.expiresAt.toISOString() };
      const answer = await ask(settings, 'POST', '/v1/payments', opened, body);
      return { providerRef: answer.reference, jump: { url: answer.pageUrl, method: 'GET', fields: {} } };
    },

    async readMessage(message) {
      requireSignature(message, settings.signingSecret);
      const { id, type, ...about } = readEvent(message.body);
      return { eventId: id, news: type.startsWith('payment.') ? toState(about) : null, answer: 'OK' };
    },

    async query({ paymentNo }) {
      const path = `/v1/payments/${encodeURIComponent(paymentNo)}`;
      const answer = await ask(settings, 'GET', path, payment.or(unknown));
      return 'error' in answer ? null : toState(answer);
    },

    async refund({ refundNo, paymentNo, amountSen }) {
      const body = { refundNo, paymentNo, amountSen };
      const answer = await ask(settings, 'POST', '/v1/refunds', refundAnswer, body);
      return { state: answer.state, providerRef: answer.reference, error: answer.error };
    },

    async list(from, to) {
      const found: ProviderState[] = [];
      for (let after: number | null = 0; after !== null;) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          to: to.toISOString(),
          after: String(after),
        });
        const answer: z.output<typeof page> = await ask(
          settings,
          'GET',
          `/v1/payments?${query.toString()}`,
          page,
        );
        found.push(...answer.payments.map(toState));
        after = answer.next;
      }
      return found;
    },
  };
}

/** What is signed is not therefore a message of this kind. */
function readEvent(body: Buffer): z.output<typeof event> {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new AppError('request.unreadable');
  }
}

function toState({ reference, ...rest }: z.output<typeof payment>): ProviderState {
  return { ...rest, providerRef: reference };
}

async function ask<S extends z.ZodType>(
  { url, apiKey }: SandboxSettings,
  method: 'GET' | 'POST',
  path: string,
  answer: S,
  body?: object,
): Promise<z.output<S>> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isAnswer = response.ok || (response.status === 404 && method === 'GET');
  if (!isAnswer) throw new Error(`the sandbox gateway answered ${response.status} to ${method} ${path}`);
  return answer.parse(await response.json());
}

/**
 * The signature covers the moment of sending and the very bytes of the body. How old a message is does not matter: it may
 * come with any delay, and one that is sent again is known by its id and changes nothing.
 */
function requireSignature({ headers, body }: RawMessage, secret: string): void {
  const header = headers['x-sandbox-signature'];
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (!time || !given) throw new AppError('payment.signature');
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (!timingSafeEqual(right, Buffer.from(given, 'hex'))) throw new AppError('payment.signature');
}
