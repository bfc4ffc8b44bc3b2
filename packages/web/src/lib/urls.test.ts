import { officeRoutePaths } from '@gangway/contract/core/office-routes.ts';
import { publicPages } from '@gangway/contract/core/pages.ts';
import { expect, test } from 'vitest';
import * as office from './office-urls.ts';
import * as site from './site-urls.ts';

test('every page of the contract has its address', () => {
  expect(Object.values(site)).toEqual(expect.arrayContaining([...publicPages]));
  expect(Object.values(office)).toEqual(expect.arrayContaining([...officeRoutePaths]));
});

test('what stands in the address of a screen comes back as it was', () => {
  const path = office.screenPath(office.ordersScreen, { keyword: 'Lim & Söhne +60', accountId: 7 });
  const { pathname, searchParams } = new URL(path, 'https://gangway.example');
  expect(pathname).toBe(office.ordersScreen);
  expect(Object.fromEntries(searchParams)).toEqual({ keyword: 'Lim & Söhne +60', accountId: '7' });
});
