import { apiBase } from '@gangway/contract/core/cookies.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { call } from '../fixtures/call.ts';
import { expect, test } from '../fixtures/test.ts';

const refused = /status of (401|403|404|500)/;

test('a role without a grant sees no menu for it, cannot open it, and gets 403 from the server', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(refused);
  const token = await login('boarding');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Permissions')).toHaveCount(0);
  await page.goto('/permission/role');
  await expect(page.getByRole('heading', { name: 'Your role does not include this screen' })).toBeVisible();
  const answer = await page.request.get(`${apiBase}/role/list`, { headers: { 'x-token': token } });
  expect(answer.status()).toBe(403);
});

test('only a role with the template admin opens the role permissions', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(refused);
  // An editor holds every screen but those of the permissions.
  const token = await login('editor');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Environment config')).toBeVisible();
  await expect(menu.getByText('Permissions')).toHaveCount(0);
  await page.goto('/permission/role');
  await expect(page.getByRole('heading', { name: 'Your role does not include this screen' })).toBeVisible();
  const answer = await page.request.get(`${apiBase}/role/list`, { headers: { 'x-token': token } });
  expect(answer.status()).toBe(403);

  await login('admin');
  await page.goto('/permission');
  await expect(page).toHaveURL(/\/permission\/role$/);
  await expect(page.getByText('housekeeping').first()).toBeVisible();
});

test('an address that is mistyped is told inside the office, with a way on; to others it is the page that is missing', async ({
  page,
  context,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  await login('boarding');
  await page.goto('/ship/shipOrderr');
  await expect(page.getByText('Nothing is found at /ship/shipOrderr')).toBeVisible();
  const place = page.getByRole('navigation', { name: 'You are here' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such screen');
  await expect(place).toHaveText('There is no such screen');
  await expect(page.getByRole('alert').locator('.tabler-icon-map-off')).toBeVisible();
  await page.goto('/setup/mails');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role does not include this screen');
  await expect(place).toHaveText('Your role does not include this screen');
  await expect(page.getByRole('alert').locator('.tabler-icon-lock')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first screen' }).click();
  await expect(page).toHaveURL('/dashboard');
  await login('customer');
  await page.goto('/ship/shipOrderr');
  await expect(page).toHaveURL('/404');
  await context.clearCookies();
  await page.goto('/ship/shipOrderr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/ship/shipOrderr');
});

test('a hidden menu entry leaves its screen open to who holds it', async ({ page, login, request }) => {
  const token = await login('admin');
  const read = async () => {
    const menus = await call(request, token, identityCalls.listMenus, {});
    const entry = menus.find((menu) => menu.path === '/setup/mails');
    if (!entry) throw new Error('the menu has no mails');
    return entry;
  };
  const { title } = await read();
  const show = async (enabled: boolean) => {
    const { path, version, icon, position } = await read();
    await call(request, token, identityCalls.saveMenu, {
      body: { path, version, title, icon, position, enabled },
    });
  };
  await show(false);
  try {
    await page.goto('/setup/mails');
    await expect(page.getByRole('table')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Environment config' })).toBeVisible();
    await expect(menu.getByRole('link', { name: title.en, exact: true })).toHaveCount(0);
  } finally {
    await show(true);
  }
});

test('a customer who opens the dashboard goes on to /home', async ({ page, login }) => {
  await login('customer');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/home$/);
});

test('a token that is worth nothing is cleared and the way to the login keeps the path', async ({
  page,
  context,
  baseURL,
  announceErrors,
}) => {
  announceErrors(refused);
  await context.addCookies([{ name: 'gangway_token', value: 'forged', url: baseURL ?? '' }]);
  await page.goto('/setup/auditLog');
  await expect(page).toHaveURL('/login?redirect=%2Fsetup%2FauditLog');
  expect((await context.cookies()).some((cookie) => cookie.name === 'gangway_token')).toBe(false);
});

test('empty user information is told as the specification says', async ({ page, login, announceErrors }) => {
  announceErrors(refused);
  await login('editor');
  await page.route(`**${apiBase}/sysUser/info`, (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: null } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Verification failed, please Login again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/);
});

test('a failure nobody explains is told as the specification says, and leads to the login', async ({
  page,
  context,
  login,
  announceErrors,
}) => {
  announceErrors(refused);
  await login('editor');
  await page.route(`**${apiBase}/sysUser/info`, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: '', data: null, reason: 'x' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Has Error')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/);
  expect((await context.cookies()).some((cookie) => cookie.name === 'gangway_token')).toBe(false);
});

for (const code of [401, 503, 506]) {
  test(`an answer with code ${code} opens the box; Cancel stays, Re-Login goes`, async ({
    page,
    login,
    announceErrors,
  }) => {
    announceErrors(/status of 401/);
    await login('editor');
    await page.goto('/setup/auditLog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(`**${apiBase}/config/queryList`, (route) =>
      route.fulfill({ status: 401, json: { code, message: 'Told by the server', data: null, reason: 'x' } }),
    );
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Environment config').click();
    await expect(page.getByText('Told by the server').first()).toBeVisible();
    const box = page.getByRole('dialog', { name: 'Confirm logout' });
    await expect(box).toContainText(
      'You have been logged out, you can cancel to stay on this page, or log in again',
    );
    await box.getByRole('button', { name: 'Cancel' }).click();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(/\/setup\/settingConfig$/);
    await page.reload();
    await page
      .getByRole('dialog', { name: 'Confirm logout' })
      .getByRole('button', { name: 'Re-Login' })
      .click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
}

test('an error is shown for five seconds, with the message of the server or the word Error', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(refused);
  await login('editor');
  await page.clock.install();
  await page.goto('/setup/auditLog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(`**${apiBase}/config/queryList`, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: '', data: null, reason: 'x' } }),
  );
  // From here on time passes only as told, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Environment config').click();
  const toast = page.getByRole('alert').filter({ hasText: /^Error$/ });
  // What comes and goes is drawn in real time and moved in told time: a little of it must pass after each drawing.
  const isShown = async () => {
    await page.clock.runFor(50);
    return toast.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect.poll(isShown).toBe(false);
});
