import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { sql as rawSql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailsOf, registerSomebody, untilOutboxIsEmpty } from '../../../test/mailed-links.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

let server: TestServer;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: {
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://tickets.example.com',
      TRUST_PROXY: 'loopback',
    },
  });
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

const forget = (username: string, locale = 'en', address = '203.0.113.9') =>
  server.call(
    customersCalls.forgotPassword,
    { body: { username } },
    { locale, headers: { 'x-forwarded-for': address } },
  );
const reset = (token: string, newPassword = 'Harbour-2', confirmPassword = newPassword) =>
  server.call(customersCalls.resetPassword, { body: { token, newPassword, confirmPassword } });
const login = (username: string, password: string) =>
  server.call(identityCalls.login, { body: { username, password } });

/** Somebody whose address is confirmed. */
async function confirmed(email: string) {
  const somebody = await registerSomebody(server, { email });
  await untilOutboxIsEmpty(server);
  const token = linkIn(mailsOf(mailServer, email.toLowerCase())[0]);
  expect((await server.call(customersCalls.confirmEmail, { body: { token } })).data).toEqual({
    email: email.toLowerCase(),
  });
  mailServer.received.splice(0);
  return somebody;
}

async function mailedLink(name: string, email: string, locale = 'en'): Promise<string> {
  expect((await forget(name, locale)).code).toBe(200);
  await untilOutboxIsEmpty(server);
  return linkIn(mailsOf(mailServer, email.toLowerCase()).at(-1));
}

describe('a forgotten password', () => {
  test('is replaced by a link that is mailed, works once and ends every session', async () => {
    const { username, token: session } = await confirmed('Aisyah@Example.com');
    const token = await mailedLink(username, 'Aisyah@Example.com');
    expect(mailsOf(mailServer, 'aisyah@example.com')[0]?.subject).toBe(
      'Set a new password – Gangway Cruises',
    );
    expect((await reset(token)).code).toBe(200);
    expect((await server.call(identityCalls.info, {}, { token: session })).code).toBe(506);
    expect((await login(username, 'Harbour-1')).reason).toBe('login.wrong');
    expect((await login(username, 'Harbour-2')).code).toBe(200);
    expect((await reset(token, 'Harbour-3')).reason).toBe('link.spent');
    expect((await login(username, 'Harbour-2')).code).toBe(200);
  });

  test('is set to the same again by who did not hear the answer, and by nobody else', async () => {
    const { username } = await confirmed('twice@example.com');
    const token = await mailedLink(username, 'twice@example.com');
    const answers = await Promise.all([reset(token), reset(token, 'Harbour-4')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const password = answers[0]?.status === 200 ? 'Harbour-2' : 'Harbour-4';
    expect((await reset(token, password)).code).toBe(200);
  });

  test('is mailed by e-mail address and by phone too, in the language it was asked for in', async () => {
    const { phone } = await confirmed('wei@example.com');
    await mailedLink('WEI@example.com', 'wei@example.com', 'zh');
    expect(mailsOf(mailServer, 'wei@example.com')[0]?.subject).toBe('设置新密码 – Gangway Cruises');
    await mailedLink(phone, 'wei@example.com');
    expect(mailsOf(mailServer, 'wei@example.com')).toHaveLength(2);
  });

  test('gives the same answer for nobody, for staff and for an address nobody confirmed, and mails nothing', async () => {
    const { username } = await registerSomebody(server, { email: 'unchecked@example.com' });
    await untilOutboxIsEmpty(server);
    mailServer.received.splice(0);
    const { username: known } = await confirmed('known@example.com');
    const answers = [];
    for (const name of [known, 'nobody.at.all', 'admin', username, 'unchecked@example.com', '012-000 0000'])
      answers.push(await forget(name));
    expect(
      new Set(answers.map(({ status, message, data }) => JSON.stringify({ status, message, data }))),
    ).toHaveLength(1);
    await untilOutboxIsEmpty(server);
    expect(mailServer.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['known@example.com']]);
  });

  test('is the same work for a name nobody has: one row, of which a mail is made later or is not', async () => {
    const { username } = await confirmed('as.much@example.com');
    const { db } = server.gangway.platform;
    await inTransaction(db, async (tx) => {
      // Whoever makes mails of the rows waits for this.
      await rawSql`lock table customers in access exclusive mode`.execute(tx);
      for (const name of [username, 'nobody.either']) expect((await forget(name)).code).toBe(200);
      const rows = await db.selectFrom('outbox').select(['topic', 'payload']).execute();
      expect(rows.map(({ topic }) => topic)).toEqual(['password.forgotten', 'password.forgotten']);
    });
    await untilOutboxIsEmpty(server);
    expect(mailServer.received).toHaveLength(1);
  });

  test('runs out after half an hour', async () => {
    const { username } = await confirmed('late@example.com');
    const token = await mailedLink(username, 'late@example.com');
    server.setNow(new Date(Date.now() + 31 * 60_000));
    expect((await reset(token)).reason).toBe('link.spent');
  });

  test('is not reached by an address the account has left', async () => {
    const { username, token: session } = await confirmed('left@example.com');
    const token = await mailedLink(username, 'left@example.com');
    const profile = {
      realName: 'Tan Mei Ling',
      gender: 'female' as const,
      phone: '+60123456780',
      email: 'other@example.com',
      currentPassword: 'Harbour-1',
      idCard: '921123-08-5546',
    };
    await server.call(customersCalls.saveProfile, { body: profile }, { token: session });
    expect((await reset(token)).reason).toBe('link.spent');
    await untilOutboxIsEmpty(server);
    expect(mailsOf(mailServer, 'left@example.com').at(-1)?.subject).toBe(
      'Your email was changed – Gangway Cruises',
    );
    expect((await login('left@example.com', 'Harbour-1')).reason).toBe('login.wrong');
  });

  test('is not asked for again and again, from one address or to one', async () => {
    const { username } = await confirmed('busy@example.com');
    for (let asked = 0; asked < 10; asked += 1) expect((await forget(username)).code).toBe(200);
    expect(await forget(username)).toMatchObject({ status: 429, reason: 'login.tooManyTries' });
    for (let asked = 0; asked < 5; asked += 1)
      expect((await forget(username, 'en', `198.51.100.${asked}`)).code).toBe(200);
    await untilOutboxIsEmpty(server);
    expect(mailsOf(mailServer, 'busy@example.com')).toHaveLength(5);
  });

  test('needs a link somebody was mailed, a password that is long enough and the same twice', async () => {
    const { username } = await confirmed('typing@example.com');
    const token = await mailedLink(username, 'typing@example.com');
    expect((await reset('made-up')).reason).toBe('link.spent');
    expect((await reset(token, '12345')).fields).toEqual([
      { field: 'newPassword', message: 'Password must be at least 6 characters' },
    ]);
    expect((await reset(token, 'Harbour-2', 'Harbour-3')).fields).toEqual([
      { field: 'confirmPassword', message: 'Passwords do not match' },
    ]);
    expect((await server.call(customersCalls.confirmEmail, { body: { token } })).reason).toBe('link.spent');
  });

  test('stands in no table in a form that could be used', async () => {
    const { username } = await confirmed('hidden@example.com');
    const token = await mailedLink(username, 'hidden@example.com');
    const mails = await sql(
      server.databaseUrl,
      `select text_body || html_body || subject || coalesce(sealed_link, '') as text from mails`,
    );
    const links = await sql(server.databaseUrl, `select mailed_links::text as text from mailed_links`);
    for (const { text } of [...mails, ...links]) expect(String(text)).not.toContain(token);
    const admin = await server.login('admin');
    const body = { filter: { keyword: 'hidden@example.com' } };
    const [mail] = (await server.call(systemCalls.pageMails, { body }, { token: admin })).data.records;
    const read = await server.call(
      systemCalls.mailDetail,
      { params: { id: mail?.id ?? 0 } },
      { token: admin },
    );
    expect(read.data.text).toContain('‹link›');
  });
});
