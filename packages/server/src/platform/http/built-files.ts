import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { offerStyles } from './language-offer.ts';

/** The names a build gives its files; what else is asked for is not looked for on the disk. */
const builtFile = /^[\w-][\w.-]{0,200}$/;

/** Files whose names stay when what is in them changes, and how long a browser may do without asking. */
const plainFiles = { 'favicon.svg': '1d', 'robots.txt': '1d', [offerStyles]: 0 };

/**
 * Serves the files of a web build. Those under /assets carry in their names what is in them, so a browser never asks for
 * one twice; the build keeps those of the last releases for pages that are still open.
 */
export async function serveBuiltFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true });
  app.get('/assets/*', { config: { document: true } }, (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    if (!builtFile.test(file)) return reply.callNotFound();
    return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
  });
  for (const [file, maxAge] of Object.entries(plainFiles)) {
    app.get(`/${file}`, { config: { document: true } }, (_request, reply) =>
      reply.sendFile(file, { maxAge }),
    );
  }
}
