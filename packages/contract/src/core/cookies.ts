/** Names of the cookies all faces and the server share. */
export const cookieNames = {
  token: 'gangway_token',
  sidebar: 'gangway_sidebar',
  language: 'gangway_language',
} as const;

/** The header every signed-in request carries its token in. */
export const tokenHeader = 'x-token';

/** Where all calls stand. */
export const apiBase = '/prod-api';
