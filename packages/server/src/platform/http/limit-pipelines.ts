import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Browsers and proxies wait for an answer before they ask again over the same connection. */
const mostAtOnce = 50;

/**
 * Hangs up on a connection over which more is asked than anybody waits for: thousands of requests fit into a packet, and each would be
 * under way at once, however slow the other end is to take the answers.
 */
export function limitPipelines(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const now = (underWay.get(socket) ?? 0) + more;
    underWay.set(socket, now);
    return now;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw;
    if (count(socket, 1) <= mostAtOnce) return done();
    socket.destroy();
    done(new AppError('request.tooMany', { minutes: 1 }));
  });
  app.addHook('onResponse', (request, _reply, done) => {
    count(request.raw.socket, -1);
    done();
  });
}
