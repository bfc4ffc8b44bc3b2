import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Held } from '../../../test/held.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const logLines: string[] = [];
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ logLines });
  token = await server.login('admin');
});
afterAll(() => server.stop());

const logged = () => logLines.map((line) => JSON.parse(line) as { level: number; msg: string });
const troubles = () => logged().filter(({ level }) => level > 30);

test('a sheet that is called off before it begins is no trouble of ours', async () => {
  await using held = await Held.begin(server.databaseUrl);
  await held.do('lock table mails');
  const opened = once(server.gangway.app.server, 'connection') as Promise<[Socket]>;
  const { method, path } = systemCalls.exportMails;
  const asking = request(`${server.url}${apiBase}${path}`, {
    method,
    agent: false,
    headers: { 'x-token': token, 'content-type': 'application/json' },
  });
  const ended = new Promise<void>((resolve) => void asking.on('close', resolve).on('error', () => {}));
  asking.end('{}');
  const [socket] = await opened;
  await held.waitedFor(ended);
  const closed = once(socket, 'close');
  asking.destroy();
  await Promise.all([closed, ended]);
  await held.commit();
  await vi.waitFor(
    () => expect(logged().map(({ msg }) => msg)).toContain('the reader went away before the answer'),
    { timeout: 60_000 },
  );
  expect(troubles()).toEqual([]);
});
