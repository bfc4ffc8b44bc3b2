import { apiBase } from '@gangway/contract/core/cookies.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../../test/all-calls.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.stop());

test.each(['/healthz', '/prod-api/healthz'])('%s says that the process is alive', async (path) => {
  const response = await fetch(server.url + path);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test.each(['/readyz', '/prod-api/readyz'])('%s says that the process can serve', async (path) => {
  const response = await fetch(server.url + path);
  expect([response.status, await response.text()]).toEqual([200, 'ready']);
});

test('without its database a process says that it is not ready, and goes on living', async () => {
  const database = await createTestDatabase();
  const own = await startTestServer({ databaseUrl: database.url });
  await database.drop();
  const ready = await fetch(`${own.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { code: 500, reason: 'server.notReady' }]);
  expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
  await own.stop().catch(() => undefined);
});

describe('metrics', () => {
  test('count and time requests by call, not by address, and watch the pool', async () => {
    await fetch(`${server.url}/prod-api/sysUser/like/somebody`);
    const response = await fetch(`${server.url}/metrics`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(
      'gangway_http_request_seconds_count{call="GET /sysUser/like/{keyword}",status="401"} 1',
    );
    expect(text).toMatch(/gangway_database_connections\{state="total"\} \d/);
    expect(text).toContain('gangway_database_broken_off_total{why="deadlock"} 0');
    expect(text).not.toContain('somebody');
  });

  test('are not for visitors from outside', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const response = await fetch(`${server.url}/metrics`, { headers });
    expect([response.status, await response.json()]).toMatchObject([403, { reason: 'permission.denied' }]);
  });

  test.each([
    [
      'with a token set',
      { METRICS_TOKEN: 'a token of metrics' },
      'Bearer a token of metrics',
      [403, 403, 200],
    ],
    [
      'in production without one',
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://tickets.example.com',
        PAYMENT_PROVIDER: 'sandbox',
        SANDBOX_IN_PRODUCTION: 'yes-no-real-money',
      },
      'Bearer ',
      [403, 403, 403],
    ],
  ])('%s they open to it alone, from the machine itself too', async (_name, env, authorization, statuses) => {
    const guarded = await startTestServer({ env });
    const wrong = { headers: { authorization: 'Bearer a token of metricz' } };
    const answers = [
      await fetch(`${guarded.url}/metrics`),
      await fetch(`${guarded.url}/metrics`, wrong),
      await fetch(`${guarded.url}/metrics`, { headers: { authorization } }),
    ];
    await guarded.stop();
    expect(answers.map((answer) => answer.status)).toEqual(statuses);
  });
});

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.looseObject({ description: z.string().min(1) })),
  security: z.array(z.strictObject({ token: z.array(z.never()) })).optional(),
});
const document = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string().regex(/^\d+\.\d+\.\d+/) }),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post']), operation).or(z.partialRecord(z.enum(['get', 'post']), operation)),
  ),
});

describe('the OpenAPI document', () => {
  test('describes every call, and none besides', async () => {
    const response = await fetch(`${server.url}/prod-api/openapi.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    const { paths } = document.parse(await response.json());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => `${method.toUpperCase()} ${path} ${each.operationId}`),
    );
    expect(described).toEqual(
      allCalls.map(({ name, call }) => `${call.method} ${apiBase}${call.path} ${name}`),
    );
  });

  test('names every part of an address, and asks for a token where one is needed', async () => {
    const { paths } = document.parse(await (await fetch(`${server.url}/prod-api/openapi.json`)).json());
    for (const { call } of allCalls) {
      const described = paths[apiBase + call.path]?.[call.method === 'GET' ? 'get' : 'post'];
      const inPath = described?.parameters.filter(
        (parameter) => parameter.in === 'path' && parameter.required,
      );
      expect(inPath?.map(({ name }) => `{${name}}`)).toEqual(call.path.match(/\{\w+\}/g) ?? []);
      expect(described?.security === undefined).toBe(call.permission === 'public');
    }
  });

  test('refers to nothing that is not in it', async () => {
    const text = await (await fetch(`${server.url}/prod-api/openapi.json`)).text();
    const { components } = document.parse(JSON.parse(text));
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((name) => !(name in components.schemas))).toEqual([]);
    expect(text.match(/"\$ref":"(?!#\/components)/)).toBeNull();
  });
});

test('the page to read names every call and runs no script', async () => {
  const response = await fetch(`${server.url}/prod-api/docs`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(html).not.toContain('<script');
  expect(allCalls.filter(({ call }) => !html.includes(`<code>${call.path}</code>`))).toEqual([]);
});
