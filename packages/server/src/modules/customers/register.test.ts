import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenYearsAgo } from '../../../test/days.ts';
import { sendRaw } from '../../../test/send-raw.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
function somebody() {
  count += 1;
  return {
    username: `visitor.${count}`,
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName: '陈美玲 Tan Mei Ling',
    phone: '012-345 6789',
    email: 'mei@example.com' as string | null,
    birthDate: '1992-11-23',
    agreed: true as const,
  };
}

type Body = ReturnType<typeof somebody>;
const register = (change: Partial<Body> = {}, locale = 'en') =>
  server.call(customersCalls.register, { body: { ...somebody(), ...change } }, { locale });

describe('registering', () => {
  test('opens an account of a normal customer and signs it in', async () => {
    const answer = await register({ username: ' Mei.Ling ' });
    expect(answer.code).toBe(200);
    const profile = await server.call(customersCalls.getProfile, {}, { token: answer.data });
    expect(profile.data).toMatchObject({
      username: 'Mei.Ling',
      realName: '陈美玲 Tan Mei Ling',
      phone: '+60123456789',
      email: 'mei@example.com',
      birthDate: '1992-11-23',
      gender: null,
      level: 'normal',
      idCardEnding: null,
    });
    const info = await server.call(identityCalls.info, {}, { token: answer.data });
    expect(info.data).toMatchObject({ kind: 'customer', routes: [], name: '陈美玲 Tan Mei Ling' });
    expect(await server.login('mei.ling', 'Harbour-1')).toBeTruthy();
  });

  test.each(['admin', 'CUSTOMER', 'Mei.LING'])(
    'cannot take the name %s, staff or customer',
    async (username) => {
      const answer = await register({ username });
      expect(answer).toMatchObject({ status: 409, reason: 'account.usernameTaken' });
      expect(answer.fields).toEqual([{ field: 'username', message: 'This username is taken' }]);
    },
  );

  test.each([
    [{ confirmPassword: 'other-1' }, 'confirmPassword', 'Passwords do not match'],
    [{ phone: 'call me' }, 'phone', 'Enter a phone number such as 012-345 6789 or +65 8123 4567'],
    [{ email: 'nowhere' }, 'email', 'Enter an email address such as name@example.com'],
    [{ birthDate: '1992-02-30' }, 'birthDate', 'Date of birth must be a real date written YYYY-MM-DD'],
    [{ realName: '  ' }, 'realName', 'Please input Full name'],
    [
      { username: 'a b' },
      'username',
      'Username takes 3 to 32 letters, digits, dots, hyphens and underscores',
    ],
  ])('with %j is refused at %s', async (wrong, field, message) => {
    expect(await register(wrong)).toMatchObject({
      status: 400,
      reason: 'request.invalid',
      fields: [{ field, message }],
    });
  });

  test('needs the tick that one agrees', async () => {
    const body = JSON.stringify({ ...somebody(), agreed: false });
    const answer = await sendRaw(server.url, { method: 'POST', path: '/shipClient/register', body });
    const message = 'Please tick that you agree to the terms and the privacy policy';
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'agreed', message }] });
  });

  test('that is refused leaves no account behind', async () => {
    const before = await sql(server.databaseUrl, 'select count(*) from accounts');
    await register({ username: 'admin' });
    await register({ birthDate: tenYearsAgo });
    expect(await sql(server.databaseUrl, 'select count(*) from accounts')).toEqual(before);
  });

  test('under one name by many at the same moment opens one account', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register({ username: 'popular' })));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'account.usernameTaken')).toHaveLength(4);
  });

  test('does not make a member of staff of anybody, whatever else is sent', async () => {
    const body = { ...somebody(), kind: 'staff', roleId: 1 };
    const answer = await server.call(customersCalls.register, { body });
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'kind' }, { field: 'roleId' }] });
  });
});

describe('somebody who turns 13 on 15 November 2026', () => {
  const birthDate = '2013-11-15';

  test('has no account until midnight at the port', async () => {
    server.setNow(new Date('2026-11-14T15:59:59.999Z'));
    const answer = await register({ birthDate });
    expect(answer).toMatchObject({ status: 422, reason: 'register.underAge' });
    expect(answer.fields).toEqual([
      { field: 'birthDate', message: 'An account is for people of 13 or older' },
    ]);
    expect((await register({ birthDate }, 'zh')).message).toMatch(/13.*\p{Script=Han}|\p{Script=Han}.*13/u);
  });

  test('may have one from midnight at the port', async () => {
    server.setNow(new Date('2026-11-14T16:00:00.000Z'));
    expect((await register({ birthDate })).code).toBe(200);
  });

  test('is not born tomorrow', async () => {
    server.setNow(new Date('2026-11-14T15:59:59.999Z'));
    const tomorrow = await register({ birthDate: '2026-11-15' });
    expect(tomorrow).toMatchObject({
      status: 400,
      reason: 'request.invalid',
      fields: [{ field: 'birthDate' }],
    });
    server.setNow(new Date('2026-11-14T16:00:00.000Z'));
    expect((await register({ birthDate: '2026-11-15' })).reason).toBe('register.underAge');
    server.setNow(null);
  });
});

test.each(['administrator', 'Support', 'HOUSEKEEPING'])(
  'the name %s tells nothing about the staff: it is never to be had',
  async (username) => {
    await sql(server.databaseUrl, "update accounts set username = 'hk' where username = 'housekeeping'");
    const free = await register({ username });
    const taken = await register({ username: 'customer' });
    expect(free.reason).toBe('account.usernameTaken');
    expect({ ...free, headers: null }).toEqual({ ...taken, headers: null });
  },
);

test('whole lists of names are not asked through, and the last answer says nothing either', async () => {
  await sql(server.databaseUrl, 'delete from try_counters');
  await register({ username: 'customer' });
  await register();
  const key = 'register:taken:127.0.0.1';
  const tries = () => sql(server.databaseUrl, 'select tries from try_counters where key = $1', [key]);
  expect(await tries()).toEqual([{ tries: 1 }]);
  await sql(server.databaseUrl, 'update try_counters set tries = 200 where key = $1', [key]);
  expect((await register({ username: 'customer' })).reason).toBe('request.tooMany');
  expect((await register()).reason).toBe('request.tooMany');
  await sql(server.databaseUrl, 'delete from try_counters');
  await register();
});

test('a machine that registers without end is told to wait', async () => {
  await sql(server.databaseUrl, `update try_counters set tries = 1000 where key = 'register:127.0.0.1'`);
  expect(await register()).toMatchObject({ status: 429, reason: 'request.tooMany' });
});
