import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { createLiveHub } from '../live/live-hub.ts';
import { createLog } from '../log.ts';

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/never-asked' });
});
afterAll(() => pool.end());

const env = readEnv({ NODE_ENV: 'test', SECRET_KEY: 'a key for tests only, thirty-two characters and more' });
const start = (addRoutes: (app: FastifyInstance) => void) =>
  createApp({
    env,
    log: createLog('silent'),
    pool,
    live: createLiveHub(pool),
    clock: () => new Date(),
    webRoot: null,
    formOrigins: [],
    testPayments: false,
    addRoutes,
  });

test('a route outside the contract makes the start fail, and says which', async () => {
  await expect(start((app) => void app.get('/prod-api/stray', () => 'x'))).rejects.toThrow(
    'GET /prod-api/stray is not in the contract: define the call there first',
  );
});

test('so does one that hides in a plugin', async () => {
  const app = await start((instance) => {
    void instance.register(async (inner) => void inner.post('/prod-api/hidden', () => 'x'));
  }).catch((error: unknown) => error);
  const problem =
    app instanceof Error
      ? app
      : await (app as FastifyInstance).ready().then(
          () => null,
          (error: unknown) => error,
        );
  expect(String(problem)).toContain('POST /prod-api/hidden is not in the contract');
});

test('without one it starts', async () => {
  const app = await start(() => {});
  await expect(app.ready()).resolves.toBeDefined();
  await app.close();
});
