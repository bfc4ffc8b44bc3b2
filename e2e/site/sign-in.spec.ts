import { randomBytes } from 'node:crypto';
import { expect, test, visible } from '../fixtures/test.ts';

const refused = /status of 4\d\d/;

test('a visitor registers, is signed in, changes the password and logs in with the new one', async ({
  page,
  announceErrors,
}) => {
  announceErrors(refused);
  const username = `guest${randomBytes(5).toString('hex')}`;
  await page.goto('/login?tab=register');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Full name').fill('Tan Ah Kow');
  await page.getByLabel('Phone').fill('012-345 6789');
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await visible(page.getByLabel('Password', { exact: true })).fill('first-Pass1');
  await visible(page.getByLabel('Confirm password')).fill('other');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Tan Ah Kow');
  await visible(page.getByLabel('Confirm password')).fill('first-Pass1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/shipClient/personalCenter');
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('abc');
  await visible(page.getByLabel('Confirm password')).fill('abc');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
  await page.getByLabel('New password').fill('second-Pass2');
  await visible(page.getByLabel('Confirm password')).fill('second-Pass2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is wrong').first()).toBeVisible();
  await page.getByLabel('Current password').fill('first-Pass1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await page.context().clearCookies({ name: 'gangway_token' });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await visible(page.getByLabel('Password', { exact: true })).fill('first-Pass1');
  await page.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The username or the password is wrong.').first()).toBeVisible();
  await visible(page.getByLabel('Password', { exact: true })).fill('second-Pass2');
  await page.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('too many wrong passwords are told how long to wait', async ({ page, announceErrors }) => {
  announceErrors(refused);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(`locked${randomBytes(4).toString('hex')}`);
  await visible(page.getByLabel('Password', { exact: true })).fill('wrong');
  const submit = page.locator('form:visible').getByRole('button', { name: 'Sign in' });
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const answered = page.waitForResponse('**/sysUser/login');
    await submit.click();
    await answered;
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await expect(page.getByText(/Too many tries\. Wait 15 minutes/).first()).toBeVisible();
});

test(
  'the personal centre opens without a login, asks for one, and keeps what is saved',
  { tag: '@desk' },
  async ({ page, login }) => {
    await page.goto('/shipClient/personalCenter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your place aboard');
    await login('agent');
    await page.reload();
    await expect(page.getByText('ending in 6034')).toBeVisible();
    await page.getByLabel('Remarks').fill('Vegetarian');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your details are saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Remarks')).toHaveValue('Vegetarian');
  },
);

test('logging out goes to /login with the way back', { tag: '@desk' }, async ({ page, login }) => {
  await login('customer');
  // What is being read meanwhile is broken off, not refused: the cart answers only when the session is over.
  const over = page.waitForResponse(/sysUser\/logout$/);
  await page.route('**/shipClient/cart/list', async (route) => {
    await over;
    await route.continue();
  });
  await page.goto('/privacyPolicy?from=test');
  // On a phone the account is inside the menu, on a desk behind the name.
  await page.getByRole('button', { name: /^Menu$|Tan Mei Ling/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login?redirect=%2FprivacyPolicy%3Ffrom%3Dtest');
});
