import { randomUUID } from 'node:crypto';
import { pictureFile } from '../fixtures/small-picture.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ login }) => {
  await login('editor');
});

test('a slide is made, previewed, put in order by keyboard and deleted', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  // Its own in each try: one that failed leaves its slide behind.
  const title = `Lanterns over the water, ${randomUUID().slice(0, 8)}`;
  await page.goto('/ship/slides');
  const slides = page.getByRole('list', { name: 'Slides' }).getByRole('listitem');
  await expect(slides.first()).toBeVisible();
  await page.getByRole('button', { name: 'New slide' }).click();
  const drawer = page.getByRole('dialog', { name: 'New slide' });
  await expect(drawer.getByText('Images only (JPG, PNG, WEBP, AVIF or GIF), at most 10 MB')).toBeVisible();
  await drawer.locator('input[type=file]').setInputFiles(pictureFile('lanterns.png'));
  await drawer.getByLabel('Title (English)').fill(title);
  await drawer.getByLabel('Title (Chinese)').fill('水上灯笼');
  await drawer.getByLabel('Link').fill('javascript:alert(1)');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('A link starts with / for an own page, or with https://')).toBeVisible();
  await drawer.getByLabel('Link').fill('/shipClient/routeList');
  // Hidden, so that the visitors of other tests never meet it.
  await drawer.getByRole('switch', { name: 'Enabled' }).uncheck();
  const preview = drawer.getByRole('region', { name: 'Preview of the home page' });
  await expect(preview).toContainText(title);
  await preview.getByText('中文').click();
  await expect(preview).toContainText('水上灯笼');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${title} was saved`)).toBeVisible();
  // The drawer gives the focus back when it is gone.
  await expect(drawer).toBeHidden();

  const own = slides.filter({ hasText: title });
  const back = page.getByRole('button', { name: `Move back: ${title}` });
  await back.focus();
  const places = await slides.count();
  const saving = Promise.withResolvers<void>();
  await page.route(/\/slide\/order$/, (route) => saving.promise.then(() => route.continue()));
  for (let moves = 0; moves < places; moves += 1) await page.keyboard.press('Enter');
  await expect(slides.first()).toContainText(title);
  await expect(back).toBeFocused();
  await expect(page.getByText('Saving the order…')).toBeVisible();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  saving.resolve();
  const saved = page.getByText('The order is saved');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(saved).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByTestId('sidebar').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page.getByLabel('Room number')).toBeVisible();
  await page.goBack();
  await expect(slides.first()).toContainText(title);
  await expect(saved).toBeHidden();
  await page.reload();
  await expect(slides.first()).toContainText(title);
  await expectAccessible(page);

  await expect(own.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${title} was deleted`)).toBeVisible();
  await expect(own).toHaveCount(0);
});
