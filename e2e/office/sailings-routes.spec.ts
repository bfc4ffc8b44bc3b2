import { randomUUID } from 'node:crypto';
import { pictureFile } from '../fixtures/small-picture.ts';
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
  await page.getByLabel('Terminal and address (English)').fill('North Quay, Pier 2');
  await page.getByLabel('Terminal and address (Chinese)').fill('北码头二号');
  await page.getByLabel('Link to a map').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/enter a web address that begins with https/).first()).toBeVisible();
  await page.getByLabel('Link to a map').fill('https://maps.example/pier');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Around the island and back');
  await row.getByRole('button', { name: `Edit: ${name}` }).click();
  await expect(page.getByLabel('Terminal and address (English)')).toHaveValue('North Quay, Pier 2');
  await expect(page.getByLabel('Link to a map')).toHaveValue('https://maps.example/pier');
  await page.keyboard.press('Escape');

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
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Enabled');
});

test('the picture of a route is uploaded, replaced and taken away; what is no picture is refused by name', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(/route\/upload/);
  const name = `Reef ${randomUUID().slice(0, 8)}`;
  await login('editor');
  await page.goto('/ship/routes');
  await page.getByRole('button', { name: 'New route' }).click();
  const form = page.getByRole('dialog', { name: 'New route' });
  await form.getByLabel('From port (English)').fill('Port Klang');
  await form.getByLabel('From port (Chinese)').fill('巴生港');
  await form.getByLabel('Destination (English)').fill(name);
  await form.getByLabel('Destination (Chinese)').fill('礁石');
  // Not for visitors of other tests.
  await form.getByRole('switch', { name: 'Enabled' }).uncheck();
  const files = form.locator('input[type=file]');
  const problems = form.getByRole('group', { name: 'Picture' }).getByRole('alert');
  await files.setInputFiles({
    name: 'reef.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(problems).toHaveText('reef.svg: only JPG, PNG, WEBP, AVIF or GIF pictures are taken here');
  await files.setInputFiles({
    name: 'reef.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(problems).toHaveText('reef.png: larger than 10 MB');
  await files.setInputFiles({ name: 'reef.png', mimeType: 'image/png', buffer: Buffer.from('alert(1)') });
  await expect(problems).toHaveText('reef.png: This file is not a picture that can be read.');
  await expect(form.getByRole('img', { name: /^Picture/ })).toHaveCount(0);

  await files.setInputFiles(pictureFile('reef.png'));
  await expect(problems).toBeEmpty();
  await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name) });
  const thumbnail = row.locator('img');
  await thumbnail.scrollIntoViewIfNeeded();
  await expect(thumbnail).toHaveJSProperty('naturalWidth', 1);
  const first = await thumbnail.getAttribute('src');

  await page.reload();
  await row.getByRole('button', { name: `Edit: ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Route ${name}` });
  await expect(edit.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', first ?? '');
  await edit.locator('input[type=file]').setInputFiles(pictureFile('other.png'));
  await expect(edit.getByRole('img', { name: 'Picture 1' })).not.toHaveAttribute('src', first ?? '');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(thumbnail).not.toHaveAttribute('src', first ?? '');
  expect((await page.request.get(first ?? '')).status(), 'the picture that was replaced').toBe(404);

  await row.getByRole('button', { name: `Edit: ${name}` }).click();
  await edit.getByRole('button', { name: 'Remove: Picture 1' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(thumbnail).toHaveCount(0);
});
