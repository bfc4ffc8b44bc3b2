import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Receiver {
  url: string;
  port: number;
  received: { headers: IncomingHttpHeaders; body: Buffer }[];
  answerWith(status: number): void;
  stop(): Promise<void>;
}

/** Somebody who takes whatever is posted to them and keeps it. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      // Asked whether it is one of ours, a stranger has no idea.
      if (request.method === 'GET') return response.writeHead(404).end();
      received.push({ headers: request.headers, body });
      return response.writeHead(status).end('OK');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    answerWith: (next) => {
      status = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
