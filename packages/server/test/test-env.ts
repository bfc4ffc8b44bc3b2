import { type Env, readEnv } from '../src/env.ts';

export const testSecretKey = 'a key for tests only, thirty-two characters and more';

/** The settings of a server in a test, with what the test sets itself. */
export function readTestEnv(own: Record<string, string>): Env {
  return readEnv({
    NODE_ENV: 'test',
    SECRET_KEY: testSecretKey,
    LOG_LEVEL: 'silent',
    PORT: '0',
    DEMO: own['NODE_ENV'] === 'production' ? 'off' : 'accounts',
    PG_POOL_SIZE: '5',
    // The gateway of a test pays faster than any pier, and from one address.
    PAYMENT_MESSAGES_PER_MINUTE: '1000000',
    ...own,
  });
}
