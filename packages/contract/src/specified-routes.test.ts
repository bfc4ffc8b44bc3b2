import { expect, test } from 'vitest';
import { menuHeadings } from './core/menu-headings.ts';
import { adminOnlyRoute, officeRoutes } from './core/office-routes.ts';
import { faceOf, monitorBase, publicPages } from './core/pages.ts';

/** Section 2 of the specification, as it stands there. */
const withoutLogin = [
  '/login',
  '/jump',
  '/notify',
  '/return',
  '/home',
  '/monitor-live/{id}',
  '/shipClient/routeList',
  '/shipClient/personalCenter',
  '/shipClient/pay/ship',
  '/shipClient/personalOrder',
  '/privacyPolicy/pda',
  '/privacyPolicy/termsConditions',
  '/privacyPolicy',
  '/pay',
  '/queryOrderInfo',
];

test('the routes without login are those of the specification, and no other', () => {
  expect([...publicPages, `${monitorBase}{id}`].toSorted()).toEqual(withoutLogin.toSorted());
});

const children = {
  '/business': ['paymentRecord'],
  '/ship': [
    'ship',
    'slides',
    'shipWriteOff',
    'roomCheckInManagement',
    'roomManagement',
    'roomTypeManagement',
    'roomRecord',
    'verificationRecord',
    'userInfoRecord',
    'userInfoRecordRecharge',
    'shipOrder',
    'serialScannerTest',
    'writeOffCamera',
    'checkInReport',
    'rechargeRecord',
  ],
  '/permission': ['role', 'users', 'menus'],
  '/setup': ['settingConfig'],
} as const;

test.each(Object.entries(children))('%s has the screens the specification names', (heading, names) => {
  const paths = names.map((name) => `${heading}/${name}`);
  expect(paths.filter((path) => !Object.hasOwn(officeRoutes, path))).toEqual([]);
  expect(paths.map(faceOf)).not.toContain(null);
});

test.each([
  ['/business', '/business/paymentRecord'],
  ['/ship', '/ship/ship'],
  ['/permission', '/permission/role'],
  ['/setup', '/setup/settingConfig'],
] as const)('%s redirects to %s', (heading, goal) => {
  expect(menuHeadings[heading].redirect).toBe(goal);
});

test('the dashboard, /404 and / exist, and the role permissions are for administrators', () => {
  expect([faceOf('/dashboard'), faceOf('/404'), faceOf('/')]).toEqual(['office', 'site', 'site']);
  expect(adminOnlyRoute).toBe('/permission/role');
});
