import { newViewer } from '../fixtures/staff.ts';
import { pictureFile } from '../fixtures/small-picture.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member of staff sets a picture and an introduction, sees them in the header, and takes the picture away', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const account = await newViewer(request, await login('admin'), ['/dashboard', '/ship/ship']);
  await login(account);
  await page.goto('/ship/ship');
  const button = page.getByRole('button', { name: `Account: ${account.username}` });
  await expect(button.locator('img')).toHaveCount(0);
  await button.click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  const profile = page.getByRole('dialog', { name: 'My profile' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    profile.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles(pictureFile('me.png'));
  await expect(page.getByText('Your picture has been changed')).toBeVisible();
  await expect(button.locator('img')).toHaveAttribute('src', /\/media\/\d+\/192\.webp$/);
  await expectAccessible(page);

  await profile.getByLabel('Introduction').fill('At the desk since 2019');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toBeHidden();
  await page.reload();
  await expect(button.locator('img')).toBeVisible();
  await button.click();
  await expect(page.getByRole('menu')).toContainText('At the desk since 2019');

  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await profile.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('Your picture has been removed')).toBeVisible();
  await expect(button.locator('img')).toHaveCount(0);
});
