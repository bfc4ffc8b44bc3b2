import { loginPage } from './site-urls.ts';

/** Path, query and hash of the page one is on. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** The page `?redirect=` asks for, if it is one of ours: a single leading slash, nothing a browser reads as another host. */
export function redirectTarget(search: string): string | null {
  // Browsers drop tabs and line breaks from addresses, so `/<tab>/host` would become `//host`.
  const wanted = new URLSearchParams(search).get('redirect');
  if (!wanted || !/^\/(?!\/)[^\\]*$/.test(wanted) || /\p{Cc}/u.test(wanted)) return null;
  const url = new URL(wanted, location.origin);
  if (url.origin !== location.origin || url.pathname === loginPage) return null;
  return url.pathname + url.search + url.hash;
}
