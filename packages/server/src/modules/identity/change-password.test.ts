import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('customer');
});
afterAll(() => server.stop());

const right = { currentPassword: 'Gangway-2026', newPassword: 'Harbour-1', confirmPassword: 'Harbour-1' };
const change = (body: typeof right, locale = 'en') =>
  server.call(identityCalls.changePassword, { body }, { token, locale });

test.each([
  [
    'newPassword',
    { newPassword: '12345', confirmPassword: '12345' },
    'Password must be at least 6 characters',
    '密码至少需要 6 个字符',
  ],
  [
    'newPassword',
    { newPassword: 'x'.repeat(21), confirmPassword: 'x'.repeat(21) },
    'Password must be at most 20 characters',
    '密码最多 20 个字符',
  ],
  ['confirmPassword', { confirmPassword: 'Harbour-2' }, 'Passwords do not match', '两次输入的密码不一致'],
  ['currentPassword', { currentPassword: '' }, 'Please input Current password', '请填写当前密码'],
])('at %s, %j is refused in words', async (field, wrong, english, chinese) => {
  for (const [locale, message] of [
    ['en', english],
    ['zh', chinese],
  ] as const) {
    const answer = await change({ ...right, ...wrong }, locale);
    expect(answer).toMatchObject({ status: 400, reason: 'request.invalid', message });
    expect(answer.fields).toEqual([{ field, message }]);
  }
});

test('the current password must be right, and the field says so', async () => {
  const answer = await change({ ...right, currentPassword: 'Gangway-2025' });
  expect(answer).toMatchObject({ status: 422, reason: 'password.wrong' });
  expect(answer.fields).toEqual([{ field: 'currentPassword', message: 'The current password is wrong' }]);
  expect(await server.login('customer')).toBeTruthy();
});

test('a changed password is the one that counts, and this session goes on', async () => {
  expect(await change(right)).toMatchObject({ code: 200, data: null });
  const old = await server.call(identityCalls.login, {
    body: { username: 'customer', password: 'Gangway-2026' },
  });
  expect(old.reason).toBe('login.wrong');
  expect(await server.login('customer', 'Harbour-1')).toBeTruthy();
  expect((await server.call(identityCalls.info, {}, { token })).code).toBe(200);
});

test('guessing the current password is limited like logging in', async () => {
  const reasons: (string | undefined)[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    reasons.push((await change({ ...right, currentPassword: `guess ${tries}` })).reason);
  }
  expect(reasons.filter((reason) => reason === 'password.wrong')).toHaveLength(10);
  expect(reasons.at(-1)).toBe('login.tooManyTries');
});
