import type { FastifyInstance } from 'fastify';

/** Pages some gateways send their customers back to by posting a form. */
const pages = ['/return', '/notify'];

/**
 * Leads a posted return to the page itself. What the form says is not read: the true state of a payment comes from the
 * gateway's own messages and from asking it.
 */
export async function addPostedReturns(app: FastifyInstance): Promise<void> {
  await app.register(async (posted) => {
    posted.removeAllContentTypeParsers();
    posted.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null));
      payload.once('error', done);
    });
    for (const page of pages)
      posted.post(page, { config: { document: true } }, (request, reply) => reply.redirect(request.url, 303));
  });
}
