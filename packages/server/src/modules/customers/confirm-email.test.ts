import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailsOf, registerSomebody, untilOutboxIsEmpty } from '../../../test/mailed-links.ts';
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

const confirm = (token: string) => server.call(customersCalls.confirmEmail, { body: { token } });
const login = (username: string, password = 'Harbour-1') =>
  server.call(identityCalls.login, { body: { username, password } });
const profile = async (token: string) => (await server.call(customersCalls.getProfile, {}, { token })).data;

async function linkTo(email: string): Promise<string> {
  await untilOutboxIsEmpty(server);
  return linkIn(mailsOf(mailServer, email).at(-1));
}

describe('an e-mail address', () => {
  test('is asked about by a mail when an account is opened, and confirmed by its link', async () => {
    const { token, username } = await registerSomebody(server, { email: 'Mei@Example.com' });
    expect(await profile(token)).toMatchObject({ email: 'Mei@Example.com', emailVerified: false });
    expect((await login('mei@example.com')).reason).toBe('login.wrong');
    const link = await linkTo('mei@example.com');
    expect((await confirm(link)).data).toEqual({ email: 'mei@example.com' });
    expect((await confirm(link)).data).toEqual({ email: 'mei@example.com' });
    expect(await profile(token)).toMatchObject({ email: 'Mei@Example.com', emailVerified: true });
    for (const name of ['mei@example.com', ' MEI@EXAMPLE.COM ', username])
      expect((await login(name)).code).toBe(200);
    expect((await login('mei@example.com', 'wrong')).reason).toBe('login.wrong');
  });

  test('is the account’s that confirmed it first, also of two at once', async () => {
    const one = await registerSomebody(server, { email: 'shared@example.com' });
    const first = await linkTo('shared@example.com');
    const two = await registerSomebody(server, { email: 'SHARED@example.com', password: 'Harbour-9' });
    const second = await linkTo('shared@example.com');
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.reason).toBe('email.taken');
    const verified = await Promise.all([one, two].map(({ token }) => profile(token)));
    expect(verified.filter(({ emailVerified }) => emailVerified)).toHaveLength(1);
    const [owner, other] = verified[0]?.emailVerified ? [one, two] : [two, one];
    expect((await login('shared@example.com', owner.password)).code).toBe(200);
    expect((await login('shared@example.com', other.password)).reason).toBe('login.wrong');
  });

  test('is confirmed again when it is changed, and mailed again when it is asked for', async () => {
    const { token } = await registerSomebody(server, { email: 'old@example.com' });
    await confirm(await linkTo('old@example.com'));
    const body = {
      realName: 'Tan Mei Ling',
      gender: 'female' as const,
      phone: '+60123456780',
      idCard: '921123-08-5546',
      currentPassword: 'Harbour-1',
    };
    const save = (email: string) =>
      server.call(customersCalls.saveProfile, { body: { ...body, email } }, { token, locale: 'zh' });
    expect((await save('OLD@example.com')).data.emailVerified).toBe(true);
    expect((await save('new@example.com')).data.emailVerified).toBe(false);
    const earlier = await linkTo('new@example.com');
    expect(mailsOf(mailServer, 'new@example.com')[0]?.subject).toBe('请确认您的邮箱 – Gangway Cruises');
    expect((await server.call(customersCalls.mailConfirmation, {}, { token })).code).toBe(200);
    const later = await linkTo('new@example.com');
    expect(later).not.toBe(earlier);
    expect((await confirm(later)).code).toBe(200);
    expect(await profile(token)).toMatchObject({ email: 'new@example.com', emailVerified: true });
    expect((await login('old@example.com')).reason).toBe('login.wrong');
  });

  test('is not confirmed by a link to another, after three days, or by none', async () => {
    const { token } = await registerSomebody(server, { email: 'moved@example.com' });
    const link = await linkTo('moved@example.com');
    await sql(
      server.databaseUrl,
      `update customers set email = 'else@example.com' where email = 'moved@example.com'`,
    );
    expect((await confirm(link)).reason).toBe('link.spent');
    await server.call(customersCalls.mailConfirmation, {}, { token });
    const next = await linkTo('else@example.com');
    server.setNow(new Date(Date.now() + 73 * 3_600_000));
    expect((await confirm(next)).reason).toBe('link.spent');
    expect((await confirm('made-up')).reason).toBe('link.spent');
  });

  test('gets no more than a few mails in an hour, and none where there is no address', async () => {
    const { token } = await registerSomebody(server, { email: 'full@example.com' });
    const again = () => server.call(customersCalls.mailConfirmation, {}, { token });
    for (let asked = 0; asked < 4; asked += 1) expect((await again()).code).toBe(200);
    expect(await again()).toMatchObject({ status: 429, reason: 'request.tooMany' });
    const without = await registerSomebody(server);
    const answer = await server.call(customersCalls.mailConfirmation, {}, { token: without.token });
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'email' }] });
  });
});

describe('signing in by phone', () => {
  test('takes the number however it is written', async () => {
    await registerSomebody(server, { phone: '+60191112222' });
    for (const name of ['019-111 2222', '+60 19 111 2222', '0060191112222', '60191112222', '(019)1112222'])
      expect((await login(name)).code).toBe(200);
    expect((await login('0191112222', 'wrong')).reason).toBe('login.wrong');
  });

  test('lets each of those who share a number in as themselves, and nobody where the password is shared too', async () => {
    const phone = '+60191113333';
    const one = await registerSomebody(server, { phone, password: 'Harbour-1' });
    const two = await registerSomebody(server, { phone, password: 'Harbour-2' });
    const who = async (password: string) => {
      const { data } = await login('0191113333', password);
      return (await server.call(identityCalls.info, {}, { token: data })).data.username;
    };
    expect(await who('Harbour-1')).toBe(one.username);
    expect(await who('Harbour-2')).toBe(two.username);
    await registerSomebody(server, { phone, password: 'Harbour-2' });
    expect(await login('0191113333', 'Harbour-2')).toMatchObject({ status: 422, reason: 'login.severalFit' });
    expect((await login(two.username, 'Harbour-2')).code).toBe(200);
  });

  test('is not taken away by somebody whose name is the number', async () => {
    const { username } = await registerSomebody(server, { phone: '+60191114444' });
    const taker = await registerSomebody(server, { username: '0191114444', password: 'Harbour-2' });
    const who = async (password: string) => {
      const { data } = await login('0191114444', password);
      return (await server.call(identityCalls.info, {}, { token: data })).data.username;
    };
    expect(await who('Harbour-1')).toBe(username);
    expect(await who('Harbour-2')).toBe(taker.username);
  });

  test('counts wrong passwords under the number, however it is written', async () => {
    await registerSomebody(server, { phone: '+60191115555' });
    const ways = ['0191115555', '+60191115555', '019-1115555', '60191115555', '019 111 5555'];
    for (const way of [...ways, ...ways]) expect((await login(way, 'wrong')).reason).toBe('login.wrong');
    expect((await login('(019) 1115555')).reason).toBe('login.tooManyTries');
  });
});

test('nobody can take a name that is somebody’s address', async () => {
  const body = {
    username: 'mei@example.com',
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName: 'Tan Mei Ling',
    phone: '0123456789',
    birthDate: '1992-11-23',
    agreed: true as const,
  };
  const answer = await server.call(customersCalls.register, { body });
  expect(answer.fields[0]).toMatchObject({ field: 'username' });
});
