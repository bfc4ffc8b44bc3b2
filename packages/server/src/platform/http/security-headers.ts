import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './error-handler.ts';

const shared = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

export interface PolicyOptions {
  /** The back office's styles carry it, because its components make them as they go. */
  nonce?: string;
  /** The scripts that stand in the document itself. */
  scriptHashes?: readonly string[];
  /** The styles that stand in the document itself. */
  styleHashes?: readonly string[];
  /** The scanning app reads pictures with WebAssembly. */
  wasm?: boolean;
  /** Where forms may go besides: the page of a gateway that wants to be posted to. */
  formOrigins?: readonly string[];
}

/** The policy of a document. */
export function contentSecurityPolicy({
  nonce,
  scriptHashes = [],
  styleHashes = [],
  wasm = false,
  formOrigins = [],
}: PolicyOptions): string {
  return [
    ...shared,
    ["form-action 'self'", ...formOrigins].join(' '),
    ["script-src 'self'", ...(wasm ? ["'wasm-unsafe-eval'"] : []), ...scriptHashes].join(' '),
    ["style-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...styleHashes].join(' '),
  ].join('; ');
}

export const newNonce = () => randomBytes(16).toString('base64');

/** The headers every answer carries. Documents set their own policy over the strict one here. */
export function addSecurityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  // Not async, as everything here that comes with every request: it waits for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(self), serial=(self), fullscreen=(self), geolocation=(), microphone=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': request.id,
    });
    // Answers hold what is one person's only; no cache between here and them may keep it.
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    if (options.https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
