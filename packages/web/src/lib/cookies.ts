import { cookieNames } from '@gangway/contract/core/cookies.ts';

type CookieName = keyof typeof cookieNames;

const year = 365 * 24 * 3600;

export function readCookie(name: CookieName): string | null {
  const prefix = `${cookieNames[name]}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : null;
}

export function writeCookie(name: CookieName, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieNames[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

export function clearCookie(name: CookieName): void {
  document.cookie = `${cookieNames[name]}=; Path=/; Max-Age=0; SameSite=Lax`;
}
