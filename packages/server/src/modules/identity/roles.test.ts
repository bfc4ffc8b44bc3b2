import { readFile } from 'node:fs/promises';
import { officeRoutePaths } from '@gangway/contract/core/office-routes.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { sendRaw } from '../../../test/send-raw.ts';
import { type RoleBody, RolesFixture } from '../../../test/roles-fixture.ts';

const office = new RolesFixture();
const remove = (id: number) =>
  office.server.call(identityCalls.deleteRole, { params: { id } }, { token: office.token });
const find = async (name: string) => (await office.list()).find((role) => role.name === name);

test('the shipped roles are there, only admin with the template admin and untouchable', async () => {
  const roles = await office.list();
  expect(roles.map((role) => role.name)).toEqual([
    'admin',
    'editor',
    'boarding',
    'food',
    'chip',
    'disembark',
    'frontdesk',
    'housekeeping',
    'finance',
  ]);
  expect(roles.filter((role) => role.template === 'admin').map((role) => role.name)).toEqual(['admin']);
  expect(roles.filter((role) => role.builtIn).map((role) => role.name)).toEqual(['admin']);
  expect(roles.every((role) => role.accounts === 1)).toBe(true);
});

describe('a role', () => {
  test('is kept with its grants; none is no grant', async () => {
    const grants: RoleBody['grants'] = [
      { route: '/setup/auditLog', access: 'view' },
      { route: '/dashboard', access: 'edit' },
      { route: '/setup/settingConfig', access: 'none' },
    ];
    const saved = await office.save({
      name: '值班 Duty-1',
      template: 'editor',
      description: 'Night',
      grants,
    });
    expect(saved.data).toMatchObject({
      name: '值班 Duty-1',
      description: 'Night',
      builtIn: false,
      accounts: 0,
    });
    expect(saved.data.grants).toEqual([
      { route: '/dashboard', access: 'edit' },
      { route: '/setup/auditLog', access: 'view' },
    ]);
    expect(await find('值班 Duty-1')).toEqual(saved.data);
  });

  test('takes no template but admin and editor, and says so', async () => {
    for (const [locale, message] of [
      ['en', 'The template of a role is either admin or editor'],
      ['zh', '角色模板只能是 admin 或 editor'],
    ] as const) {
      const body = JSON.stringify({ name: 'odd', template: 'boarding', grants: [] });
      const answer = await sendRaw(office.server.url, {
        method: 'POST',
        path: '/role/save',
        token: office.token,
        locale,
        body,
      });
      expect(answer).toMatchObject({ status: 400, fields: [{ field: 'template', message }] });
    }
  });

  test('opens the role permissions only with the template admin', async () => {
    const grants: RoleBody['grants'] = [{ route: '/permission/role', access: 'view' }];
    expect(await office.save({ name: 'curious', template: 'editor', grants })).toMatchObject({
      status: 422,
      reason: 'role.adminOnlyRoute',
    });
    const made = await office.save({ name: 'second admins', template: 'admin', grants: [] });
    const user = await office.makeUser('second.admin', made.data.id);
    expect((await office.server.call(identityCalls.listRoles, {}, { token: user })).code).toBe(200);
  });

  test('with the template admin holds everything, and takes no part of it', async () => {
    const everything = (await find('admin'))?.grants ?? [];
    expect(everything.map(({ route }) => route).toSorted()).toEqual(officeRoutePaths.toSorted());
    expect(everything.every(({ access }) => access === 'edit')).toBe(true);
    const parts: RoleBody['grants'][] = [
      [{ route: '/dashboard', access: 'view' }],
      everything.slice(1),
      everything.map((grant, index) => (index === 0 ? { ...grant, access: 'view' } : grant)),
    ];
    for (const grants of parts)
      expect(await office.save({ name: 'half admin', template: 'admin', grants })).toMatchObject({
        status: 422,
        reason: 'role.adminPartial',
        fields: [{ field: 'grants' }],
      });
    for (const [name, grants] of [
      ['named all', everything],
      ['named none', []],
    ] as const)
      expect((await office.save({ name, template: 'admin', grants: [...grants] })).data.grants).toEqual(
        everything,
      );
  });

  test('with the template admin and a grant left from before opens everything', async () => {
    const { id } = (await office.save({ name: 'left over', template: 'admin', grants: [] })).data;
    await sql(office.server.databaseUrl, "insert into role_grants values ($1, '/dashboard', 'view')", [id]);
    const user = await office.makeUser('left.over', id);
    expect((await office.server.call(settingsCalls.queryList, {}, { token: user })).code).toBe(200);
    const info = await office.server.call(identityCalls.info, {}, { token: user });
    expect(info.data.routes.every(({ access }) => access === 'edit')).toBe(true);
    expect(info.data.routes).toHaveLength(officeRoutePaths.length);
  });

  test('with the template admin is handed out by administrators only', async () => {
    const grants: RoleBody['grants'] = [{ route: '/permission/users', access: 'edit' }];
    const { id } = (await office.save({ name: 'users only', template: 'editor', grants })).data;
    const user = await office.makeUser('users.only', id);
    const roleId = (await find('named none'))?.id ?? 0;
    const body = { username: 'ladder', password: 'secret-1', roleId };
    expect(await office.server.call(identityCalls.saveSystemUser, { body }, { token: user })).toMatchObject({
      status: 403,
      reason: 'account.roleAboveYours',
    });
  });

  test.each([
    ['a route that does not exist', [{ route: '/nowhere', access: 'view' }]],
    ['a heading', [{ route: '/permission', access: 'view' }]],
    ['a property of every object', [{ route: 'constructor', access: 'view' }]],
    [
      'a route twice',
      [
        { route: '/dashboard', access: 'view' },
        { route: '/dashboard', access: 'edit' },
      ],
    ],
  ] satisfies [string, RoleBody['grants']][])('does not take %s', async (_name, grants) => {
    const answer = await office.save({ name: 'wrong', template: 'editor', grants });
    expect(answer).toMatchObject({ status: 400, reason: 'request.invalid' });
    expect(answer.fields[0]?.field).toBe(`grants.${grants.length - 1}.route`);
  });

  test('needs a name of its own, whatever its capitals', async () => {
    const answer = await office.save({ name: 'FINANCE', template: 'editor', grants: [] });
    expect(answer).toMatchObject({ status: 409, reason: 'role.nameTaken', fields: [{ field: 'name' }] });
  });

  test('that is built in is neither changed nor deleted', async () => {
    const admin = await find('admin');
    const id = admin?.id ?? 0;
    expect((await office.save({ id, name: 'chief', template: 'editor', grants: [] })).reason).toBe(
      'role.builtIn',
    );
    expect((await remove(id)).reason).toBe('role.builtIn');
    expect(await find('admin')).toEqual(admin);
  });

  test('that somebody holds is not deleted, and says how many do', async () => {
    const answer = await remove((await find('chip'))?.id ?? 0);
    expect(answer).toMatchObject({ status: 409, reason: 'role.inUse' });
    expect(answer.message).toBe('1 account holds this role: give them another one first.');
  });

  test('that nobody holds is deleted', async () => {
    const { id } = (await office.save({ name: 'passing', template: 'editor', grants: [] })).data;
    expect((await remove(id)).code).toBe(200);
    expect(await find('passing')).toBeUndefined();
    expect((await remove(id)).reason).toBe('record.missing');
    expect((await office.save({ id, name: 'passing', template: 'editor', grants: [] })).reason).toBe(
      'record.missing',
    );
  });

  test('keeps its template as long as its holder is the last administrator', async () => {
    const body: RoleBody = { name: 'owners', template: 'admin', grants: [] };
    const { id } = (await office.save(body)).data;
    const owner = await office.makeUser('owner', id);
    const others = (
      await office.server.call(identityCalls.listSystemUsers, {}, { token: office.token })
    ).data.filter((user) => ['second admins', 'left over', 'admin'].includes(user.roleName));
    await office.server.gangway.platform.db
      .updateTable('accounts')
      .set({ status: 'disabled' })
      .where(
        'id',
        'in',
        others.map((user) => user.id),
      )
      .execute();
    const demoted = { ...body, id, template: 'editor' as const, grants: [] };
    const answer = await office.server.call(identityCalls.saveRole, { body: demoted }, { token: owner });
    expect(answer).toMatchObject({ status: 409, reason: 'account.lastAdmin' });
    expect((await office.server.call(identityCalls.listRoles, {}, { token: owner })).code).toBe(200);
    await office.server.gangway.platform.db.updateTable('accounts').set({ status: 'active' }).execute();
  });
});

const grant = (access: 'none' | 'view' | 'edit'): RoleBody['grants'] => [
  { route: '/setup/settingConfig', access },
];

test('what a role is granted or loses holds from the next call on, without logging anybody out', async () => {
  const { id } = (await office.save({ name: 'changing', template: 'editor', grants: grant('none') })).data;
  const user = await office.makeUser('changing', id);
  const view = async () => (await office.server.call(settingsCalls.queryList, {}, { token: user })).status;
  const edit = async () => {
    const body = { key: 'sailing.capacity', value: '500' };
    return (await office.server.call(settingsCalls.updateValueByKey, { body }, { token: user })).status;
  };

  expect([await view(), await edit()]).toEqual([403, 403]);
  await office.save({ id, name: 'changing', template: 'editor', grants: grant('view') });
  expect([await view(), await edit()]).toEqual([200, 403]);
  await office.save({ id, name: 'changing', template: 'editor', grants: grant('edit') });
  expect([await view(), await edit()]).toEqual([200, 200]);
  await office.save({ id, name: 'changing', template: 'editor', grants: grant('none') });
  expect([await view(), await edit()]).toEqual([403, 403]);
});

test('roles of an earlier version: who could become an administrator is one, the others are editors', async () => {
  const old = async (name: string, grants: Record<string, string>) => {
    const [row] = await sql<{ id: number }>(
      office.server.databaseUrl,
      "insert into roles (name, template) values ($1, 'admin') returning id::int",
      [name],
    );
    for (const [route, access] of Object.entries(grants))
      await sql(office.server.databaseUrl, 'insert into role_grants values ($1, $2, $3)', [
        row?.id,
        route,
        access,
      ]);
  };
  await old('old roles', { '/permission/role': 'edit' });
  await old('old users', { '/permission/users': 'edit', '/dashboard': 'view' });
  await old('old looker', { '/permission/role': 'view', '/dashboard': 'view' });
  await old('old desk', { '/ship/userInfoRecordRecharge': 'edit' });
  await old('old money', { '/ship/userInfoRecordRecharge': 'view', '/business/agents': 'edit' });
  const file = new URL('../../../migrations/0010-permissions.sql', import.meta.url);
  await sql(office.server.databaseUrl, await readFile(file, 'utf8'));

  for (const name of ['admin', 'old roles', 'old users'])
    expect(await find(name)).toMatchObject({
      template: 'admin',
      grants: { length: officeRoutePaths.length },
    });
  expect(await find('old looker')).toMatchObject({
    template: 'editor',
    grants: [{ route: '/dashboard', access: 'view' }],
  });
  const resets = async (name: string) =>
    (await find(name))?.grants.find(({ route }) => route === '/ship/userInfoRecordRecharge')?.access;
  expect([await resets('old desk'), await resets('old money')]).toEqual(['view', 'edit']);
  const kept = await sql(
    office.server.databaseUrl,
    "select from role_grants join roles on roles.id = role_id where template = 'admin'",
  );
  expect(kept).toEqual([]);
});
