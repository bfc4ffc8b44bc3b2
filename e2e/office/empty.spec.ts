import { expect, test } from '../fixtures/test.ts';

const screens = [
  { path: '/ship/ship', call: '**/prod-api/ship/page', title: 'No ships yet', begin: 'New ship' },
  {
    path: '/ship/roomManagement',
    call: '**/prod-api/room/page',
    title: 'No rooms yet',
    begin: 'Add several',
  },
  {
    path: '/ship/sailings?view=list',
    call: '**/prod-api/sailing/page',
    title: 'No sailings yet',
    begin: 'By pattern',
  },
];

for (const { path, call, title, begin } of screens) {
  test(`${path} without anything says what it is for and how to begin`, async ({
    page,
    login,
    expectAccessible,
  }) => {
    await login('editor');
    await page.route(call, (route) =>
      route.fulfill({ json: { code: 200, message: 'success', data: { records: [], total: 0 } } }),
    );
    await page.goto(path);
    const empty = page.getByRole('status').filter({ hasText: title });
    await expect(empty).toBeVisible();
    await expectAccessible(page);
    await empty.getByRole('button', { name: begin }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('those who may only look are not asked to begin', async ({ page, login }) => {
  await login('frontdesk');
  await page.route('**/prod-api/ship/page', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { records: [], total: 0 } } }),
  );
  await page.goto('/ship/ship');
  await expect(page.getByText('No ships yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New ship' })).toHaveCount(0);
});
