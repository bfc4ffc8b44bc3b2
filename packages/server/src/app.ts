import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type pg from 'pg';
import type { Env } from './env.ts';
import { AppError } from './platform/app-error.ts';
import type { Clock } from './platform/clock.ts';
import { addressKey } from './platform/http/address-key.ts';
import { refuseClient } from './platform/http/client-errors.ts';
import { closeConnections } from './platform/http/close-connections.ts';
import { connectionLimits } from './platform/http/connection-limits.ts';
import { serveDocuments } from './platform/http/documents.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { limitPipelines } from './platform/http/limit-pipelines.ts';
import { addMetrics } from './platform/http/metrics.ts';
import { readableUrl } from './platform/http/readable-url.ts';
import { longestInOneGo, shortestPacked } from './platform/http/ready-answer.ts';
import { logRequests } from './platform/http/request-log.ts';
import { requireContract } from './platform/http/require-contract.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import type { LiveHub } from './platform/live/live-hub.ts';

const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** The HTTP server with everything that is the same for every call; `addRoutes` brings the calls. */
export async function createApp(options: {
  env: Env;
  log: FastifyBaseLogger;
  pool: pg.Pool;
  live: LiveHub;
  clock: Clock;
  webRoot: string | null;
  formOrigins: readonly string[];
  /** Whether the pages say that no money moves. */
  testPayments: boolean;
  silentMs?: number | undefined;
  addRoutes(app: FastifyInstance, registry: Registry): void;
}): Promise<FastifyInstance> {
  const { env } = options;
  if (env.production && env.publicUrl.startsWith('https:') && env.trustProxy === null)
    options.log.warn(
      'PUBLIC_URL is https and TRUST_PROXY is off: behind a proxy all visitors would count as one address, and share its limits',
    );
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy ?? false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    ...connectionLimits(env.requestTimeoutMs, options.silentMs),
    clientErrorHandler: refuseClient,
    // Longer than any address Node takes: how long a param may be is the contract's to say.
    routerOptions: { maxParamLength: 20_000 },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    // What still comes over an open connection is served, and asked whether it is ready the process says no itself.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  // Calls take JSON only; Fastify would read plain text as well.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  app.decorateRequest('failure', null);
  limitPipelines(app);
  requireContract(app);
  addSecurityHeaders(app, { https: env.publicUrl.startsWith('https:') });
  handleErrors(app);
  closeConnections(app);
  logRequests(app);
  const registry = addMetrics(app, options.pool);
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 0 } });
  await app.register(compress, {
    threshold: shortestPacked,
    syncThreshold: longestInOneGo,
    encodings: ['br', 'gzip'],
  });
  await app.register(rateLimit, {
    max: env.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: () => new AppError('request.tooMany', { minutes: 1 }),
  });
  options.addRoutes(app, registry);
  if (options.webRoot) await serveDocuments(app, options.webRoot, options);
  else
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
      throw new AppError('request.notFound');
    });
  return app;
}
