/**
 * How long nothing may move between a backup and its database, however long the whole takes. A lock that somebody else
 * holds, or the checking of a big table, may well take minutes.
 */
export const longestSilenceMs = 15 * 60_000;
