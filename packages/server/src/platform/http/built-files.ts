import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { offerStyles } from './language-offer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The names a build gives its files; what else is asked for is not looked for on the disk. */
const builtFile = /^[\w-][\w.-]{0,200}$/;

/** Files whose names stay when what is in them changes, and how long a browser may do without asking. */
const plainFiles = {
  'favicon.svg': '1d',
  'robots.txt': '1d',
  [offerStyles]: 0,
  'scanner.webmanifest': 0,
  'scanner-icon.svg': '1d',
  'scanner-icon-192.png': '1d',
  'scanner-icon-512.png': '1d',
  'scanner-worker.js': 0,
};

/** A worker lives by the policy of its own file, not by that of the page: it asks us for files, and reads with WebAssembly. */
const workerFile = /^(scanner-worker|qr-worker-[\w-]+)\.js$/;
const workerPolicy = contentSecurityPolicy({ wasm: true });

/**
 * Serves the files of a web build. Those under /assets carry in their names what is in them, so a browser never asks for
 * one twice; the build keeps those of the last releases for pages that are still open.
 */
export async function serveBuiltFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true });
  app.get('/assets/*', { config: { document: true } }, (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    if (!builtFile.test(file)) return reply.callNotFound();
    forWorkers(file, reply);
    return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
  });
  for (const [file, maxAge] of Object.entries(plainFiles)) {
    app.get(`/${file}`, { config: { document: true } }, (_request, reply) => {
      forWorkers(file, reply);
      return reply.sendFile(file, { maxAge });
    });
  }
}

function forWorkers(file: string, reply: FastifyReply): void {
  if (workerFile.test(file)) reply.header('content-security-policy', workerPolicy);
}
