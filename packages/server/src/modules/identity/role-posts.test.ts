import { posts } from '@gangway/contract/core/posts.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { sendRaw } from '../../../test/send-raw.ts';
import { type RoleBody, RolesFixture } from '../../../test/roles-fixture.ts';

const office = new RolesFixture();

const info = async (user: string) => (await office.server.call(identityCalls.info, {}, { token: user })).data;

test('the shipped roles scan where they are meant to', async () => {
  const held = Object.fromEntries((await office.list()).map((role) => [role.name, role.posts]));
  expect(held).toEqual({
    admin: [...posts],
    editor: [...posts],
    boarding: ['board'],
    food: ['food'],
    chip: ['chip'],
    disembark: ['disembark'],
    frontdesk: ['board'],
    housekeeping: [],
    finance: [],
  });
});

test('the posts of a role hold at once for whoever has it, and are kept in the audit log', async () => {
  const role = { name: 'lane', template: 'editor' as const, grants: [] };
  const { data } = await office.save({ ...role, posts: ['chip', 'board', 'chip'] });
  expect(data.posts).toEqual(['board', 'chip']);
  const user = await office.makeUser('lane-1', data.id);
  expect((await info(user)).posts).toEqual(['board', 'chip']);
  const less = await office.save({ ...role, id: data.id, posts: ['chip'] });
  expect(less.data.posts).toEqual(['chip']);
  expect((await info(user)).posts).toEqual(['chip']);
  const [noted] = await sql(
    office.server.databaseUrl,
    `select before -> 'posts' as before, after -> 'posts' as after from audit_log
      where entity = 'role' and entity_id = $1 order by id desc limit 1`,
    [String(data.id)],
  );
  expect(noted).toEqual({ before: ['board', 'chip'], after: ['chip'] });
});

test('the posts of a role stay what they are when they are not spoken of, and are none of a new one', async () => {
  const role = { name: 'quiet', template: 'editor' as const, grants: [] };
  const { data } = await office.save(role);
  expect(data.posts).toEqual([]);
  await office.save({ ...role, id: data.id, posts: ['food'] });
  expect((await office.save({ ...role, id: data.id, description: 'Kitchen' })).data.posts).toEqual(['food']);
  expect((await office.save({ ...role, id: data.id, posts: [] })).data.posts).toEqual([]);
});

test('the posts of a role are all of them with the template admin, and none once it is admin no longer', async () => {
  const role = { name: 'second-admin', grants: [] };
  const { data } = await office.save({ ...role, template: 'admin', posts: ['food'] });
  expect(data.posts).toEqual([...posts]);
  expect((await office.save({ ...role, id: data.id, template: 'editor' })).data.posts).toEqual([]);
});

test('the posts of a role are only those there are', async () => {
  const body = JSON.stringify({ name: 'cook', template: 'editor', grants: [], posts: ['cook'] });
  const answer = await sendRaw(office.server.url, {
    method: 'POST',
    path: '/role/save',
    token: office.token,
    body,
  });
  expect(answer).toMatchObject({ status: 400, fields: [{ field: 'posts' }] });
});

test('the posts of a role are handed out by nobody who does not hold them', async () => {
  const grants: RoleBody['grants'] = [{ route: '/permission/users', access: 'edit' }];
  const clerks = await office.save({ name: 'clerks-of-food', template: 'editor', grants, posts: ['food'] });
  const clerk = await office.makeUser('clerk-of-food', clerks.data.id);
  const cooks = await office.save({ name: 'cooks', template: 'editor', grants: [], posts: ['food'] });
  const lanes = await office.save({
    name: 'lanes',
    template: 'editor',
    grants: [],
    posts: ['food', 'board'],
  });
  const hire = (username: string, roleId: number) =>
    office.server.call(
      identityCalls.saveSystemUser,
      { body: { username, password: 'secret-1', roleId } },
      { token: clerk },
    );
  expect((await hire('cook-1', cooks.data.id)).code).toBe(200);
  expect(await hire('lane-2', lanes.data.id)).toMatchObject({ reason: 'account.roleAboveYours' });
});
