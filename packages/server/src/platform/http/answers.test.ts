import { get, type IncomingMessage } from 'node:http';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { translate } from '../messages/translate.ts';

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

  test.each([
    ['what the page stands in, whatever was chosen elsewhere since', 'en', 'zh', 'en'],
    ['what the page stands in', 'zh', undefined, 'zh'],
    ['what was chosen, whatever the browser prefers', 'en-US,en;q=0.9,zh;q=0.8', 'zh', 'zh'],
    ['what was chosen, whatever the one language of the browser', 'zh-CN', 'en', 'en'],
    ['what was chosen, where nothing is asked for', undefined, 'ko', 'ko'],
    ['what the browser prefers, where nothing was chosen', 'fr,ko;q=0.9,en;q=0.8', undefined, 'ko'],
    ['what the browser prefers, where what was chosen is no language', 'zh-CN,zh;q=0.9', 'xx', 'zh'],
    ['English else', 'fr', undefined, 'en'],
  ])('is in the language of %s', async (_, asked, chosen, locale) => {
    const { host, port } = new URL(server.url);
    // Over a bare request: fetch adds a language of its own.
    const message = await new Promise<string>((resolve, reject) => {
      const headers = {
        host,
        ...(asked ? { 'accept-language': asked } : {}),
        ...(chosen ? { cookie: `${cookieNames.language}=${chosen}` } : {}),
      };
      get({ port, path: '/prod-api/nothing', headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () => resolve((JSON.parse(body) as { message: string }).message));
      }).on('error', reject);
    });
    expect(message).toBe(translate(locale as Locale, 'error.request.notFound'));
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
  const logLines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      env: { RATE_LIMIT_PER_MINUTE: '5', TRUST_PROXY: 'loopback, 198.51.100.0/24' },
      logLines,
    });
  });
  afterAll(() => server.stop());

  const ask = (way: string) =>
    server.call(settingsCalls.siteSettings, {}, { locale: 'zh', headers: { 'x-forwarded-for': way } });
  const askOften = async (ways: string[]) => {
    const codes = [];
    for (const way of ways) codes.push((await ask(way)).code);
    return codes;
  };
  const sixth = [200, 200, 200, 200, 200, 429];

  test('is told to wait, in the envelope and in its language, while others are served', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask('203.0.113.1')).code).toBe(200);
    const answer = await ask('203.0.113.1');
    expect(answer).toMatchObject({ status: 429, code: 429, reason: 'request.tooMany', data: null });
    expect(answer.message).toMatch(/\p{Script=Han}/u);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await ask('203.0.113.2')).code).toBe(200);
  });

  test('cannot call itself another: of the way a request came only what a proxy wrote is believed', async () => {
    const ways = [1, 2, 3, 4, 5, 6].map((count) => `192.0.2.${count}, 203.0.113.3, 198.51.100.7`);
    expect(await askOften(ways)).toEqual(sixth);
  });

  test('of IPv6 is its whole network, and IPv4 however it is written', async () => {
    expect(await askOften([1, 2, 3, 4, 5, 6].map((count) => `2001:db8:1:2::${count}`))).toEqual(sixth);
    expect((await ask('2001:db8:1:3::1')).code).toBe(200);
    const same = ['203.0.113.4', '::ffff:203.0.113.4', '::ffff:cb00:7104'];
    expect(await askOften([...same, ...same])).toEqual(sixth);
  });

  test('is counted for pages as for calls', async () => {
    const open = (path: string, init?: RequestInit) =>
      fetch(server.url + path, { ...init, headers: { 'x-forwarded-for': '203.0.113.5' } });
    for (const path of ['/nothing', '/prod-api/nothing', '/prod-api/shipClient/settings']) {
      await open(path);
      await open(path);
    }
    expect((await open('/nothing')).status).toBe(429);
  });

  test('that has gone meanwhile is no fault of ours', async () => {
    const { server: http } = server.gangway.app;
    const gone = ({ socket }: IncomingMessage) =>
      Object.defineProperty(socket, 'remoteAddress', { value: undefined });
    http.prependOnceListener('request', gone);
    const response = await fetch(`${server.url}/prod-api/shipClient/settings`, {
      headers: { connection: 'close' },
    });
    expect(response.status).toBe(200);
    expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
