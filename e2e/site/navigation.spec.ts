import { expect, test, visible } from '../fixtures/test.ts';

test('/ leads to /home, with its title', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle('Home - Gangway');
});

test('a page that does not exist says so, to people and to machines', async ({ page, announceErrors }) => {
  announceErrors(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here but sea');
  await page.getByRole('link', { name: 'Back to the harbour' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test(
  'going to another page starts at its top, with the title of the page',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/home');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' });
    await terms.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await terms.click();
    await expect(page).toHaveURL(/\/privacyPolicy\/termsConditions$/);
    await expect(page).toHaveTitle('Terms and conditions - Gangway');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'the language is switched with a message and kept after a reload',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByText('语言切换成功')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.reload();
    await expect(page).toHaveTitle('首页 - Gangway');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('Switch Language Success')).toBeVisible();
  },
);

test('a visitor without a token who wants the back office is sent to log in and then back there', async ({
  page,
}) => {
  await page.goto('/setup/settingConfig?key=x');
  await expect(page).toHaveURL('/login?redirect=%2Fsetup%2FsettingConfig%3Fkey%3Dx');
  await page.getByRole('textbox', { name: 'Username' }).fill('  editor ');
  await visible(page.getByLabel('Password', { exact: true })).fill('Gangway-2026');
  await page.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/setup/settingConfig?key=x');
});

test('somebody who is logged in and opens /login goes to the dashboard; a customer on to /home', async ({
  page,
  login,
}) => {
  // The page goes on before it has loaded.
  await login('finance');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard$/);
  // The page of the one must not go on asking with the token of the other.
  await page.goto('about:blank');
  await login('customer');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/home$/);
});

test('a redirect never leads to another site', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/x');
  await page.getByRole('textbox', { name: 'Username' }).fill('customer');
  await visible(page.getByLabel('Password', { exact: true })).fill('Gangway-2026');
  await page.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
