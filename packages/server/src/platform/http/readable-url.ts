import { apiBase } from '@gangway/contract/core/cookies.ts';
import { isApiPath } from './error-handler.ts';

/**
 * The address as everything here reads it: its path and what is asked. In its absolute form, which is meant for proxies, it
 * may name any host, and nobody is to be led there.
 *
 * An address whose path cannot be decoded leads nowhere. Fastify would answer it by itself, past the envelope, the
 * headers and the log, so it is sent on to where there is nothing.
 */
export function readableUrl(sent: string): string {
  const url = withoutHost(sent);
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return isApiPath(path) ? `${apiBase}/` : '/404';
  }
}

function withoutHost(url: string): string {
  if (!/^https?:/i.test(url)) return url;
  const rest = url.replace(/^https?:\/*[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
