import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { somebody } from '../../../test/booking.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const body = {
    username: 'mei.ling',
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName: 'Tan Mei Ling',
    phone: '0123456789',
    birthDate: '1992-11-23',
    agreed: true as const,
  };
  token = (await server.call(customersCalls.register, { body })).data;
});
afterAll(() => server.stop());

const basics = { realName: 'Tan Mei Ling', gender: 'female' as const, phone: '+65 8123 4567' };
const save = (change: Partial<Record<string, unknown>> = {}, locale = 'en') =>
  server.call(customersCalls.saveProfile, { body: { ...basics, ...change } }, { token, locale });
const profile = async (as = token) => (await server.call(customersCalls.getProfile, {}, { token: as })).data;

describe('the own profile', () => {
  test('asks for the identity card number once', async () => {
    for (const idCard of [undefined, null, '']) {
      const answer = await save({ idCard });
      expect(answer).toMatchObject({
        status: 400,
        fields: [{ field: 'idCard', message: 'Please input Identity card number' }],
      });
    }
    expect((await save({}, 'zh')).message).toMatch(/身份证/);
  });

  test.each(['gender', 'phone'])('asks for %s', async (field) => {
    const answer = await save({ idCard: '921123-08-5546', [field]: undefined });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.fields.map((each) => each.field)).toEqual([field]);
  });

  test('shows a number by its last four characters', async () => {
    const answer = await save({ idCard: '921123-08-5546', passport: 'k7654321', remarks: 'window, please' });
    expect(answer.data).toMatchObject({
      idCardEnding: '5546',
      passportEnding: '4321',
      phone: '+6581234567',
      gender: 'female',
      remarks: 'window, please',
    });
    expect(await profile()).toEqual(answer.data);
  });

  test.each([undefined, null, ''])('keeps the numbers there are when they are left as %j', async (left) => {
    const answer = await save({ idCard: left, passport: left, realName: 'Tan Mei Ling binti Lim' });
    expect(answer.data).toMatchObject({
      idCardEnding: '5546',
      passportEnding: '4321',
      realName: 'Tan Mei Ling binti Lim',
    });
  });

  test('takes another number in place of the old one', async () => {
    expect((await save({ passport: 'A-100-2003' })).data).toMatchObject({
      idCardEnding: '5546',
      passportEnding: '2003',
    });
  });

  test("is nobody else's", async () => {
    const stranger = await profile(await server.login('customer'));
    expect(stranger.username).toBe('customer');
    expect(stranger.idCardEnding).not.toBe((await profile()).passportEnding);
  });

  test('is for customers: a member of staff is refused', async () => {
    const admin = await server.login('admin');
    const read = await server.call(customersCalls.getProfile, {}, { token: admin });
    const write = await server.call(
      customersCalls.saveProfile,
      { body: { ...basics, idCard: '12345' } },
      { token: admin },
    );
    for (const answer of [read, write])
      expect(answer).toMatchObject({ status: 403, reason: 'permission.denied' });
  });

  test('asks a visitor to sign in there and then', async () => {
    const answer = await server.call(customersCalls.getProfile, {});
    expect(answer).toMatchObject({ status: 401, code: 1401, reason: 'session.signInHere' });
  });
});

describe('a document number in the database', () => {
  test('stands nowhere in plain, in whatever way it was written', async () => {
    await save({ idCard: '921123-08-7788', passport: 'Z8899001' });
    const written = ['921123-08-7788', '921123087788', '92112308', 'Z8899001', 'z8899001', 'Z889'];
    expect(await findInDatabase(server.databaseUrl, written)).toEqual([]);
    expect(await findInDatabase(server.databaseUrl, ['7788'])).toContain('public.customers');
  });

  test('is found again by its fingerprint and opened with the key, whatever its hyphens', async () => {
    await save({ idCard: '921123087788' });
    const { secrets } = server.gangway.platform;
    const rows = await sql<{ id_card_sealed: string }>(
      server.databaseUrl,
      'select id_card_sealed from customers where id_card_fingerprint = $1',
      [secrets.fingerprint('idCard', '921123087788')],
    );
    expect(rows.map((row) => secrets.open(row.id_card_sealed))).toEqual(['921123087788']);
  });
});

// Which is why its form sends no version: staff write nothing of what it saves, and it writes nothing of theirs.
test('a kept passenger is changed alone: nothing of the account, the customer or others who are kept', async () => {
  const { referrer: _, ...person } = somebody({ name: 'Alone' });
  const { referrer: __, ...another } = somebody({ name: 'Beside' });
  const keep = (body: typeof person & { id?: number }) =>
    server.call(customersCalls.savePassenger, { body: { ...body, consent: true } }, { token });
  const { data } = await keep(person);
  await keep(another);
  const rows = () =>
    sql(
      server.databaseUrl,
      `select (select jsonb_agg(to_jsonb(c) order by c.account_id) from customers c) as customers,
              (select jsonb_agg(to_jsonb(a) order by a.id) from accounts a) as accounts,
              (select jsonb_agg(to_jsonb(t) order by t.id) from tickets t) as tickets,
              (select jsonb_agg(to_jsonb(p) order by p.id) from saved_passengers p where p.id <> $1) as others`,
      [data.id],
    );
  const before = await rows();
  const changed = await keep({ ...person, id: data.id, name: 'Alone Again', remarks: 'new' });
  expect(changed.data).toMatchObject({ id: data.id, name: 'Alone Again', remarks: 'new' });
  expect(await rows()).toEqual(before);
});
