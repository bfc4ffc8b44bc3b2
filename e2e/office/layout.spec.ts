import { apiBase } from '@gangway/contract/core/cookies.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { menuHeadings } from '@gangway/contract/core/menu-headings.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';
import { settingRegistry } from '@gangway/contract/settings/registry.ts';
import { expect, test } from '../fixtures/test.ts';

test('the sidebar is 210 px wide, collapses by itself at 991 px and stays so after a reload', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const sidebar = page.locator('aside, [data-sidebar], nav[class*="navbar"]').first();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(210);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByText('Audit log').click();
  await expect(page).toHaveURL(/\/setup\/auditLog$/);
  await expect(menu).toBeHidden();
});

test('a collapsed sidebar stays collapsed after a reload', async ({ page, login, context }) => {
  await login('admin');
  await page.goto('/dashboard');
  const toggle = page.getByRole('button', { name: 'Show the whole sidebar' });
  await toggle.click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the whole sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect((await context.cookies()).some((cookie) => cookie.name === 'gangway_sidebar')).toBe(true);
});

test('each heading leads to its own screen, and the breadcrumb says where one is', async ({
  page,
  login,
}) => {
  await login('admin');
  for (const [path, { title, redirect }] of Object.entries(menuHeadings)) {
    await page.goto(path);
    await expect(page).toHaveURL(redirect);
    const breadcrumb = page.getByRole('navigation', { name: 'You are here' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText([title.en, officeRoutes[redirect].title.en]);
  }
});

test('the language is switched with its message, kept after a reload, and Korean is there', async ({
  page,
  login,
}) => {
  await login('editor');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('한국어').click();
  await expect(
    page.getByRole('navigation', { name: '주 메뉴' }).or(page.getByText('대시보드').first()).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('대시보드 - Gangway');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('the deadline is shown in the time of the port', async ({ page, login }) => {
  await login('boarding');
  await page.goto('/dashboard');
  await expect(
    page.getByText(formatInstant(settingRegistry['system.useUntil'].default)).first(),
  ).toBeVisible();
});

test('full screen that the browser cannot do says so', async ({ page, login }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await login('editor');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByText('you browser can not work')).toBeVisible();
});

test('logging out goes to /login with the way back', async ({ page, login }) => {
  await login('finance');
  await page.goto('/setup/auditLog?page=1');
  await page.getByRole('button', { name: /Account: / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsetup%2FauditLog%3Fpage%3D1$/);
});

test('a screen that opens while one logs out asks for nothing more', async ({ page, login }) => {
  await login('finance');
  await page.goto('/setup/auditLog');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  const over = Promise.withResolvers<void>();
  await page.route(`**${apiBase}/sysUser/logout`, async (route) => {
    await over.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /Account: / }).click();
  const leaving = page.waitForRequest(/\/logout$/);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await leaving;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(apiBase) && asked.push(request.url()));
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  over.resolve();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(asked.filter((url) => !url.endsWith('/logout'))).toEqual([]);
});
