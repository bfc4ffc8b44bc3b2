import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1366, height: 500 } });

test('where one is stays in sight of a menu that is longer than the screen', async ({ page, login }) => {
  await login('admin');
  await page.goto('/setup/auditLog');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).not.toBeInViewport();
});

test('the columns to choose from stay within a low screen', async ({ page, login }) => {
  await login('admin');
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Columns' }).click();
  const group = page.getByRole('group', { name: 'Columns' });
  await expect(group.getByRole('checkbox').first()).toBeVisible();
  const box = await group.locator('xpath=..').boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
  await group.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await expect(group.getByRole('checkbox').last()).toBeInViewport();
});
