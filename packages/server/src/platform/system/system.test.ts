import { signsInHere } from '@gangway/contract/core/permissions.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { type ErrorCode, errorCatalogue } from '@gangway/contract/errors.ts';
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

  test('tell how long the process keeps others waiting, and do not wake it to find out', async () => {
    await fetch(`${server.url}/metrics`);
    await fetch(`${server.url}/healthz`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const figure = (name: string) =>
      Number(new RegExp(`^gangway_nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
    for (const name of ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'])
      expect(figure(name)).toBeGreaterThanOrEqual(0);
    // A timer that measures would never tell less than its own interval.
    expect(figure('min')).toBeLessThan(0.005);
    expect(figure('max')).toBeGreaterThan(0);
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
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.looseObject({ description: z.string().min(1) }).or(z.strictObject({ $ref: z.string() })),
  ),
  security: z.array(z.record(z.string(), z.array(z.never()))),
});
const document = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string().regex(/^\d+\.\d+\.\d+/) }),
  servers: z.array(z.looseObject({ url: z.literal(apiBase) })).length(1),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.looseObject({ description: z.string().min(1) })),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post']), operation).or(z.partialRecord(z.enum(['get', 'post']), operation)),
  ),
});

/** What a call says it can be refused with, and what follows from who may make it. */
function reasonsOf({ errors, permission }: Call): ErrorCode[] {
  const reasons = ['request.invalid', 'request.tooMany', 'server.fault', 'server.noDatabase', ...errors];
  if (signsInHere(permission)) reasons.push('session.signInHere', 'permission.denied');
  if (typeof permission === 'object') reasons.push('session.required', 'permission.denied');
  return reasons as ErrorCode[];
}

describe('the OpenAPI document', () => {
  const read = async () => (await fetch(`${server.url}${apiBase}/openapi.json`)).text();
  const parse = async () => document.parse(JSON.parse(await read()));
  type Paths = z.output<typeof document>['paths'];
  const operationOf = (paths: Paths, call: Call) =>
    paths[call.path]?.[call.method === 'GET' ? 'get' : 'post'];

  test('describes every call, and none besides', async () => {
    const response = await fetch(`${server.url}/prod-api/openapi.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    const { paths } = document.parse(await response.json());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => `${method.toUpperCase()} ${path} ${each.operationId}`),
    );
    expect(described).toEqual(allCalls.map(({ name, call }) => `${call.method} ${call.path} ${name}`));
  });

  test('names every part of an address, and says who needs a token and who none', async () => {
    const { paths } = await parse();
    for (const { call } of allCalls) {
      const described = operationOf(paths, call);
      const inPath = described?.parameters.filter(
        (parameter) => parameter.in === 'path' && parameter.required,
      );
      expect(inPath?.map(({ name }) => `{${name}}`)).toEqual(call.path.match(/\{\w+\}/g) ?? []);
      expect(described?.security.slice(0, 1)).toEqual(call.permission === 'public' ? [] : [{ token: [] }]);
    }
  });

  test('tells every reason for which a call can be refused, in words', async () => {
    const { paths, components } = await parse();
    const untold = allCalls.flatMap(({ name, call }) =>
      reasonsOf(call)
        .filter((reason) => {
          const answer = operationOf(paths, call)?.responses[errorCatalogue[reason].status] ?? {};
          const shared = '$ref' in answer ? String(answer.$ref).replace('#/components/responses/', '') : '';
          const { description } = components.responses[shared] ?? { description: '', ...answer };
          return !new RegExp(`^${reason}: \\S`, 'm').test(description);
        })
        .map((reason) => `${name} ${reason}`),
    );
    expect(untold).toEqual([]);
  });

  test('refers to nothing that is not in it', async () => {
    const text = await read();
    const { components } = document.parse(JSON.parse(text));
    const references = [...text.matchAll(/"\$ref":"#\/components\/(schemas|responses)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(1000);
    expect(
      references.filter(
        ([, kind, name = '']) => !(name in components[kind === 'schemas' ? kind : 'responses']),
      ),
    ).toEqual([]);
    expect(text.match(/"\$ref":"(?!#\/components)/)).toBeNull();
  });

  test('knows what is sent and answered by the names of the contract, or of the call', async () => {
    const { paths, components } = await parse();
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Order', 'OfficeOrderDetail', 'Instant', 'CheckoutBody', 'PageOrdersData']),
    );
    // An object without a name is an envelope, or the form a file is sent in.
    const anonymous = JSON.stringify(paths).match(
      /"(data|items|schema)":\{"type":"object"(?!,"required":\["(code|file)")/g,
    );
    // The document itself is described as no more than an object.
    expect(anonymous).toEqual(['"schema":{"type":"object"']);
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
