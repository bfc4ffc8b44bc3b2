import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailsOf, registerSomebody, untilOutboxIsEmpty } from '../../../test/mailed-links.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { textOf } from '../../../test/read-mail.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let mailServer: MailServer;
let admin: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: mailServer.url, TRUST_PROXY: 'loopback' } });
  admin = await server.login('admin');
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

const forget = (username: string, address = '203.0.113.9') =>
  server.call(
    customersCalls.forgotPassword,
    { body: { username } },
    { headers: { 'x-forwarded-for': address } },
  );
const reset = (token: string, newPassword: string) =>
  server.call(customersCalls.resetPassword, {
    body: { token, newPassword, confirmPassword: newPassword },
  });
const changePassword = (token: string, currentPassword: string, newPassword: string) =>
  server.call(
    identityCalls.changePassword,
    { body: { currentPassword, newPassword, confirmPassword: newPassword } },
    { token },
  );
const askAgain = (token: string) => server.call(customersCalls.mailConfirmation, {}, { token });
const save = (owner: { token: string; phone: string }, change: Record<string, unknown>) =>
  server.call(
    customersCalls.saveProfile,
    {
      body: {
        realName: 'Tan Mei Ling',
        gender: 'female',
        idCard: '921123-08-5546',
        currentPassword: 'Harbour-1',
        phone: owner.phone,
        ...change,
      },
    },
    { token: owner.token },
  );

async function linkTo(email: string): Promise<string> {
  await untilOutboxIsEmpty(server);
  return linkIn(mailsOf(mailServer, email).at(-1));
}

/** Somebody whose address is confirmed. */
async function confirmed(email: string) {
  const somebody = await registerSomebody(server, { email });
  const token = await linkTo(email);
  expect((await server.call(customersCalls.confirmEmail, { body: { token } })).code).toBe(200);
  mailServer.received.splice(0);
  const [row] = await sql<{ id: number }>(server.databaseUrl, 'select id from accounts where username = $1', [
    somebody.username,
  ]);
  return { ...somebody, id: Number(row?.id) };
}

async function resetLink(username: string, email: string): Promise<string> {
  expect((await forget(username)).code).toBe(200);
  return linkTo(email);
}

describe('a link to a new password', () => {
  test('is good no more once the password was changed by its owner or by staff', async () => {
    const owner = await confirmed('changed@example.com');
    const first = await resetLink(owner.username, 'changed@example.com');
    expect((await changePassword(owner.token, 'Harbour-1', 'Harbour-2')).code).toBe(200);
    expect((await reset(first, 'Harbour-9')).reason).toBe('link.spent');
    const second = await resetLink(owner.username, 'changed@example.com');
    const byStaff = { params: { id: owner.id }, body: { password: 'Harbour-3' } };
    expect((await server.call(customersCalls.resetCustomerPassword, byStaff, { token: admin })).code).toBe(
      200,
    );
    expect((await reset(second, 'Harbour-9')).reason).toBe('link.spent');
  });

  test('that was used says nothing about the password there is, and little about the one set by it', async () => {
    const owner = await confirmed('oracle@example.com');
    const link = await resetLink(owner.username, 'oracle@example.com');
    expect((await reset(link, 'Harbour-2')).code).toBe(200);
    expect((await reset(link, 'Harbour-2')).code).toBe(200);
    const session = await server.login(owner.username, 'Harbour-2');
    expect((await changePassword(session, 'Harbour-2', 'Harbour-3')).code).toBe(200);
    expect((await reset(link, 'Harbour-3')).reason).toBe('link.spent');
    for (let turn = 0; turn < 10; turn += 1)
      expect((await reset(link, `Guess-${turn}`)).reason).toBe('link.spent');
    expect((await reset(link, 'Harbour-2')).reason).toBe('link.spent');
    await sql(server.databaseUrl, 'delete from try_counters');
    server.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await reset(link, 'Harbour-2')).reason).toBe('link.spent');
  });

  test('is mailed whatever strangers have mailed to that address', async () => {
    const owner = await confirmed('wanted@example.com');
    const stranger = await registerSomebody(server, { email: 'wanted@example.com' });
    for (let turn = 0; turn < 4; turn += 1) expect((await askAgain(stranger.token)).code).toBe(200);
    const link = await resetLink(owner.username, 'wanted@example.com');
    expect((await reset(link, 'Harbour-2')).code).toBe(200);
  });

  test('is still good while no more are mailed, and more are mailed when it has run out', async () => {
    const owner = await confirmed('flooded@example.com');
    for (let turn = 0; turn < 8; turn += 1) await forget(owner.username, `198.51.100.${turn}`);
    const last = await linkTo('flooded@example.com');
    expect(mailsOf(mailServer, 'flooded@example.com')).toHaveLength(5);
    server.setNow(new Date(Date.now() + 31 * 60_000));
    expect((await reset(last, 'Harbour-2')).reason).toBe('link.spent');
    const next = await resetLink(owner.username, 'flooded@example.com');
    expect((await reset(next, 'Harbour-2')).code).toBe(200);
  });
});

describe('mails that ask about an address', () => {
  test('are limited by account also when asked for at once', async () => {
    const { token } = await registerSomebody(server, { email: 'at.once@example.com' });
    const answers = await Promise.all(Array.from({ length: 9 }, () => askAgain(token)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
    await untilOutboxIsEmpty(server);
    expect(mailsOf(mailServer, 'at.once@example.com')).toHaveLength(5);
  });

  test('do not go to any number of strangers: the profile is saved, and the person told', async () => {
    const sender = await registerSomebody(server);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await save(sender, { email: `stranger${turn}@example.com` })).data).not.toHaveProperty(
        'confirmation',
      );
    const sixth = await save(sender, { email: 'stranger5@example.com', remarks: 'typed' });
    expect(sixth.data).toMatchObject({
      email: 'stranger5@example.com',
      remarks: 'typed',
      confirmation: 'tooMany',
    });
    for (let turn = 6; turn < 12; turn += 1) await save(sender, { email: `stranger${turn}@example.com` });
    await untilOutboxIsEmpty(server);
    // Five were asked, and five were told that they are asked no more.
    expect(mailServer.received).toHaveLength(10);
    expect(await askAgain(sender.token)).toMatchObject({ status: 429, reason: 'request.tooMany' });
    const start = Date.now();
    for (let hour = 1; hour < 4; hour += 1) {
      server.setNow(new Date(start + hour * 61 * 60_000));
      for (let turn = 0; turn < 5; turn += 1) await askAgain(sender.token);
    }
    await untilOutboxIsEmpty(server);
    expect(mailServer.received).toHaveLength(15);
  });
});

describe('a mail with a link', () => {
  test('has it in the one place it belongs, whatever the company calls itself', async () => {
    const name = 'Gangway https://elsewhere.example.com/?‹link› ‹li‹link›nk›';
    const set = (value: string) =>
      server.call(settingsCalls.updateValueByKey, { body: { key: 'company.name', value } }, { token: admin });
    expect((await set(name)).code).toBe(200);
    await registerSomebody(server, { email: 'astray@example.com' });
    const token = await linkTo('astray@example.com');
    const texts = mailsOf(mailServer, 'astray@example.com').map((mail) => textOf(mail, 'text/plain'));
    expect(texts.map((text) => text.split(token).length)).toEqual([2]);
    expect((await set('Gangway Cruises')).code).toBe(200);
  });

  test('is not sent again by staff, and keeps no link once it was sent', async () => {
    await registerSomebody(server, { email: 'once@example.com' });
    await linkTo('once@example.com');
    const rows = await sql<{ id: string; sealed_link: string | null }>(
      server.databaseUrl,
      `select id, sealed_link from mails where recipient = 'once@example.com'`,
    );
    expect(rows.map(({ sealed_link }) => sealed_link)).toEqual([null]);
    const params = { id: Number(rows[0]?.id) };
    const again = (locale: string) =>
      server.call(systemCalls.sendMailAgain, { params }, { token: admin, locale });
    expect(await again('en')).toMatchObject({ status: 409, reason: 'mail.linkOnce' });
    expect((await again('zh')).message).toMatch(/链接/);
    expect((await again('ko')).message).toMatch(/링크/);
    const read = await server.call(systemCalls.mailDetail, { params }, { token: admin });
    expect(read.data).toMatchObject({ status: 'sent', hasLink: true });
  });
});
