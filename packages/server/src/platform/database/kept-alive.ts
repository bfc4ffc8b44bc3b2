import type pg from 'pg';

/** Has the system notice a connection whose other end is gone. Without a time of ours it would begin to ask after two hours. */
export const keptAlive = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;
