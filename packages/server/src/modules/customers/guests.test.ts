import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buy,
  firstOrder,
  makeSailing,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { bookAsGuest } from '../../../test/guests.ts';
import { linkIn, mailsOf, registerSomebody, untilOutboxIsEmpty } from '../../../test/mailed-links.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let mailServer: MailServer;
let sailing: SmallSailing;
let admin: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://tickets.example.com' },
  });
  admin = await server.login('admin');
  sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 40) });
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

const infoOf = (token: string) => server.call(identityCalls.info, {}, { token });
const login = (username: string, password = 'Harbour-1') =>
  server.call(identityCalls.login, { body: { username, password } });
const ownOrders = async (token: string) =>
  (await server.call(bookingCalls.pageMyOrders, { body: { filter: {} } }, { token })).data;
const makeAccount = (token: string, username: string, password = 'Harbour-1') =>
  server.call(
    customersCalls.makeAccount,
    {
      body: {
        username,
        password,
        confirmPassword: password,
        realName: 'Tan Mei Ling',
        birthDate: '1992-11-23',
      },
    },
    { token },
  );

describe('somebody without an account', () => {
  test('books, and reaches what was booked and nothing else', async () => {
    const token = await bookAsGuest(server, { email: 'Mei@Example.com' });
    expect((await infoOf(token)).data).toMatchObject({ kind: 'guest', name: 'Mei@Example.com', routes: [] });
    const order = firstOrder(
      await buy(server, token, [passLine(sailing, [somebody({ name: 'Lim Mei' })])], {
        method: 'creditCard',
      }),
    );
    expect(order).toMatchObject({ customerName: 'Lim Mei', status: 'unpaid' });
    expect((await ownOrders(token)).total).toBe(1);
    const other = await bookAsGuest(server, { email: 'Mei@Example.com' });
    expect((await ownOrders(other)).total).toBe(0);
    const body = { ids: [order.id] };
    const foreign = await server.call(bookingCalls.listMyOrders, { body }, { token: other });
    expect(foreign.reason).toBe('record.missing');
  });

  test('has no balance, no profile and no companions', async () => {
    const token = await bookAsGuest(server);
    const answer = await buy(server, token, [passLine(sailing)], { method: 'balance' }).catch(
      (error: unknown) => error,
    );
    expect(answer).toBeInstanceOf(Error);
    for (const call of [customersCalls.getProfile, customersCalls.listPassengers, walletCalls.ownWallet])
      expect((await server.call(call, {}, { token })).reason).toBe('permission.denied');
    const { id } = (await infoOf(token)).data;
    const level = { params: { id }, body: { level: 'agent' as const } };
    expect((await server.call(customersCalls.setLevel, level, { token: admin })).reason).toBe(
      'record.missing',
    );
    const password = { params: { id }, body: { password: 'Harbour-9' } };
    expect((await server.call(customersCalls.resetCustomerPassword, password, { token: admin })).reason).toBe(
      'record.missing',
    );
  });

  test('asked twice at once with one key is one guest; with another address it is another', async () => {
    const body = {
      key: randomUUID(),
      email: 'one@example.com',
      phone: '+60123456701',
      agreed: true as const,
    };
    const ask = (email = body.email) => server.call(customersCalls.bookAsGuest, { body: { ...body, email } });
    const answers = await Promise.all([ask(), ask(), ask('two@example.com')]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    const [one, again, another] = await Promise.all(
      answers.map(async ({ data }) => (await infoOf(data)).data.id),
    );
    expect(again).toBe(one);
    expect(another).not.toBe(one);
    // Later the key opens nothing any more.
    server.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await ask()).reason).toBe('guest.hasAccount');
  });

  test('says who they are and agrees', async () => {
    const body = { key: randomUUID(), email: 'nobody', phone: '12', agreed: false };
    const answer = await server.call(customersCalls.bookAsGuest, { body: body as never });
    expect(answer.fields.map(({ field }) => field).toSorted()).toEqual(['agreed', 'email', 'phone']);
  });

  test('is nobody to sign in as, and no password is mailed', async () => {
    const email = 'shut@example.com';
    const phone = '+60123450077';
    const token = await bookAsGuest(server, { email, phone });
    const { username } = (await infoOf(token)).data;
    for (const name of [username, email, phone])
      for (const password of ['none', 'Harbour-1']) expect((await login(name, password)).status).toBe(422);
    for (const name of [username, email, phone])
      await server.call(customersCalls.forgotPassword, { body: { username: name } });
    await untilOutboxIsEmpty(server);
    expect(mailServer.received).toEqual([]);
    // Nor do they stand in the way of those who have an account with the same number.
    for (const _ of [1, 2, 3, 4]) await bookAsGuest(server, { phone });
    const somebodyElse = await registerSomebody(server, { phone });
    expect((await login(phone)).code).toBe(200);
    expect(somebodyElse.phone).toBe(phone);
  });

  test('is limited by network address, which an operator can change or lift; who has an account goes on', async () => {
    const newWish = () => ({
      key: randomUUID(),
      email: `${randomUUID()}@example.com`,
      phone: '+60123456789',
      agreed: true as const,
    });
    const ask = (locale = 'en', body = newWish()) =>
      server.call(customersCalls.bookAsGuest, { body }, { locale });
    const begun = (count: number) =>
      sql(
        server.databaseUrl,
        "update try_counters set tries = $1 where key = 'guest:127.0.0.1' returning tries",
        [count],
      );
    const set = (value: number) =>
      server.call(
        settingsCalls.updateValueByKey,
        { body: { key: 'booking.guestsPerAddress', value: String(value) } },
        { token: admin },
      );
    await set(60);
    expect((await ask()).code).toBe(200);
    expect(await begun(59)).toHaveLength(1);
    const last = newWish();
    expect((await ask('en', last)).code).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, reason: 'guest.tooMany' });
    // Who did not hear the answer is no newcomer.
    expect((await ask('en', last)).code).toBe(200);
    expect((await ask('zh')).message).toContain('请登录或注册后继续');
    expect((await registerSomebody(server, { phone: '+60123450099' })).phone).toBe('+60123450099');
    await set(0);
    expect((await ask()).code).toBe(200);
  });
});

describe('an account made afterwards', () => {
  test('keeps the orders, signs in, and its address is confirmed by mail', async () => {
    const token = await bookAsGuest(server, { email: 'later@example.com' });
    const order = firstOrder(await buy(server, token, [passLine(sailing)]));
    expect((await makeAccount(token, 'mei.later')).code).toBe(200);
    // The answer was lost: asked again it is the same.
    expect((await makeAccount(token, 'mei.later')).code).toBe(200);
    expect((await makeAccount(token, 'mei.other')).reason).toBe('guest.hasAccount');
    expect((await infoOf(token)).data).toMatchObject({ kind: 'customer', username: 'mei.later' });
    const { data: signedIn } = await login('mei.later');
    const { records } = await ownOrders(signedIn);
    expect(records.flatMap(({ orders }) => orders.map(({ id }) => id))).toEqual([order.id]);
    expect((await login('later@example.com')).reason).toBe('login.wrong');
    await untilOutboxIsEmpty(server);
    const link = linkIn(mailsOf(mailServer, 'later@example.com')[0]);
    expect((await server.call(customersCalls.confirmEmail, { body: { token: link } })).code).toBe(200);
    expect((await login('later@example.com')).code).toBe(200);
  });

  test('takes no name that somebody has, and is not for children', async () => {
    const token = await bookAsGuest(server);
    expect((await makeAccount(token, 'admin')).reason).toBe('account.usernameTaken');
    expect((await makeAccount(token, 'customer')).reason).toBe('account.usernameTaken');
    expect((await infoOf(token)).data.kind).toBe('guest');
    const body = {
      username: 'kid',
      password: 'Harbour-1',
      confirmPassword: 'Harbour-1',
      realName: 'Kid',
      birthDate: addDays(portDate(new Date()), -3650),
    };
    expect((await server.call(customersCalls.makeAccount, { body }, { token })).reason).toBe(
      'register.underAge',
    );
  });

  test('is made once, however many ask at the same moment, and ends every other session', async () => {
    const key = randomUUID();
    const body = { key, email: 'race@example.com', phone: '+60123456702', agreed: true as const };
    const sessions = await Promise.all(
      [1, 2].map(async () => (await server.call(customersCalls.bookAsGuest, { body })).data),
    );
    const answers = await Promise.all(
      sessions.map((session, index) => makeAccount(session, `racer.${index}`, `Harbour-${index}`)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ code }) => code === 200);
    expect((await login(`racer.${winner}`, `Harbour-${winner}`)).code).toBe(200);
    expect((await login(`racer.${1 - winner}`, `Harbour-${1 - winner}`)).reason).toBe('login.wrong');
    const states = await Promise.all(sessions.map(async (session) => (await infoOf(session)).code));
    expect(states[winner]).toBe(200);
    expect(states[1 - winner]).toBe(506);
  });

  test('says nothing of another that has the address, and takes nothing from it', async () => {
    const first = await registerSomebody(server, { email: 'shared@example.com' });
    await untilOutboxIsEmpty(server);
    const link = linkIn(mailsOf(mailServer, 'shared@example.com')[0]);
    await server.call(customersCalls.confirmEmail, { body: { token: link } });
    const token = await bookAsGuest(server, { email: 'shared@example.com' });
    await buy(server, token, [passLine(sailing)]);
    expect((await makeAccount(token, 'second.one', 'Harbour-2')).code).toBe(200);
    expect((await ownOrders(first.token)).total).toBe(0);
    expect((await login('shared@example.com')).code).toBe(200);
    expect((await login('shared@example.com', 'Harbour-2')).reason).toBe('login.wrong');
  });
});
