import { locales } from '@gangway/contract/core/locales.ts';
import { expectNoMovement } from '../fixtures/no-movement.ts';
import { expect, test } from '../fixtures/test.ts';

const screens = [
  '/dashboard',
  '/permission/role',
  '/permission/users',
  '/permission/menus',
  '/setup/settingConfig',
  '/setup/auditLog',
];

// What axe looks for is the same in every language but for the names of things: each screen in English and in one other.
const screensOf = {
  en: screens,
  zh: screens.filter((_, index) => index % 2 === 0),
  ko: screens.filter((_, index) => index % 2 === 1),
};

for (const locale of locales) {
  test(`axe finds nothing on the screens of administrators in ${locale}`, async ({
    page,
    login,
    speak,
    expectAccessible,
  }) => {
    await speak(locale);
    await login('admin');
    for (const path of screensOf[locale]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('a screen moves nothing for who wants no movement', async ({ page, login }) => {
  await login('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoMovement(page);
});
