import type { FastifyInstance } from 'fastify';

/**
 * While the process stops, every answer closes its connection. Idle ones are closed at once, but one that a browser or
 * a proxy keeps open after its last answer would hold the stop up until it is tired of it.
 */
export function closeConnections(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  // An answer that had begun before says nothing of it: its connection is closed when it is through.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (stopping) app.server.closeIdleConnections();
    done();
  });
}
