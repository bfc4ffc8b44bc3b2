import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let registered = 0;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
});
afterAll(() => server.stop());

const names = ['Ahmad Faiz', '林美玲', 'Priya Nair', 'Zoe Lim'];
async function register(realName = 'Ahmad Faiz', phone = '+60191112222') {
  registered += 1;
  const username = `guest.${registered}`;
  const body = {
    username,
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName,
    phone,
    email: `${username}@example.com`,
    birthDate: '1992-11-23',
    agreed: true as const,
  };
  const session = (await server.call(customersCalls.register, { body })).data;
  const { id } = (await server.call(customersCalls.getProfile, {}, { token: session })).data;
  return { id, username, session };
}

const page = async (filter: object = {}, more: object = {}) =>
  (await server.call(customersCalls.pageCustomers, { body: { filter, ...more } }, { token })).data;
const usernames = async (filter: object, more: object = {}) =>
  (await page(filter, more)).records.map((one) => one.username);
const detail = (id: number) => server.call(customersCalls.customerDetail, { params: { id } }, { token });
const setStatus = (id: number, status: 'active' | 'disabled', as = token) =>
  server.call(customersCalls.setCustomerStatus, { params: { id }, body: { status } }, { token: as });
const resetPassword = (id: number, password: string) =>
  server.call(customersCalls.resetCustomerPassword, { params: { id }, body: { password } }, { token });
const profileWith = (session: string) => server.call(customersCalls.getProfile, {}, { token: session });
const login = (username: string, password: string) =>
  server.call(identityCalls.login, { body: { username, password } });

describe('the list of customers', () => {
  test('shows level, reference code, superior and status, and no staff', async () => {
    const { records, total } = await page();
    expect(total).toBe(3);
    expect(records.find((one) => one.username === 'agent')).toMatchObject({
      realName: 'Nurul Aisyah binti Rahman',
      level: 'agent',
      referenceCode: 'AISYAH',
      superior: 'Lim Wei Sheng',
      status: 'active',
      lastLoginAt: null,
    });
    expect(records.map((one) => one.username).toSorted()).toEqual(['agent', 'customer', 'superagent']);
  });

  test('is narrowed by level, status, superior and any word about the person', async () => {
    const { records } = await page({ level: 'superAgent' });
    expect(records.map((one) => one.username)).toEqual(['superagent']);
    expect(await usernames({ superiorId: records[0]?.id })).toEqual(['agent']);
    expect(await usernames({ status: 'disabled' })).toEqual([]);
    for (const keyword of ['SUPERAG', 'wei sheng', 'superagent@', 'limws', '012-345 0101', '+60123450101'])
      expect.soft(await usernames({ keyword }), keyword).toEqual(['superagent']);
    for (const keyword of ['%', '_', 'nobody', '012-345 9999', '\\'])
      expect.soft(await usernames({ keyword }), keyword).toEqual([]);
  });

  test('is sorted and turned page by page, everybody once', async () => {
    for (const [index, name] of names.entries()) await register(name, `+6019222333${index}`);
    const sorted = await usernames({}, { sort: { by: 'username', order: 'asc' } });
    expect(sorted).toEqual(sorted.toSorted());
    expect(await usernames({}, { sort: { by: 'username', order: 'desc' } })).toEqual(sorted.toReversed());
    const newest = await page({}, { sort: { by: 'registeredAt', order: 'desc' } });
    const moments = newest.records.map((one) => one.registeredAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const pages = [1, 2, 3, 4].map((number) => page({}, { page: number, size: 2 }));
    const turned = (await Promise.all(pages)).flatMap((one) => one.records.map((row) => row.username));
    expect(turned.toSorted()).toEqual(sorted);
  });

  test('puts those who never came last when the latest come first', async () => {
    const { records } = await page({}, { sort: { by: 'lastLoginAt', order: 'desc' } });
    const came = records.map((one) => (one.lastLoginAt === null ? 'later' : 'came'));
    expect(came).toEqual(came.toSorted());
    expect(new Set(came).size).toBe(2);
  });
});

describe('a customer', () => {
  test('is shown with the profile, documents by their endings', async () => {
    const [row] = (await page({ keyword: 'customer' })).records;
    const answer = await detail(row?.id ?? 0);
    expect(answer.data).toMatchObject({
      ...row,
      gender: 'female',
      birthDate: '1992-11-23',
      idCardEnding: '5546',
      passportEnding: null,
      remarks: '',
    });
    expect(JSON.stringify(answer.data)).not.toMatch(/sealed|fingerprint|hash/i);
  });

  test.each(['detail', 'status', 'password'])(
    'that is not there, or is staff, is not found: %s',
    async (what) => {
      const [admin] = await sql<{ id: number }>(
        server.databaseUrl,
        "select id::int from accounts where username = 'admin'",
      );
      for (const id of [999_999, admin?.id ?? 0]) {
        const answer =
          what === 'detail'
            ? await detail(id)
            : what === 'status'
              ? await setStatus(id, 'disabled')
              : await resetPassword(id, 'Harbour-2');
        expect(answer).toMatchObject({ status: 404, reason: 'record.missing' });
      }
      expect((await login('admin', 'Harbour-2')).code).not.toBe(200);
      expect(await server.login('admin')).toBeTruthy();
    },
  );

  test('is found for a counter sale by a word, unless disabled', async () => {
    const find = async (keyword: string) =>
      (await server.call(customersCalls.findCustomers, { body: { keyword } }, { token })).data;
    const found = await find('mei ling');
    expect(found.map((one) => one.username)).toEqual(['customer']);
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(
      ['email', 'id', 'level', 'phone', 'realName', 'referenceCode', 'username'].toSorted(),
    );
    const gone = await register('Somebody Gone');
    await setStatus(gone.id, 'disabled');
    expect(await find('somebody gone')).toEqual([]);
    expect(await usernames({ status: 'disabled', keyword: 'somebody gone' })).toEqual([gone.username]);
  });
});

describe('disabling a customer', () => {
  test('ends every session at once and lets nobody in, until it is taken back', async () => {
    const guest = await register();
    const second = (await login(guest.username, 'Harbour-1')).data;
    expect((await setStatus(guest.id, 'disabled')).data).toMatchObject({ status: 'disabled' });
    for (const session of [guest.session, second])
      expect(await profileWith(session)).toMatchObject({
        status: 401,
        code: 503,
        reason: 'session.disabled',
      });
    expect(await login(guest.username, 'Harbour-1')).toMatchObject({ reason: 'login.disabled' });

    expect((await setStatus(guest.id, 'active')).data).toMatchObject({ status: 'active' });
    expect(await profileWith(guest.session)).toMatchObject({ status: 401, code: 506 });
    expect((await profileWith((await login(guest.username, 'Harbour-1')).data)).code).toBe(200);
  });

  test('said twice is noted once, without anything personal', async () => {
    const guest = await register('Very Private Person');
    for (let time = 0; time < 2; time += 1) await setStatus(guest.id, 'disabled');
    const log = await sql<{ username: string; action: string; before: unknown; after: unknown }>(
      server.databaseUrl,
      "select username, action, before, after from audit_log where entity = 'customer' and entity_id = $1 and action <> 'register'",
      [String(guest.id)],
    );
    expect(log).toEqual([
      { username: 'editor', action: 'disable', before: { status: 'active' }, after: { status: 'disabled' } },
    ]);
  });

  test('is not for those who only look', async () => {
    const finance = await server.login('finance');
    const { id } = await register();
    expect(await setStatus(id, 'disabled', finance)).toMatchObject({
      status: 403,
      reason: 'permission.denied',
    });
    expect((await detail(id)).data.status).toBe('active');
  });
});

describe("resetting a customer's password", () => {
  test('ends every session, and only the new one opens', async () => {
    const guest = await register();
    expect(await resetPassword(guest.id, 'Lighthouse-2')).toMatchObject({ code: 200, data: null });
    expect(await profileWith(guest.session)).toMatchObject({
      status: 401,
      code: 506,
      reason: 'session.endedElsewhere',
    });
    expect(await login(guest.username, 'Harbour-1')).toMatchObject({ reason: 'login.wrong' });
    expect((await login(guest.username, 'Lighthouse-2')).code).toBe(200);
  });

  test('is noted without the password', async () => {
    const guest = await register();
    await resetPassword(guest.id, 'Lighthouse-3');
    const log = await sql<{ line: string }>(
      server.databaseUrl,
      "select audit_log::text as line from audit_log where action = 'resetPassword' and entity_id = $1",
      [String(guest.id)],
    );
    expect(log).toHaveLength(1);
    expect(log[0]?.line).not.toMatch(/Lighthouse|Ahmad|argon2/);
  });

  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(21), 'Password must be at most 20 characters'],
  ])('to %j is refused', async (password, message) => {
    const guest = await register();
    expect(await resetPassword(guest.id, password)).toMatchObject({
      status: 400,
      fields: [{ field: 'password', message }],
    });
    expect((await profileWith(guest.session)).code).toBe(200);
  });
});
