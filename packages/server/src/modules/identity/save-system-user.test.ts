import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let roleIds: Map<string, number>;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin');
  const roles = await server.call(identityCalls.listRoleNames, {}, { token });
  roleIds = new Map(roles.data.map((role) => [role.name, role.id]));
});
afterAll(() => server.stop());

interface Body {
  id?: number;
  username: string;
  password?: string;
  name?: string;
  roleId: number;
  status?: 'active' | 'disabled';
}

const role = (name: string) => roleIds.get(name) ?? 0;
const save = (body: Body, as = token) => server.call(identityCalls.saveSystemUser, { body }, { token: as });
const remove = (id: number, as = token) =>
  server.call(identityCalls.deleteSystemUser, { params: { id } }, { token: as });

async function idOf(username: string): Promise<number> {
  const rows = await sql<{ id: string }>(server.databaseUrl, 'select id from accounts where username = $1', [
    username,
  ]);
  return Number(rows[0]?.id);
}

describe('a new user', () => {
  test('can log in at once', async () => {
    const answer = await save({
      username: ' New.One ',
      password: 'secret-1',
      name: 'New One',
      roleId: role('food'),
    });
    expect(answer.data).toMatchObject({
      username: 'New.One',
      name: 'New One',
      roleName: 'food',
      status: 'active',
      lastLoginAt: null,
    });
    expect(await server.login('new.one', 'secret-1')).toBeTruthy();
  });

  test('needs a password', async () => {
    const answer = await save({ username: 'without', roleId: role('food') });
    expect(answer).toMatchObject({ status: 422, reason: 'account.passwordNeeded' });
    expect(answer.fields).toEqual([{ field: 'password', message: 'Please input Password' }]);
  });

  test.each(['boarding', 'BOARDING', 'customer', 'Customer'])(
    'cannot be called %s, which is taken',
    async (username) => {
      const answer = await save({ username, password: 'secret-1', roleId: role('food') });
      expect(answer).toMatchObject({ status: 409, reason: 'account.usernameTaken' });
      expect(answer.fields).toEqual([{ field: 'username', message: 'This username is taken' }]);
    },
  );

  test('cannot be given a role that does not exist', async () => {
    const answer = await save({ username: 'roleless', password: 'secret-1', roleId: 999_999 });
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'roleId' }] });
  });

  test('called the same by two at the same moment is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save({ username: 'twin', password: 'secret-1', roleId: role('food') })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'account.usernameTaken')).toHaveLength(5);
  });
});

describe('a user that exists', () => {
  test('keeps the password when none is given', async () => {
    const id = (await save({ username: 'keeper', password: 'secret-1', roleId: role('food') })).data.id;
    const answer = await save({ id, username: 'keeper.2', name: 'Other name', roleId: role('food') });
    expect(answer.data).toMatchObject({ id, username: 'keeper.2', name: 'Other name' });
    expect(await server.login('keeper.2', 'secret-1')).toBeTruthy();
  });

  test('gives the username free when deleted, and is gone from the lists', async () => {
    const id = (await save({ username: 'passing', password: 'secret-1', roleId: role('food') })).data.id;
    expect(await remove(id)).toMatchObject({ code: 200, data: null });
    expect(await remove(id)).toMatchObject({ status: 404, reason: 'record.missing' });
    const list = await server.call(identityCalls.listSystemUsers, {}, { token });
    expect(list.data.filter((user) => user.id === id)).toEqual([]);
    expect((await save({ username: 'passing', password: 'secret-1', roleId: role('food') })).code).toBe(200);
  });

  test('is not a customer: those are no records of this screen', async () => {
    const id = await idOf('customer');
    expect((await remove(id)).reason).toBe('record.missing');
    expect((await save({ id, username: 'customer', roleId: role('food') })).reason).toBe('record.missing');
  });
});

describe('oneself', () => {
  test('cannot be deleted, disabled or given another role', async () => {
    const id = await idOf('admin');
    expect(await remove(id)).toMatchObject({ status: 409, reason: 'account.self' });
    for (const change of [{ status: 'disabled' as const }, { roleId: role('editor') }]) {
      const answer = await save({ id, username: 'admin', roleId: role('admin'), ...change });
      expect(answer).toMatchObject({ status: 409, reason: 'account.self' });
    }
  });

  test('can be renamed and given another password without being logged out', async () => {
    const id = await idOf('admin');
    const answer = await save({
      id,
      username: 'admin',
      name: 'Chief',
      password: 'Gangway-2026',
      roleId: role('admin'),
    });
    expect(answer.data.name).toBe('Chief');
    expect((await server.call(identityCalls.info, {}, { token })).data.name).toBe('Chief');
  });
});

describe('somebody who may edit users but is no administrator', () => {
  let clerk: string;
  beforeAll(async () => {
    const grants = [
      { route: '/permission/users', access: 'edit' as const },
      { route: '/dashboard', access: 'view' as const },
      { route: '/ship/shipWriteOff', access: 'view' as const },
      { route: '/ship/writeOffCamera', access: 'view' as const },
      { route: '/ship/serialScannerTest', access: 'view' as const },
    ];
    const clerks = { name: 'clerks', template: 'editor' as const, grants, posts: ['food' as const] };
    roleIds.set('clerks', (await server.call(identityCalls.saveRole, { body: clerks }, { token })).data.id);
    await save({ username: 'clerk', password: 'secret-1', roleId: role('clerks') });
    clerk = await server.login('clerk', 'secret-1');
  });

  test('hands out a role within their own', async () => {
    expect((await save({ username: 'helper', password: 'secret-1', roleId: role('food') }, clerk)).code).toBe(
      200,
    );
  });

  test.each(['admin', 'editor', 'finance'])('cannot make anybody %s', async (name) => {
    const answer = await save({ username: `made.${name}`, password: 'secret-1', roleId: role(name) }, clerk);
    expect(answer).toMatchObject({ status: 403, reason: 'account.roleAboveYours' });
    const self = await save({ id: await idOf('clerk'), username: 'clerk', roleId: role(name) }, clerk);
    expect(self.status).toBe(403);
  });

  test('cannot reset the password of somebody above, nor disable or delete them', async () => {
    const id = await idOf('editor');
    const takeOver = { id, username: 'editor', roleId: role('food'), password: 'mine-now' };
    expect((await save(takeOver, clerk)).reason).toBe('account.roleAboveYours');
    expect((await remove(id, clerk)).reason).toBe('account.roleAboveYours');
    expect((await remove(await idOf('admin'), clerk)).reason).toBe('account.roleAboveYours');
    expect(await server.login('editor')).toBeTruthy();
  });

  test('cannot make or change a role at all', async () => {
    const body = { name: 'mine', template: 'admin' as const, grants: [] };
    expect((await server.call(identityCalls.saveRole, { body }, { token: clerk })).reason).toBe(
      'permission.denied',
    );
  });
});
