import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a wrong password and an unknown name give the same answer', async () => {
  const wrong = await server.call(identityCalls.login, { body: { username: 'customer', password: 'nope' } });
  const unknown = await server.call(identityCalls.login, { body: { username: 'nobody', password: 'nope' } });
  expect(wrong).toMatchObject({ status: 422, reason: 'login.wrong' });
  expect(unknown.message).toBe(wrong.message);
});
