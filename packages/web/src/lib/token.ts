import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** The session token, kept in a cookie so that every tab and all faces share it. */
export const token = {
  get: () => readCookie('token'),
  set: (value: string) => writeCookie('token', value),
  clear: () => clearCookie('token'),
};
