import { apiBase } from '@gangway/contract/core/cookies.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRawSocket } from '../../../test/raw-socket.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '60', TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.stop());

const wrongToken = async (address: string) => {
  const response = await fetch(`${server.url}${apiBase}/sysUser/info`, {
    headers: { 'x-token': 'nobody', 'x-forwarded-for': address },
  });
  await response.arrayBuffer();
  return response.status;
};

test('wrong tokens are counted as all that an address asks for', async () => {
  const answers: number[] = [];
  for (let time = 0; time < 65; time++) answers.push(await wrongToken('198.51.100.1'));
  expect(answers.slice(0, 60).every((status) => status === 401)).toBe(true);
  expect(answers.slice(60)).toEqual([429, 429, 429, 429, 429]);
  expect(await wrongToken('198.51.100.2')).toBe(401);
});

const ask = (address: string) =>
  `GET ${apiBase}/sysUser/info HTTP/1.1\r\nhost: x\r\nx-token: nobody\r\nx-forwarded-for: ${address}\r\n\r\n`;

test('who asks again and again without waiting for an answer is hung up on', async () => {
  const told = await openRawSocket(server.url, ask('198.51.100.3').repeat(51)).ended;
  expect(told.match(/HTTP\/1.1 401/g) ?? []).toHaveLength(0);
  const token = await server.login('admin');
  expect((await server.call(identityCalls.info, {}, { token })).code).toBe(200);
});

test('who asks a few times at once is answered each time', async () => {
  const last = ask('198.51.100.4').replace('host: x', 'host: x\r\nconnection: close');
  const told = await openRawSocket(server.url, ask('198.51.100.4').repeat(49) + last).ended;
  expect(told.match(/HTTP\/1.1 401/g)).toHaveLength(50);
});
