import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsOf, registerSomebody, untilOutboxIsEmpty } from '../../../test/mailed-links.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: mailServer.url } });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  server.setNow(null);
  mailServer.received.splice(0);
  await sql(server.databaseUrl, 'delete from try_counters');
});

const basics = { realName: 'Tan Mei Ling', gender: 'female' as const, idCard: '921123-08-5546' };
const save = (
  { token, phone }: { token: string; phone: string },
  change: { email?: string | null; currentPassword?: string; remarks?: string },
  locale = 'en',
) => server.call(customersCalls.saveProfile, { body: { ...basics, phone, ...change } }, { token, locale });
const profile = async ({ token }: { token: string }) =>
  (await server.call(customersCalls.getProfile, {}, { token })).data;
const told = async (email: string) => {
  await untilOutboxIsEmpty(server);
  return mailsOf(mailServer, email).map(({ subject }) => subject.split(' – ')[0]);
};

describe('whoever sits at an open session', () => {
  test('changes no address without the password, and is told so at the field', async () => {
    const owner = await registerSomebody(server, { email: 'owner@example.com' });
    for (const email of ['thief@example.com', null]) {
      expect(await save(owner, { email })).toMatchObject({
        status: 400,
        fields: [{ field: 'currentPassword', message: 'Please input Current password' }],
      });
      expect(await save(owner, { email, currentPassword: 'no' })).toMatchObject({
        status: 422,
        reason: 'password.wrong',
        fields: [{ field: 'currentPassword', message: 'The current password is wrong' }],
      });
    }
    expect((await save(owner, { email: 'thief@example.com' }, 'zh')).fields[0]?.message).toMatch(/当前密码/);
    expect((await save(owner, { email: 'thief@example.com' }, 'ko')).fields[0]?.message).toMatch(
      /현재 비밀번호/,
    );
    expect(await profile(owner)).toMatchObject({ email: 'owner@example.com' });
    expect(await told('thief@example.com')).toEqual([]);
  });

  test('saves all else without it, and a first address too', async () => {
    const owner = await registerSomebody(server);
    expect((await save(owner, { email: 'first@example.com' })).code).toBe(200);
    expect((await save(owner, { email: 'First@example.com', remarks: 'by the window' })).code).toBe(200);
    expect(await profile(owner)).toMatchObject({ email: 'First@example.com', remarks: 'by the window' });
  });

  test('guesses the password a few times only, here and where it is changed together', async () => {
    const owner = await registerSomebody(server, { email: 'guessed@example.com' });
    const change = { email: 'thief@example.com', currentPassword: 'no' };
    for (let turn = 0; turn < 10; turn += 1)
      expect((await save(owner, change)).reason).toBe('password.wrong');
    const right = { ...change, currentPassword: 'Harbour-1' };
    expect(await save(owner, right)).toMatchObject({ status: 429, reason: 'login.tooManyTries' });
    const body = { currentPassword: 'Harbour-1', newPassword: 'Harbour-2', confirmPassword: 'Harbour-2' };
    const changed = await server.call(identityCalls.changePassword, { body }, { token: owner.token });
    expect(changed.reason).toBe('login.tooManyTries');
    expect(await profile(owner)).toMatchObject({ email: 'guessed@example.com' });
  });

  test('who knows it changes the address; the one before is told, also if it was never confirmed', async () => {
    const owner = await registerSomebody(server, { email: 'never.confirmed@example.com' });
    const change = { email: 'next@example.com', currentPassword: 'Harbour-1' };
    expect((await save(owner, change)).data).toMatchObject({ email: 'next@example.com' });
    expect(await told('never.confirmed@example.com')).toEqual([
      'Please confirm your email',
      'Your email was changed',
    ]);
  });
});
