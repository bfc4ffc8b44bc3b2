import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { forgetOldTries } from '../../platform/tries/take-try.ts';

const start = new Date('2026-11-15T04:00:00Z');
const right = 'Gangway-2026';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  const token = await server.login('admin');
  for (const [key, value] of [
    ['login.triesPerAccount', '3'],
    ['login.triesPerAddress', '10'],
    ['login.triesFromAnywhere', '10'],
    ['login.loginsPerAccount', '10'],
    ['login.loginsPerAddress', '30'],
  ] as const) {
    await server.call(settingsCalls.updateValueByKey, { body: { key, value } }, { token });
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql(server.databaseUrl, 'delete from try_counters');
  server.setNow(start);
});

const login = (username: string, password: string, address: string) =>
  server.call(
    identityCalls.login,
    { body: { username, password } },
    { headers: { 'x-forwarded-for': address } },
  );
const guess = async (username: string, times: number, address: (turn: number) => string) => {
  for (let turn = 0; turn < times; turn += 1) await login(username, 'no', address(turn));
};
const count = async (table: string) =>
  Number((await sql<{ n: string }>(server.databaseUrl, `select count(*) as n from ${table}`))[0]?.n);

describe('strangers who guess', () => {
  test('at one address shut nobody out anywhere else', async () => {
    await guess('food', 9, () => '198.51.100.1');
    expect((await login('food', right, '198.51.100.1')).reason).toBe('login.tooManyTries');
    expect((await login('food', right, '203.0.113.1')).code).toBe(200);
  });

  test('from everywhere stop, but not whoever comes from where the account has signed in before', async () => {
    await login('food', right, '203.0.113.9');
    await guess('food', 10, (turn) => `198.51.100.${turn}`);
    expect((await login('food', right, '198.51.100.99')).reason).toBe('login.tooManyTries');
    expect((await login('food', right, '203.0.113.9')).code).toBe(200);
    server.setNow(new Date(start.getTime() + 60 * 60_000));
    expect((await login('food', right, '198.51.100.99')).code).toBe(200);
  });

  test('learn from none of it whether a name exists', async () => {
    const told = async (username: string, address: (turn: number) => string) => {
      await sql(server.databaseUrl, 'delete from try_counters');
      const messages: string[] = [];
      for (let turn = 0; turn < 12; turn += 1)
        messages.push((await login(username, 'no', address(turn))).message);
      return messages;
    };
    for (const address of [() => '198.51.100.1', (turn: number) => `198.51.100.${turn}`])
      expect(await told('chip', address)).toEqual(await told('nobody.here', address));
  });

  test('write nothing at all once their address is over its limit', async () => {
    for (let turn = 0; turn < 11; turn += 1) await login(`name${turn}`, 'no', '198.51.100.7');
    const before = [await count('try_counters'), await count('audit_log')];
    for (let turn = 0; turn < 30; turn += 1) await login(`other${turn}`, 'no', '198.51.100.7');
    expect([await count('try_counters'), await count('audit_log')]).toEqual(before);
  });

  test('leave no names behind in the counters', async () => {
    await login('my-Secret-pw', 'no', '198.51.100.7');
    const rows = await sql<{ key: string }>(server.databaseUrl, 'select key from try_counters');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key.toLowerCase()).join()).not.toContain('secret');
  });
});

describe('right passwords', () => {
  test('are limited by account', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      expect((await login('chip', right, `203.0.113.${turn}`)).code).toBe(200);
    const sessions = await count('sessions');
    expect(await login('chip', right, '203.0.113.77')).toMatchObject({
      status: 429,
      reason: 'login.tooManyTries',
    });
    expect(await count('sessions')).toBe(sessions);
  });

  test('are limited by address', async () => {
    const names = ['chip', 'food', 'boarding'];
    for (let turn = 0; turn < 30; turn += 1)
      expect((await login(names[turn % 3] ?? '', right, '203.0.113.5')).code).toBe(200);
    expect((await login('finance', right, '203.0.113.5')).reason).toBe('login.tooManyTries');
    expect((await login('finance', right, '203.0.113.6')).code).toBe(200);
  });
});

describe('the own password', () => {
  const change = (token: string, currentPassword: string) =>
    server.call(
      identityCalls.changePassword,
      { body: { currentPassword, newPassword: right, confirmPassword: right } },
      { token },
    );

  test('is changed whatever strangers try at the login', async () => {
    const { data: token } = await login('disembark', right, '203.0.113.5');
    await guess('disembark', 12, () => '127.0.0.1');
    expect((await change(token, right)).code).toBe(200);
  });

  test('is guessed a few times only, and right it starts anew', async () => {
    const { data: token } = await login('disembark', right, '203.0.113.5');
    await change(token, 'no');
    expect((await change(token, right)).code).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) expect((await change(token, 'no')).reason).toBe('password.wrong');
    expect(await change(token, right)).toMatchObject({ status: 429, reason: 'login.tooManyTries' });
  });
});

test('counters are forgotten when their window is over, and not before', async () => {
  await login('food', 'no', '198.51.100.7');
  const { db } = server.gangway.platform;
  const before = await count('try_counters');
  await forgetOldTries(db, new Date(start.getTime() + 14 * 60_000));
  expect(await count('try_counters')).toBe(before);
  await forgetOldTries(db, new Date(start.getTime() + 15 * 60_000));
  // What is counted over an hour stays.
  expect(await count('try_counters')).toBe(1);
  await forgetOldTries(db, new Date(start.getTime() + 60 * 60_000));
  expect(await count('try_counters')).toBe(0);
});
