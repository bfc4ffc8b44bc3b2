import type { Locale } from '@gangway/contract/core/locales.ts';
import { officeRights } from '@gangway/contract/core/office-rights.ts';
import { officeRoutePaths } from '@gangway/contract/core/office-routes.ts';
import { makeDirtyShip } from '../fixtures/dirty-rooms.ts';
import { findAllCut } from '../fixtures/nothing-cut.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const screens = officeRoutePaths.filter((path) => !Object.hasOwn(officeRights, path));

const looks: readonly { locale: Locale; width: number; height: number }[] = [
  { locale: 'en', width: 1366, height: 768 },
  { locale: 'ko', width: 1366, height: 768 },
  { locale: 'en', width: 390, height: 844 },
  { locale: 'zh', width: 390, height: 844 },
];

for (const { locale, width, height } of looks)
  test(`on ${width} pixels no screen of the back office cuts its words off, in ${locale}`, async ({
    page,
    login,
    speak,
  }) => {
    test.slow();
    await login('admin');
    await speak(locale);
    await page.setViewportSize({ width, height });
    const cut: string[] = [];
    for (const path of screens) {
      // By day it is a month's lines, by sailing more than anybody needs here.
      await page.goto(path === '/ship/checkInReport' ? `${path}?by=day` : path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
      for (const found of await findAllCut(page)) cut.push(`${path} ${found}`);
    }
    expect(cut).toEqual([]);
  });

test('on a board of 1366 pixels every card of a room to clean is whole', async ({ page, login, request }) => {
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 2);
  await login('housekeeping');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  const column = page.getByRole('region', { name: 'To clean (2)' }).getByRole('list');
  await expect(column.getByRole('article')).toHaveCount(2);
  expect(await column.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});
