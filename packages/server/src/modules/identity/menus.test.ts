import { legacyMenus } from '@gangway/contract/core/legacy-menus.ts';
import { isRight } from '@gangway/contract/core/office-rights.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin');
});
afterAll(() => server.stop());

const list = async () => (await server.call(identityCalls.listMenus, {}, { token })).data;
const routes = async () =>
  (await server.call(identityCalls.info, {}, { token })).data.routes.map((route) => route.path);

const hiddenRoutes = async () =>
  (await server.call(identityCalls.info, {}, { token })).data.routes.flatMap(({ path, hidden }) =>
    // Rights have no place in the menu, whatever is hidden there.
    hidden && !isRight(path) ? [path] : [],
  );

async function entry(path: string) {
  const menu = (await list()).find((candidate) => candidate.path === path);
  if (!menu) throw new Error(`no menu ${path}`);
  const { title, icon, position, enabled } = menu;
  return { path, title, icon, position, enabled };
}

async function save(path: string, change: Partial<Awaited<ReturnType<typeof entry>>>) {
  return server.call(identityCalls.saveMenu, { body: { ...(await entry(path)), ...change } }, { token });
}

test('legacy titles stand in the menu in three languages, disabled', async () => {
  const legacy = (await list()).filter((menu) => menu.legacy);
  expect(legacy.map(({ path, title }) => ({ path, title }))).toEqual(legacyMenus);
  expect(legacy.some((menu) => menu.enabled)).toBe(false);
});

test('a legacy menu cannot be enabled, though it can be renamed', async () => {
  const answer = await save('/legacy/cctv', { enabled: true });
  expect(answer).toMatchObject({ status: 409, reason: 'menu.legacy' });
  expect((await save('/legacy/cctv', { icon: 'camera' })).data).toMatchObject({
    icon: 'camera',
    enabled: false,
  });
});

test('another title, icon and place show in the session at once', async () => {
  const title = { en: 'Journal', zh: '日志', ko: '일지' };
  expect((await save('/setup/auditLog', { title, icon: 'book', position: 5 })).data).toMatchObject({
    title,
    icon: 'book',
    position: 5,
  });

  const { data } = await server.call(identityCalls.info, {}, { token });
  expect(data.routes.find((route) => route.path === '/setup/auditLog')).toMatchObject({
    title,
    icon: 'book',
  });
  expect(data.routes.map((route) => route.path).filter((path) => path.startsWith('/setup/'))).toEqual([
    '/setup/auditLog',
    '/setup/settingConfig',
    '/setup/mails',
  ]);
});

test('a heading that moves takes its screens along', async () => {
  await save('/setup', { position: 1 });
  expect((await routes())[0]).toBe('/setup/auditLog');
  await save('/setup', { position: 90 });
});

test('a hidden menu stands in no menu, and its screen and calls stay open to those who hold it', async () => {
  await save('/setup/auditLog', { enabled: false });
  expect(await routes()).toContain('/setup/auditLog');
  expect(await hiddenRoutes()).toEqual(['/setup/auditLog']);
  expect((await server.call(identityCalls.pageAudit, { body: {} }, { token })).code).toBe(200);
  await save('/setup/auditLog', { enabled: true });
  expect(await hiddenRoutes()).toEqual([]);
});

test('a hidden heading hides what stands under it', async () => {
  await save('/setup', { enabled: false });
  expect(await hiddenRoutes()).toEqual(expect.arrayContaining(['/setup/auditLog', '/setup/settingConfig']));
  await save('/setup', { enabled: true });
});

test.each(['/permission', '/permission/menus'])(
  'the way back to hidden entries is never hidden: %s',
  async (path) => {
    const answer = await save(path, { enabled: false });
    expect(answer).toMatchObject({ status: 409, reason: 'menu.wayBack' });
    expect((await entry(path)).enabled).toBe(true);
  },
);

test('a menu that does not exist is not made', async () => {
  const body = { ...(await entry('/dashboard')), path: '/new' };
  const answer = await server.call(identityCalls.saveMenu, { body }, { token });
  expect(answer).toMatchObject({ status: 404, reason: 'record.missing' });
});

test('what staff changed in the menu outlives the next start', async () => {
  const title = { en: 'Bridge', zh: '驾驶台', ko: '선교' };
  await save('/dashboard', { title });
  const next = await startTestServer({ databaseUrl: server.databaseUrl });
  await next.stop();
  expect((await entry('/dashboard')).title).toEqual(title);
});
