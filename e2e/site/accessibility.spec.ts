import { siteLocales } from '@gangway/contract/core/locales.ts';
import { expectNoMovement } from '../fixtures/no-movement.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  '/home',
  '/login',
  '/login?tab=register',
  '/shipClient/routeList',
  '/shipClient/personalCenter',
  '/privacyPolicy',
  '/privacyPolicy/termsConditions',
  '/privacyPolicy/pda',
];

/** Laid out otherwise on a desk. */
const wide = new Set(['/home', '/login', '/shipClient/routeList']);

for (const locale of siteLocales) {
  for (const path of pages) {
    const tag = locale === 'zh' && wide.has(path) ? ['@desk'] : [];
    test(`axe finds nothing on ${path} in ${locale}`, { tag }, async ({ page, speak, expectAccessible }) => {
      await speak(locale);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('axe finds nothing on the page that is missing', async ({ page, announceErrors, expectAccessible }) => {
  announceErrors(/status of 404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the personal centre of a customer', async ({ page, login, expectAccessible }) => {
  await login('superagent');
  await page.goto('/shipClient/personalCenter');
  await expect(page.getByLabel('Remarks')).toBeVisible();
  await expectAccessible(page);
});

test('the terms carry the figures of the settings', async ({ page }) => {
  await page.goto('/privacyPolicy/termsConditions');
  await expect(page.getByText('RM 50.00').first()).toBeVisible();
  await expect(page.getByText('75 %').or(page.getByText('75%')).first()).toBeVisible();
});

test('the personal data notice stands in Malay too', async ({ page }) => {
  await page.goto('/privacyPolicy/pda');
  await expect(page.locator('[lang="ms"]').first()).toBeAttached();
});

test('a page moves nothing for who wants no movement', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoMovement(page);
});
