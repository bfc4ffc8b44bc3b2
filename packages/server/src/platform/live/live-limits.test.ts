import { once } from 'node:events';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OpenStream, openStream } from '../../../test/open-stream.ts';
import { openRawSocket } from '../../../test/raw-socket.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
const streams: OpenStream[] = [];
beforeAll(async () => {
  const env = { LIVE_STREAMS_PER_ACCOUNT: '2', LIVE_STREAMS_PER_ADDRESS: '3', TRUST_PROXY: 'loopback' };
  server = await startTestServer({ env });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => server.stop());

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

async function open(token: string, address = '203.0.113.1'): Promise<number> {
  const stream = await openStream(server.url, { 'x-token': token, 'x-forwarded-for': address });
  streams.push(stream);
  return stream.status;
}

test('an account holds so many streams open and no more, from wherever; another one is not concerned', async () => {
  const [finance, food] = [await server.login('finance'), await server.login('food')];
  expect([await open(finance, '203.0.113.1'), await open(finance, '203.0.113.2')]).toEqual([200, 200]);
  const refused = await openStream(server.url, { 'x-token': finance, 'x-forwarded-for': '203.0.113.3' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await open(food)).toBe(200);
  streams[0]?.close();
  await soon(async () => expect(await open(finance, '203.0.113.4')).toBe(200));
});

test('an address holds so many open and no more, whoever is behind it; IPv6 is one by its network', async () => {
  const [chip, frontdesk] = [await server.login('chip'), await server.login('frontdesk')];
  const from = (count: number) => `2001:db8:1:2::${count}`;
  expect([await open(chip, from(1)), await open(chip, from(2)), await open(frontdesk, from(3))]).toEqual([
    200, 200, 200,
  ]);
  expect(await open(frontdesk, from(4))).toBe(429);
  expect(await open(frontdesk, '2001:db8:1:3::4')).toBe(200);
});

test('a reader that does not read is let go, and nothing piles up for it', async () => {
  const token = await server.login('boarding');
  const accepted = once(server.gangway.app.server, 'connection');
  const { socket } = openRawSocket(
    server.url,
    `GET ${apiBase}/live HTTP/1.1\r\nhost: x\r\nx-token: ${token}\r\n\r\n`,
  );
  const [theirs] = await accepted;
  await once(socket, 'data');
  socket.pause();
  const event = { type: 'settings.changed', key: 'x'.repeat(100_000) };
  let most = 0;
  // More than the machine itself keeps for a connection on its way.
  await soon(() => {
    for (let count = 0; count < 100; count += 1) {
      server.gangway.platform.live.receive(JSON.stringify({ event, audience: {} }));
      most = Math.max(most, theirs.writableLength);
    }
    expect(theirs.destroyed).toBe(true);
  });
  expect(most).toBeLessThan(1_000_000);
  socket.destroy();
});
