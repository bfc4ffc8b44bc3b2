import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStream } from '../../../test/open-stream.ts';
import { openRawSocket } from '../../../test/raw-socket.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { makeWebBuild } from '../../../test/web-build.ts';

const logLines: string[] = [];
const build = makeWebBuild();
const largeBytes = 64 * 1024 * 1024;
let server: TestServer;
let admin: string;
beforeAll(async () => {
  const env = { REQUEST_TIMEOUT_SECONDS: '0.5' };
  server = await startTestServer({ env, logLines, webRoot: build.root });
  admin = await server.login('admin');
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

const head = (path: string, type: string, token = '') =>
  [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `content-type: ${type}`,
    'content-length: 5000',
    ...(token ? [`x-token: ${token}`] : []),
    '',
    '',
  ].join('\r\n');

test.each([
  ['in the middle of its headers', () => 'GET /home HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['in the middle of a body', () => `${head(`${apiBase}/sysUser/login`, 'application/json')}{"username":`],
  [
    'in the middle of a file',
    () =>
      `${head(`${apiBase}/ship/upload`, 'multipart/form-data; boundary=x', admin)}--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc`,
  ],
  [
    'that posts itself back from a gateway',
    () => `${head('/return', 'application/x-www-form-urlencoded')}a=`,
  ],
])('a client that stops %s is hung up on', async (_name, text) => {
  const answer = await openRawSocket(server.url, text()).ended;
  expect(answer).toContain('HTTP/1.1 408 Request Timeout');
  expect(answer).toContain('"code":408');
  expect(answer).toContain('"reason":"request.tooSlow"');
});

test('one that was refused already and goes on sending is hung up on too', async () => {
  const text = `${head(`${apiBase}/config/add`, 'application/json')}{`;
  expect(await openRawSocket(server.url, text).ended).toContain('HTTP/1.1 401');
});

test('whoever only listens is not', async () => {
  const stream = await openStream(server.url, { 'x-token': admin });
  // Two others are cut off meanwhile, one after the other: the stream is older than the limit.
  for (const _count of [1, 2]) await openRawSocket(server.url, 'GET /home HTTP/1.1\r\nhost: ').ended;
  await server.call(settingsCalls.add, { body: { key: 'still.open', value: '1' } }, { token: admin });
  await vi.waitFor(() => expect(stream.events).toHaveLength(1), { timeout: 60_000, interval: 20 });
  stream.close();
});

describe('a connection on which nothing moves', () => {
  let quiet: TestServer;
  beforeAll(async () => {
    // More than the buffers on the way take in; a hole in a file costs no disk.
    writeFileSync(path.join(build.root, 'assets/large.bin'), '');
    truncateSync(path.join(build.root, 'assets/large.bin'), largeBytes);
    quiet = await startTestServer({ logLines, webRoot: build.root, sandbox: true, silentMs: 1000 });
  });
  afterAll(() => quiet.stop());

  test('because nobody reads the answer is closed, the answer half sent', async () => {
    const opened = once(quiet.gangway.app.server, 'connection') as Promise<[Socket]>;
    const client = openRawSocket(quiet.url, 'GET /assets/large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
    onTestFinished(() => void client.socket.destroy());
    client.socket.pause();
    const [connection] = await opened;
    await once(connection, 'close');
    client.socket.resume();
    const answer = await client.ended;
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer.length).toBeLessThan(largeBytes);
  });

  // Without an answer: whoever begins and is too slow would be told so.
  test.each([
    ['the product', () => quiet.url],
    ['the sandbox gateway', () => quiet.gangway.sandbox?.url ?? ''],
  ])('because nothing is asked of %s is closed', async (_name, url) => {
    expect(await openRawSocket(url(), '').ended).toBe('');
  });

  test('has a minute longer than a request, where nothing else is said', () => {
    expect(server.gangway.app.server.timeout).toBe(60_500);
  });
});

test.each([
  ['headers larger than a browser ever sends', `GET /home HTTP/1.1\r\nx-long: ${'x'.repeat(20_000)}`, 431],
  ['what is no HTTP', 'HELO mail.example.com\r\n\r\n', 400],
  [
    'two lengths at once',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n',
    400,
  ],
])('%s: refused in the envelope', async (_name, text, status) => {
  const answer = await openRawSocket(server.url, text).ended;
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: status, data: null });
});

test('nothing of it is a fault of ours', () => {
  expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
