import type { FastifyRequest } from 'fastify';

/** What a machine calls itself. A browser keeps cookies for each of them apart: who left by one must come back by it. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];
const cookie = 'shop';

/**
 * The shop's address as the payer reached it, where shop and payer are on one machine; else as the shop gave it. Only
 * the name is taken from the request, and only one of the machine's own: nobody is led elsewhere by it.
 */
export function asReached(returnUrl: string, request: FastifyRequest): string {
  const url = new URL(returnUrl);
  const name = nameOf(request, url.port);
  if (name && ownNames.includes(url.hostname)) url.hostname = name;
  return url.href;
}

/** Keeps the name for the pages that follow: those come from this gateway itself. */
export function keptName(request: FastifyRequest, returnUrl: string): Record<string, string> {
  const name = nameOf(request, new URL(returnUrl).port);
  return name ? { 'set-cookie': `${cookie}=${name}; Path=/pay; HttpOnly; SameSite=Lax` } : {};
}

function nameOf({ headers }: FastifyRequest, port: string): string | undefined {
  const kept = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  const from = URL.parse(headers.referer ?? '');
  const name = from?.port === port ? from.hostname : kept;
  return ownNames.find((own) => own === name);
}
