import { expect, test } from '../fixtures/test.ts';

const screens = [
  '/dashboard',
  '/permission/role',
  '/permission/users',
  '/permission/menus',
  '/setup/settingConfig',
  '/setup/auditLog',
];

for (const locale of ['en', 'zh', 'ko']) {
  for (const path of screens) {
    test(`axe finds nothing on ${path} in ${locale}`, async ({
      page,
      context,
      baseURL,
      login,
      expectAccessible,
    }) => {
      await context.addCookies([{ name: 'gangway_language', value: locale, url: baseURL ?? '' }]);
      await login('admin');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
}
