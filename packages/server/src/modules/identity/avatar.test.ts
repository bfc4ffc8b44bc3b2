import { apiBase } from '@gangway/contract/core/cookies.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture } from '../../../test/pictures.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { upload } from '../../../test/upload.ts';

let server: TestServer;
let admin: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('admin');
  token = await server.login('frontdesk');
});
afterAll(() => server.stop());

const me = async (as = token) => (await server.call(identityCalls.info, {}, { token: as })).data;
const setAvatar = async (size = { width: 600, height: 300 }) =>
  upload(server, identityCalls.setAvatar, await paintPicture('png', size), { token });
const picture = (address: string) => fetch(`${server.url}${address}`);
const count = async () =>
  (await sql<{ count: number }>(server.databaseUrl, 'select count(*)::int from images'))[0]?.count ?? 0;

test('the own picture is cut to a square and shown to everybody who asks for its address', async () => {
  const { data } = await setAvatar();
  expect(data.avatar).toMatch(new RegExp(`^${apiBase}/media/\\d+/192\\.webp$`));
  expect(await me()).toMatchObject({ avatar: data.avatar });
  const file = Buffer.from(await (await picture(data.avatar)).arrayBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
  expect((await me(admin)).avatar).toBe('');
});

test('another picture takes the place of the first, whose file is gone', async () => {
  const first = (await me()).avatar;
  const before = await count();
  // A picture smaller than the square is kept as one too.
  const { data } = await setAvatar({ width: 40, height: 60 });
  expect(data.avatar).not.toBe(first);
  expect((await picture(data.avatar)).status).toBe(200);
  expect((await picture(first)).status).toBe(404);
  expect(await count()).toBe(before);
});

test('a picture taken away is gone; said twice, it is noted once', async () => {
  const { avatar } = await me();
  const before = await count();
  for (let time = 0; time < 2; time += 1)
    expect((await server.call(identityCalls.removeAvatar, {}, { token })).code).toBe(200);
  expect((await me()).avatar).toBe('');
  expect((await picture(avatar)).status).toBe(404);
  expect(await count()).toBe(before - 1);
  const log = await sql<{ action: string }>(
    server.databaseUrl,
    "select action from audit_log where username = 'frontdesk' and action like '%Avatar' order by id",
  );
  expect(log.map((entry) => entry.action)).toEqual(['setAvatar', 'setAvatar', 'removeAvatar']);
});

test('what is no picture, or of another format, is refused and changes nothing', async () => {
  const refused = [
    await upload(server, identityCalls.setAvatar, Buffer.from('<svg/>'), { token }),
    await upload(server, identityCalls.setAvatar, Buffer.alloc(6 * 1024 * 1024, 1), { token }),
  ];
  expect(refused.map((answer) => answer.reason)).toEqual(['image.notAnImage', 'upload.tooLarge']);
  expect((await me()).avatar).toBe('');
});

test('one says something about oneself, and whoever keeps the users reads and changes it', async () => {
  const body = { introduction: 'At the desk since 2019.\nSpeaks Hokkien.' };
  await server.call(identityCalls.saveIntroduction, { body }, { token });
  expect((await me()).introduction).toBe(body.introduction);
  const found = await server.call(
    identityCalls.findSystemUsers,
    { params: { keyword: 'frontdesk' } },
    { token: admin },
  );
  const [user] = found.data;
  if (!user) throw new Error('there is no front desk');
  expect(user.introduction).toBe(body.introduction);
  const { id, username, name, roleId, status } = user;
  const save = (change: object) =>
    server.call(
      identityCalls.saveSystemUser,
      { body: { id, username, name, roleId, status, ...change } },
      { token: admin },
    );
  // Left out, as when somebody is disabled, it stays.
  expect((await save({})).data.introduction).toBe(body.introduction);
  expect((await save({ introduction: 'Moved on' })).data.introduction).toBe('Moved on');
  expect((await me()).introduction).toBe('Moved on');
});

test('is for staff: a customer and a visitor are refused', async () => {
  const customer = await server.login('customer');
  const answer = await server.call(identityCalls.removeAvatar, {}, { token: customer });
  expect(answer).toMatchObject({ status: 403 });
  expect((await server.call(identityCalls.removeAvatar, {})).status).toBe(401);
});

test('goes with the account', async () => {
  const { data } = await setAvatar();
  const users = await server.call(identityCalls.listSystemUsers, {}, { token: admin });
  const id = users.data.find((user) => user.username === 'frontdesk')?.id ?? 0;
  await server.call(identityCalls.deleteSystemUser, { params: { id } }, { token: admin });
  expect((await picture(data.avatar)).status).toBe(404);
});
