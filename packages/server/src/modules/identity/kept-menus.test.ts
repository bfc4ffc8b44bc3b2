import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

/** Longer than this file takes: what is fresh was told, and is not the menu of the next second. */
const keptMs = 600_000;
const path = '/setup/auditLog';
let one: TestServer;
let other: TestServer;
let token: string;

beforeAll(async () => {
  one = await startTestServer({ keptMs });
  other = await startTestServer({ keptMs, databaseUrl: one.databaseUrl });
  token = await one.login('admin');
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

async function iconOn(server: TestServer): Promise<string | undefined> {
  const { data } = await server.call(identityCalls.info, {}, { token });
  return data.routes.find((route) => route.path === path)?.icon;
}

async function saveIcon(icon: string): Promise<void> {
  const menus = (await one.call(identityCalls.listMenus, {}, { token })).data;
  const menu = menus.find((entry) => entry.path === path);
  if (!menu) throw new Error(`no menu ${path}`);
  const { version, title, position, enabled } = menu;
  const body = { path, version, title, icon, position, enabled };
  expect(await one.call(identityCalls.saveMenu, { body }, { token })).toMatchObject({ status: 200 });
}

test('the menu is given again without a look, and anew in every process as soon as it is changed', async () => {
  const before = await iconOn(one);
  expect(await iconOn(other)).toBe(before);
  await sql(one.databaseUrl, `update menus set icon = 'behind' where path = '${path}'`);
  expect([await iconOn(one), await iconOn(other)]).toEqual([before, before]);

  await saveIcon('book');
  expect(await iconOn(one)).toBe('book');
  await vi.waitUntil(async () => (await iconOn(other)) === 'book', { timeout: 60_000 });
});

test('what one says about oneself is in the next answer, of every process', async () => {
  await one.call(
    identityCalls.saveIntroduction,
    { body: { introduction: 'At the desk until six' } },
    { token },
  );
  for (const server of [one, other]) {
    const { data } = await server.call(identityCalls.info, {}, { token });
    expect(data.introduction).toBe('At the desk until six');
  }
});

test('what a role holds is in the next answer, of every process', async () => {
  const clerk = await one.login('editor');
  const pathsOn = async (server: TestServer) =>
    (await server.call(identityCalls.info, {}, { token: clerk })).data.routes.map((route) => route.path);
  const before = await pathsOn(one);
  expect(await pathsOn(other)).toEqual(before);
  const [lost] = before;
  await sql(one.databaseUrl, `delete from role_grants where route = '${lost}'`);
  for (const server of [one, other]) expect(await pathsOn(server)).toEqual(before.slice(1));
});
