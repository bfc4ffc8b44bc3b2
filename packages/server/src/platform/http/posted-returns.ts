import type { FastifyInstance } from 'fastify';

/** Pages some gateways send their customers back to by posting a form. */
const pages = ['/return', '/notify'];

/** Far more than any gateway posts: a payment's number, a state and a signature. */
const maxBytes = 64 * 1024;
/**
 * Leads a posted return to the page itself. What the form says is not read: the true state of a payment comes from the
 * gateway's own messages and from asking it.
 */
export async function addPostedReturns(app: FastifyInstance, perMinute: number): Promise<void> {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  await app.register(async (posted) => {
    posted.removeAllContentTypeParsers();
    // Read to be able to answer, and only so far; what it was is forgotten at once.
    posted.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, _body, done) =>
      done(null),
    );
    for (const page of pages)
      posted.post(page, { config: { document: true, rateLimit }, bodyLimit: maxBytes }, (request, reply) =>
        reply.redirect(request.url, 303),
      );
  });
}
