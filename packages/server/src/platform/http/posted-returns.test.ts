import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRawSocket } from '../../../test/raw-socket.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { makeWebBuild } from '../../../test/web-build.ts';

const build = makeWebBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ webRoot: build.root });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

describe.each(['/return', '/notify'])('what a gateway posts to %s', (page) => {
  const post = (body: string, query = '?payment=7') =>
    fetch(server.url + page + query, { method: 'POST', body, redirect: 'manual' });

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
    const statuses = new Set<number>();
    for (let count = 0; count < 620; count += 1) statuses.add((await post('')).status);
    expect([...statuses]).toEqual([303, 429]);
  });
});
