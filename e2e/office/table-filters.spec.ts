import { expect, test } from '../fixtures/test.ts';

test('two filters that change at the same moment both hold', async ({ page, login }) => {
  await login('editor');
  await page.clock.install();
  await page.goto('/ship/roomManagement');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('Room number').fill('5');
  await page.getByLabel('Floor').fill('5');
  // The pauses after typing end together, before the table has been drawn again.
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/keyword=5/);
  await expect(page).toHaveURL(/floor=5/);
});
