import { apiBase } from '@gangway/contract/core/cookies.ts';
import { isApiPath } from './error-handler.ts';

/**
 * An address whose path cannot be decoded leads nowhere. Fastify would answer it by itself, past the envelope, the
 * headers and the log, so it is sent on to where there is nothing.
 */
export function readableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return isApiPath(path) ? `${apiBase}/` : '/404';
  }
}
