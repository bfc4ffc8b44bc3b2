import { expect, test } from '../fixtures/test.ts';

test('without a network the dot turns, what is shown is marked as old, and filters say that they wait', async ({
  page,
  login,
  context,
  announceErrors,
  expectAccessible,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await login('editor');
  await page.goto('/ship/ship');
  const dot = page.getByRole('banner').getByRole('status');
  await expect(dot).toHaveText(/^Live/);
  await expect(page.getByRole('row', { name: /Selat Aurora/ })).toBeVisible();
  await context.setOffline(true);
  await expect(dot).toHaveText(/^Offline/);
  await expect(page.getByText(/^No connection\. This is how it was at \d{4}-\d\d-\d\d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Ship or manager').fill('Nobody is called so');
  await expect(
    page.getByText('No connection. The filters wait: what you see is the view before.'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Selat Aurora/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
