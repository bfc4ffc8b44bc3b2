import type { FastifyInstance } from 'fastify';

/** One line a request. It names the call, never the address as typed: that could hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'document',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        accountId: request.caller?.accountId ?? null,
        reason: request.failure,
      },
      'request',
    );
    done();
  });
}
