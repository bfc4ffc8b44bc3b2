import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnections } from './close-connections.ts';

test('an answer under way when the stop begins is finished, and its connection closed with it', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 3_600_000 });
  closeConnections(app);
  const body = new PassThrough();
  app.get('/', (_request, reply) => reply.send(body));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  client.setEncoding('utf8').on('data', (text: string) => (answer += text));
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  body.write('begun');
  await once(client, 'data');

  const stopped = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  body.end(' and ended');

  await Promise.all([stopped, once(client, 'close')]);
  expect(answer).toContain('and ended');
});
