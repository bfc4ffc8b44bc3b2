import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const start = new Date('2026-11-15T04:00:00Z');
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  one = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  other = await startTestServer({ databaseUrl: one.databaseUrl, env: { TRUST_PROXY: 'loopback' } });
  const token = await one.login('admin');
  for (const [key, value] of [
    ['login.triesPerAccount', '3'],
    ['login.triesPerAddress', '10'],
    ['login.triesFromAnywhere', '10'],
  ] as const) {
    await one.call(settingsCalls.updateValueByKey, { body: { key, value } }, { token });
  }
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});
beforeEach(async () => {
  await sql(one.databaseUrl, 'delete from try_counters');
  for (const server of [one, other]) server.setNow(start);
});

function login(server: TestServer, username: string, password: string, address = '203.0.113.1') {
  return server.call(
    identityCalls.login,
    { body: { username, password } },
    { headers: { 'x-forwarded-for': address } },
  );
}

const right = 'Gangway-2026';

test('after too many wrong passwords an account waits at that address, the right one too, and is told how long', async () => {
  for (let tries = 0; tries < 3; tries += 1)
    expect((await login(one, 'food', 'no')).reason).toBe('login.wrong');

  const answer = await login(one, 'food', right);
  expect(answer).toMatchObject({ status: 429, reason: 'login.tooManyTries' });
  expect(answer.message).toBe('Too many tries. Wait 15 minutes and try again.');
  expect(answer.headers.get('retry-after')).toBe('900');
});

test('the tries are counted over all processes and ways to write the name', async () => {
  await login(one, 'food', 'no');
  await login(other, 'FOOD', 'no');
  await login(one, ' Food ', 'no');
  expect((await login(other, 'food', right)).reason).toBe('login.tooManyTries');
});

test('tries at the same moment cannot slip past the count', async () => {
  const servers = Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other));
  const answers = await Promise.all(servers.map((server) => login(server, 'food', 'no')));
  const reasons = answers.map((answer) => answer.reason);
  expect(reasons.filter((reason) => reason === 'login.wrong')).toHaveLength(3);
  expect(reasons.filter((reason) => reason === 'login.tooManyTries')).toHaveLength(9);
});

test('the wait ends with its window', async () => {
  for (let tries = 0; tries < 4; tries += 1) await login(one, 'food', 'no');

  one.setNow(new Date(start.getTime() + 14 * 60_000));
  const late = await login(one, 'food', right);
  expect(late).toMatchObject({
    reason: 'login.tooManyTries',
    message: 'Too many tries. Wait 1 minute and try again.',
  });

  one.setNow(new Date(start.getTime() + 15 * 60_000));
  expect((await login(one, 'food', right)).code).toBe(200);
});

test('the right password lets an account start anew', async () => {
  for (let round = 0; round < 3; round += 1) {
    await login(one, 'food', 'no');
    await login(one, 'food', 'no');
    expect((await login(one, 'food', right)).code).toBe(200);
  }
});

test('one account that waits holds up no other', async () => {
  for (let tries = 0; tries < 4; tries += 1) await login(one, 'food', 'no');
  expect((await login(one, 'chip', right)).code).toBe(200);
});

test('an address that tries many names waits, others do not', async () => {
  for (let tries = 0; tries < 10; tries += 1) await login(one, `name${tries}`, 'no', '198.51.100.7');

  expect((await login(other, 'chip', right, '198.51.100.7')).reason).toBe('login.tooManyTries');
  expect((await login(other, 'chip', right, '198.51.100.8')).code).toBe(200);
});

test('right passwords never use up an address that a whole ship shares', async () => {
  for (let tries = 0; tries < 15; tries += 1) {
    expect((await login(one, 'chip', right, '198.51.100.9')).code).toBe(200);
  }
});
