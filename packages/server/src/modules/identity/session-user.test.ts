import { officeRoutes, shippedRoles } from '@gangway/contract/core/office-routes.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function infoOf(username: string) {
  return (await server.call(identityCalls.info, {}, { token: await server.login(username) })).data;
}

test('an administrator is given every route in the order of the menu, grouped by headings', async () => {
  const user = await infoOf('admin');
  expect(user).toMatchObject({
    username: 'admin',
    name: 'Farah Zainal',
    kind: 'staff',
    role: { name: 'admin', template: 'admin' },
    avatar: '',
    introduction: '',
  });
  expect(user.routes.map((route) => route.path)).toEqual([
    '/dashboard',
    '/business/paymentRecord',
    '/business/cashDrawer',
    '/business/cashShifts',
    '/business/dailyClosing',
    '/business/salesReport',
    '/business/agents',
    '/ship/shipOrder',
    '/ship/sailings',
    '/ship/headCount',
    '/ship/shipWriteOff',
    '/ship/writeOffCamera',
    '/ship/serialScannerTest',
    '/ship/verificationRecord',
    '/ship/roomCheckInManagement',
    '/ship/turnover',
    '/ship/roomRecord',
    '/ship/checkInReport',
    '/ship/occupancyReport',
    '/ship/routes',
    '/ship/userInfoRecord',
    '/ship/userInfoRecordRecharge',
    '/ship/rechargeRecord',
    '/ship/ship',
    '/ship/roomManagement',
    '/ship/roomTypeManagement',
    '/ship/slides',
    '/ship/refundFee',
    '/ship/complimentary',
    '/permission/role',
    '/permission/users',
    '/permission/menus',
    '/setup/settingConfig',
    '/setup/mails',
    '/setup/auditLog',
    '/legacy/baccaratTable',
  ]);
  expect(user.routes.every((route) => route.access === 'edit')).toBe(true);
  expect(user.headings.map((heading) => heading.path)).toEqual([
    '/business',
    '/ship',
    '/permission',
    '/setup',
    '/legacy',
  ]);
});

test.each(shippedRoles.filter((role) => role !== 'admin'))(
  '%s is given just what it was shipped with',
  async (role) => {
    const user = await infoOf(role);
    const shipped = Object.entries(officeRoutes).flatMap(([path, route]) => {
      const grants: Partial<Record<string, string>> = route.grants;
      return grants[role] ? [{ path, access: grants[role] }] : [];
    });
    expect(user.routes.map(({ path, access }) => ({ path, access }))).toEqual(shipped);
  },
);

test('a heading stands only above something one may open', async () => {
  expect((await infoOf('finance')).headings.map((heading) => heading.path)).toEqual([
    '/business',
    '/ship',
    '/setup',
  ]);
  expect((await infoOf('food')).headings.map((heading) => heading.path)).toEqual(['/ship']);
});

test('titles come in all three languages', async () => {
  const [dashboard] = (await infoOf('boarding')).routes;
  expect(dashboard?.title).toEqual({ en: 'Dashboard', zh: '工作台', ko: '대시보드' });
});

test('a customer has no route and no role', async () => {
  expect(await infoOf('agent')).toMatchObject({ kind: 'customer', role: null, routes: [], headings: [] });
});
