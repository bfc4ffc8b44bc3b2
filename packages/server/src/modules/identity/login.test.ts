import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const login = (username: string, password: string, locale = 'en') =>
  server.call(identityCalls.login, { body: { username, password } }, { locale });

test('a wrong password and an unknown name give the same answer', async () => {
  const wrong = await login('customer', 'nope');
  const unknown = await login('nobody', 'nope');
  expect(wrong).toMatchObject({ status: 422, reason: 'login.wrong' });
  expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
});

test.each(['admin', ' admin ', 'ADMIN', '\tAdMiN\n'])('the name %j finds its account', async (username) => {
  const answer = await login(username, 'Gangway-2026');
  expect(answer).toMatchObject({ status: 200, code: 200 });
  expect(answer.data).toMatch(/^[\w-]{43}$/);
});

test('a password is taken as it is typed, spaces and case too', async () => {
  for (const password of ['Gangway-2026 ', ' Gangway-2026', 'gangway-2026']) {
    expect((await login('finance', password)).reason).toBe('login.wrong');
  }
});

test('a refusal is told in the language that was asked for', async () => {
  expect((await login('editor', 'nope', 'zh')).message).toMatch(/\p{Script=Han}/u);
  expect((await login('editor', 'nope', 'ko')).message).toMatch(/\p{Script=Hangul}/u);
});

test('a disabled account is told so, but only with the right password', async () => {
  await sql(server.databaseUrl, `update accounts set status = 'disabled' where username = 'chip'`);
  expect(await login('chip', 'Gangway-2026')).toMatchObject({ status: 403, reason: 'login.disabled' });
  expect(await login('chip', 'nope')).toMatchObject({ status: 422, reason: 'login.wrong' });
});

test('every login is a session of its own, and notes when it was', async () => {
  server.setNow(new Date('2026-11-15T04:00:00Z'));
  const tokens = [await server.login('food'), await server.login('food')];
  server.setNow(null);
  expect(new Set(tokens).size).toBe(2);
  const rows = await sql(server.databaseUrl, `select last_login_at from accounts where username = 'food'`);
  expect(rows).toEqual([{ last_login_at: new Date('2026-11-15T04:00:00Z') }]);
});

test('neither token nor password can be read in the database', async () => {
  const token = await server.login('disembark');
  expect(await findInDatabase(server.databaseUrl, [token, 'Gangway-2026'])).toEqual([]);
  // The search itself finds what is there.
  expect(await findInDatabase(server.databaseUrl, ['disembark'])).toContain('public.accounts');
  const hashes = await sql<{ password_hash: string }>(
    server.databaseUrl,
    'select password_hash from accounts',
  );
  expect(hashes.every(({ password_hash: hash }) => hash.startsWith('argon2id$19456$2$1$'))).toBe(true);
});
