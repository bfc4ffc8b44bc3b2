import { randomBytes } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';

test('an administrator makes a role and a user who then sees just what the role holds', async ({
  page,
  login,
}) => {
  const mark = randomBytes(4).toString('hex');
  await login('admin');
  await page.goto('/permission/role');
  await page.getByRole('button', { name: 'New role' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name', { exact: true }).fill(`auditor ${mark}`);
  await drawer.getByRole('radio', { name: 'Audit log: View' }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`auditor ${mark}`).first()).toBeVisible();

  await page.goto('/permission/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Username').fill(`aud${mark}`);
  await form.getByLabel('Password', { exact: true }).fill('Audit-2026');
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: `auditor ${mark}` }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`aud${mark}`).first()).toBeVisible();

  // Left before: the list that is read anew would ask as nobody.
  await page.goto('about:blank');
  await login({ username: `aud${mark}`, password: 'Audit-2026' });
  await page.goto('/setup/auditLog');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    /Audit log/,
  ]);
  await expect(page.getByText(`aud${mark}`).or(page.getByText('Create')).first()).toBeVisible();
});

test('a setting is changed in its own editor, refused out of bounds, and put back', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 4\d\d/);
  await login('editor');
  await page.goto('/setup/settingConfig');
  const edit = page
    .getByRole('row', { name: /change\.closedDays/ })
    .getByRole('button')
    .first();
  await edit.click();
  const drawer = page.getByRole('dialog');
  const value = drawer.getByRole('textbox').first();
  await value.fill('7');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /change\.closedDays/ })).toContainText('7');
});
