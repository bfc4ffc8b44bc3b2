import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { makeWebBuild } from '../../../test/web-build.ts';

const logLines: string[] = [];
const build = makeWebBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ logLines, webRoot: build.root });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

/** An address as it is typed; `fetch` would tidy it up first. */
async function ask(path: string, method = 'GET'): Promise<{ status: number; text: string; type: string }> {
  const sent = request(server.url, { path, method }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('there was no answer');
  let text = '';
  for await (const piece of response.setEncoding('utf8')) text += piece;
  const { statusCode: status = 0, headers } = response;
  return { status, text, type: headers['content-type'] ?? '' };
}

const garbage = [
  '',
  '/',
  '//',
  '..%2fx',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/package.json',
  '%2e%2e%5c..%5cx',
  '.vite/site.json',
  '%00',
  'x%00.js',
  '%0d%0aset-cookie:%20a=b',
  '%',
  '%zz',
  '%F0%9F',
  '%ED%A0%80',
  '%5c',
  'x'.repeat(300),
  'x'.repeat(12_000),
  '%F0%9F%98%80'.repeat(500),
  '1/..%2f960.webp',
  '1/%00.webp',
  '99999999999999999999/960.webp',
];

describe.each([
  '/assets/',
  '/prod-api/',
  '/prod-api/media/',
  '/',
  '/home/',
  '/ship/',
  '/favicon.svg',
  '/return/',
])('below %s', (base) => {
  test.each(['GET', 'HEAD', 'POST', 'DELETE'])(
    '%s of garbage finds nothing and breaks nothing',
    async (method) => {
      logLines.splice(0);
      for (const part of garbage) {
        const { status, text } = await ask(base + part, method);
        expect({ part, status }).toEqual({ part, status: expect.toSatisfy((code: number) => code < 500) });
        expect(text).not.toContain('_base.js');
      }
      expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    },
  );
});

test.each(['/assets/..%2fx', '/assets/%00', '/prod-api/%00', '/prod-api/..%2fx', '/prod-api/media/1/..%2fx'])(
  '%s is told so in the envelope',
  async (path) => {
    const { status, text, type } = await ask(path);
    expect(type).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({
      code: status,
      data: null,
      message: expect.stringMatching(/\w/),
    });
    expect([400, 404]).toContain(status);
  },
);

test('an address that names a host is read as if it did not', async () => {
  const absolute = `http://elsewhere.example.com/dashboard?x=1`;
  const sent = request(server.url, { path: absolute }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  response?.resume();
  expect(response?.headers.location).toBe(`/login?redirect=${encodeURIComponent('/dashboard?x=1')}`);
  expect((await ask('HTTPS://elsewhere.example.com')).status).toBe((await ask('/')).status);
  expect((await ask('http://elsewhere.example.com/prod-api/%zz')).type).toContain('application/json');
});
