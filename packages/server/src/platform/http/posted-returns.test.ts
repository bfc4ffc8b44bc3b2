import { apiBase } from '@gangway/contract/core/cookies.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRawSocket } from '../../../test/raw-socket.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { makeWebBuild } from '../../../test/web-build.ts';

const build = makeWebBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    webRoot: build.root,
    env: { PAYMENT_MESSAGES_PER_MINUTE: '20', TRUST_PROXY: 'loopback' },
  });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

describe.each(['/return', '/notify'])('what a gateway posts to %s', (page) => {
  const post = (body: string, query = '?payment=7', from = '203.0.113.9') =>
    fetch(server.url + page + query, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'x-forwarded-for': from },
    });

  test('leads to the page itself, whatever it says', async () => {
    const response = await post('status=paid&sign=%zz');
    expect([response.status, response.headers.get('location')]).toEqual([303, `${page}?payment=7`]);
  });

  test('leads nowhere else, whatever host its address names', async () => {
    const { host } = new URL(server.url);
    const request = `POST http://elsewhere.example.com${page}?payment=7 HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
    const told = await openRawSocket(server.url, request).ended;
    expect(told).toContain('303 See Other');
    expect(/^location: (.*)\r$/im.exec(told)?.[1]).toBe(`${page}?payment=7`);
  });

  test('is not taken beyond what any gateway posts', async () => {
    const response = await post('x'.repeat(65 * 1024));
    expect([response.status, await response.json()]).toMatchObject([413, { reason: 'request.tooLarge' }]);
  });

  test('is not taken without end from one address', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await post('', '', '203.0.113.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
    expect((await post('', '', '203.0.113.2')).status).toBe(303);
  });
});

test("a gateway's messages are not taken without end from one address, while others and other calls are served", async () => {
  const send = (path: string, from: string, init: RequestInit = {}) =>
    fetch(server.url + apiBase + path, { ...init, headers: { 'x-forwarded-for': from } });
  const tell = (from: string) =>
    send('/payment/notify/sandbox', from, { method: 'POST', body: '{"forged":true}' });
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await tell('203.0.113.3')).status);
  expect(new Set(statuses.slice(0, 20)).has(429)).toBe(false);
  const refused = await tell('203.0.113.3');
  expect([statuses[20], refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await tell('203.0.113.4')).status).toBe(statuses[0]);
  expect((await send('/shipClient/settings', '203.0.113.3')).status).toBe(200);
});
