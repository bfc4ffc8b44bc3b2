import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

describe('every answer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { PUBLIC_URL: 'https://tickets.example.com' } });
  });
  afterAll(() => server.stop());

  test.each([
    '/prod-api/shipClient/settings',
    '/prod-api/sysUser/list',
    '/prod-api/nothing',
    '/prod-api/%zz',
    '/healthz',
    '/nothing',
  ])('carries the headers that keep browsers safe: %s', async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'; frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('opens nothing to other sites', async () => {
    const { headers } = await fetch(`${server.url}/prod-api/shipClient/settings`, {
      headers: { origin: 'https://evil.example' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('of a call is kept by no cache', async () => {
    const answer = await server.call(identityCalls.info, {}, { token: await server.login('customer') });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('does not believe the caller about the request id', async () => {
    const answer = await server.call(
      settingsCalls.siteSettings,
      {},
      { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } },
    );
    expect(answer.headers.get('x-request-id')).not.toBe('mine');
  });
});

describe('an address that asks too much', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '5', TRUST_PROXY: 'on' } });
  });
  afterAll(() => server.stop());

  const ask = (address: string) =>
    server.call(settingsCalls.siteSettings, {}, { locale: 'zh', headers: { 'x-forwarded-for': address } });

  test('is told to wait, in the envelope and in its language, while others are served', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask('203.0.113.1')).code).toBe(200);
    const answer = await ask('203.0.113.1');
    expect(answer).toMatchObject({ status: 429, code: 429, reason: 'request.tooMany', data: null });
    expect(answer.message).toMatch(/\p{Script=Han}/u);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await ask('203.0.113.2')).code).toBe(200);
  });
});
