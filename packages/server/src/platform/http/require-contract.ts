import type { FastifyInstance } from 'fastify';

/** Refuses to start with a route that is neither a call of the contract nor a document. */
export function requireContract(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.call || route.config?.document) return;
    throw new Error(
      `${String(route.method)} ${route.url} is not in the contract: define the call there first`,
    );
  });
}
