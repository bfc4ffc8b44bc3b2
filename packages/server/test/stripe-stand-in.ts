import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Fields = Record<string, string>;
type Thing = Record<string, unknown> & { id: string; created: number };

export interface StripeStandIn {
  url: string;
  /** Every request as it came, form fields by their names. */
  requests: {
    method: string;
    path: string;
    key: string | undefined;
    auth: string | undefined;
    fields: Fields;
  }[];
  sessions: Thing[];
  refunds: Thing[];
  /** What the next refund becomes. */
  refundsBecome(status: string, failureReason?: string): void;
  /** Answers everything with this status until it is told null. */
  failWith(status: number | null): void;
  /** Forgets the idempotency keys, as Stripe does after a while. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

/** So much of Stripe's API over HTTP as the adapter asks for, with its idempotency keys and its pages of lists. */
export async function startStripeStandIn(pageSize = 2): Promise<StripeStandIn> {
  const requests: StripeStandIn['requests'] = [];
  const sessions: Thing[] = [];
  const refunds: Thing[] = [];
  const answers = new Map<string, object>();
  let refundStatus: { status: string; failure_reason?: string } = { status: 'succeeded' };
  let failure: number | null = null;

  function answer(method: string, path: string, fields: Fields): object | null {
    if (method === 'POST' && path === '/v1/checkout/sessions') return newSession(sessions, fields);
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      const [from, to] = [Number(fields['created[gte]'] ?? 0), Number(fields['created[lt]'] ?? Infinity)];
      const listed = sessions.filter(
        (one) => one.created >= from && one.created < to && one['status'] === fields['status'],
      );
      return pageOf(listed, fields, path, pageSize);
    }
    if (method === 'GET' && path.startsWith('/v1/checkout/sessions/'))
      return sessions.find(({ id }) => path.endsWith(`/${id}`)) ?? null;
    if (method === 'GET' && path === '/v1/refunds') {
      const listed = refunds.filter((one) => one['payment_intent'] === fields['payment_intent']);
      return pageOf(listed, fields, path, pageSize);
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const refund = {
        id: `re_${refunds.length + 1}`,
        object: 'refund',
        created: 1,
        payment_intent: fields['payment_intent'],
        amount: Number(fields['amount']),
        metadata: { refundNo: fields['metadata[refundNo]'] },
        ...refundStatus,
      };
      refunds.push(refund);
      return refund;
    }
    return null;
  }

  const server = createServer((request, response) => {
    void read(request).then(({ method, path, fields }) => {
      const key = request.headers['idempotency-key'];
      const name = typeof key === 'string' ? key : undefined;
      requests.push({ method, path, key: name, auth: request.headers.authorization, fields });
      const failed = failure === null ? null : { error: { type: 'api_error', message: 'not now' } };
      const known = method === 'POST' && name ? answers.get(name) : undefined;
      const made = failed ?? known ?? answer(method, path, fields);
      if (!failed && made && method === 'POST' && name) answers.set(name, made);
      const missing = { error: { type: 'invalid_request_error', message: `No such object: ${path}` } };
      response.writeHead(failure ?? (made ? 200 : 404), { 'content-type': 'application/json' });
      response.end(JSON.stringify(made ?? missing));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sessions,
    refunds,
    refundsBecome: (status, failureReason) => {
      refundStatus = { status, ...(failureReason ? { failure_reason: failureReason } : {}) };
    },
    failWith: (status) => {
      failure = status;
    },
    forgetKeys: () => answers.clear(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage) {
  const url = new URL(request.url ?? '/', 'http://stripe');
  const body = await text(request);
  const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
  return { method: request.method ?? '', path: url.pathname, fields };
}

function newSession(sessions: Thing[], fields: Fields): Thing {
  const id = `cs_test_${sessions.length + 1}`;
  const session = {
    id,
    object: 'checkout.session',
    created: Math.floor(Date.now() / 1000),
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
    currency: fields['line_items[0][price_data][currency]'],
    client_reference_id: fields['client_reference_id'],
    metadata: { paymentNo: fields['metadata[paymentNo]'] },
  };
  sessions.push(session);
  return session;
}

function pageOf(all: Thing[], fields: Fields, url: string, size: number): object {
  const start = all.findIndex(({ id }) => id === fields['starting_after']) + 1;
  const data = all.slice(start, start + size);
  return { object: 'list', url, has_more: start + size < all.length, data };
}
