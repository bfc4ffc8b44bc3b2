import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const at = new Date('2026-11-15T04:00:00.000Z');
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  server.setNow(at);
  token = await server.login('admin');
});
afterAll(() => server.stop());

type Filter = {
  account?: string;
  action?: string;
  entity?: string;
  entityId?: string;
  from?: string;
  to?: string;
};

async function audit(filter: Filter, rest: { page?: number; size?: number } = {}) {
  return (await server.call(identityCalls.pageAudit, { body: { filter, ...rest } }, { token })).data;
}

test('a change is noted with who, when, from where, and what was before and after', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answer = await server.call(
    settingsCalls.update,
    { body: { key: 'sailing.capacity', value: '550', remark: 'dry dock' } },
    { token, headers },
  );
  await server.call(
    settingsCalls.updateValueByKey,
    { body: { key: 'sailing.capacity', value: '560' } },
    { token, headers },
  );

  const { records, total } = await audit({ entity: 'config', entityId: 'sailing.capacity' });
  expect(total).toBe(2);
  expect(records[1]).toEqual({
    id: expect.any(Number),
    at: at.toISOString(),
    account: 'admin',
    person: 'Farah Zainal',
    action: 'create',
    entity: 'config',
    entityId: 'sailing.capacity',
    record: null,
    before: null,
    after: { value: '550', remark: 'dry dock' },
    address: '203.0.113.9',
    requestId: answer.headers.get('x-request-id'),
  });
  expect(records[0]).toMatchObject({
    action: 'update',
    before: { value: '550', remark: 'dry dock' },
    after: { value: '560', remark: 'dry dock' },
  });
});

test('people are found by their name as well as by their account', async () => {
  const own = { entity: 'config', entityId: 'sailing.capacity' };
  expect((await audit({ ...own, account: 'farah zainal' })).total).toBe(2);
  expect((await audit({ ...own, account: 'admin' })).total).toBe(2);
  expect((await audit({ ...own, account: 'Kevin Ong' })).total).toBe(0);
});

test('what was refused is not noted', async () => {
  await server.call(
    settingsCalls.updateValueByKey,
    { body: { key: 'sailing.capacity', value: '0' } },
    { token },
  );
  await server.call(settingsCalls.updateValueByKey, { body: { key: 'unheard.of', value: '0' } }, { token });
  expect((await audit({ entity: 'config' })).total).toBe(2);
});

const actions = async (filter: Filter) => (await audit(filter)).records.map((entry) => entry.action);

test('every kind of change of accounts, roles and menus leaves its entry', async () => {
  const role = (
    await server.call(
      identityCalls.saveRole,
      { body: { name: 'r', template: 'editor', grants: [] } },
      { token },
    )
  ).data;
  const body = { username: 'noted', password: 'Secret-pw-1', roleId: role.id };
  const user = (await server.call(identityCalls.saveSystemUser, { body }, { token })).data;
  const own = await server.login('noted', 'Secret-pw-1');
  const change = {
    currentPassword: 'Secret-pw-1',
    newPassword: 'Secret-pw-2',
    confirmPassword: 'Secret-pw-2',
  };
  await server.call(identityCalls.changePassword, { body: change }, { token: own });
  await server.call(
    identityCalls.saveSystemUser,
    { body: { ...body, id: user.id, password: 'Secret-pw-3' } },
    { token },
  );
  await server.call(identityCalls.deleteSystemUser, { params: { id: user.id } }, { token });
  await server.call(identityCalls.deleteRole, { params: { id: role.id } }, { token });

  expect(await actions({ entity: 'systemUser', entityId: String(user.id) })).toEqual([
    'delete',
    'resetPassword',
    'create',
  ]);
  expect(await actions({ entity: 'role', entityId: String(role.id) })).toEqual(['delete', 'create']);
  expect(await actions({ account: 'noted' })).toEqual(['changePassword', 'login']);
});

test('neither passwords nor document numbers nor contacts of customers stand in it', async () => {
  const customer = await server.login('customer');
  const body = {
    realName: 'Tan Mei Ling',
    gender: 'female' as const,
    phone: '019-876 5432',
    email: 'mei@example.com',
    idCard: '921123-08-5546',
    passport: 'K7654321',
    currentPassword: 'Gangway-2026',
  };
  expect((await server.call(customersCalls.saveProfile, { body }, { token: customer })).code).toBe(200);

  // Without the numbers of requests and instants, in which any four digits may stand by chance.
  const rows = await sql<{ entry: string }>(
    server.databaseUrl,
    `select (to_jsonb(t) - 'at' - 'request_id')::text as entry from audit_log t`,
  );
  const log = rows.map(({ entry }) => entry).join('\n');
  expect(log).toContain('changed');
  for (const secret of [
    'Secret-pw',
    'Gangway-2026',
    'argon2id',
    '5546',
    '4321',
    '9876',
    'mei@example',
    'Tan Mei',
  ]) {
    expect(log).not.toContain(secret);
  }
});

describe('the log', () => {
  test('is filtered by time, to the moment', async () => {
    const later = new Date(at.getTime() + 60_000);
    const before = (await audit({})).total;
    expect((await audit({ to: at.toISOString() })).total).toBe(0);
    expect((await audit({ from: at.toISOString(), to: later.toISOString() })).total).toBe(before);
    expect((await audit({ from: '2026-11-15T12:00:00.001+08:00' })).total).toBe(0);
  });

  test('comes newest first, page by page', async () => {
    const ids = (await audit({}, { size: 200 })).records.map((entry) => entry.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await audit({}, { page: 2, size: 3 })).records.map((entry) => entry.id)).toEqual(ids.slice(3, 6));
  });

  test.each([
    `update audit_log set username = 'somebody else'`,
    'delete from audit_log',
    'truncate audit_log',
  ])('is only ever added to: %s', async (statement) => {
    await expect(sql(server.databaseUrl, statement)).rejects.toThrow('audit_log is append only');
  });
});
