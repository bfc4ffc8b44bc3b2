import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';

test('a route is made, changed, disabled and deleted; what it lacks is asked for', async ({
  page,
  login,
  expectAccessible,
}) => {
  const name = `Island ${randomUUID().slice(0, 8)}`;
  await login('editor');
  await page.goto('/ship/routes');
  await page.getByRole('button', { name: 'New route' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please input From port (English)')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('From port (English)').fill('Port Klang');
  await page.getByLabel('From port (Chinese)').fill('巴生港');
  await page.getByLabel('Destination (English)').fill(name);
  await page.getByLabel('Destination (Chinese)').fill('岛');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Enabled');
  await expectAccessible(page);

  await row.getByRole('button', { name: `Edit: ${name}` }).click();
  await page.getByLabel('Description (English)').fill('Around the island and back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Around the island and back');

  await row.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');

  await row.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('a route that is sailed is not deleted; disabling it is offered instead', async ({ page, login }) => {
  await login('editor');
  await page.goto('/ship/routes');
  const name = 'Sunset to Sunrise at Sea';
  await page.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `${name} cannot be deleted` });
  await expect(question).toContainText(/\d+ sailings use this route/);
  await expect(question.getByRole('button', { name: 'Disable' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Enabled');
});
