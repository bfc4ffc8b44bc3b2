import type { Page } from '@playwright/test';
import { gonePieceErrors } from '../fixtures/gone-piece.ts';
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

const waiting = 'No connection. The filters wait: what you see is the view before.';
const empty = 'No connection. This is loaded as soon as there is one.';

const reports = [
  {
    path: '/ship/occupancyReport',
    turn: (page: Page) => page.getByRole('button', { name: 'Previous month' }).click(),
    said: waiting,
  },
  {
    path: '/business/salesReport',
    turn: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Put together by' }).click();
      await page.getByRole('option', { name: 'Nationality' }).click();
    },
    // Lines of another grouping cannot be shown as they were.
    said: empty,
  },
  {
    path: '/ship/checkInReport',
    turn: (page: Page) => page.getByText('By day', { exact: true }).click(),
    said: waiting,
  },
];

for (const { path, turn, said } of reports) {
  test(`${path} says that it waits for a network`, async ({
    page,
    login,
    context,
    announceErrors,
    expectAccessible,
  }) => {
    announceErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await login('admin');
    await page.goto(path);
    await expect(page.locator('figure').first()).toBeVisible();
    await context.setOffline(true);
    const strip = page.getByRole('main').getByText(/^No connection/);
    await expect(strip).toHaveText(/^No connection\. This is how it was at 20\d\d-/);
    await expectAccessible(page);
    await turn(page);
    await expect(strip).toHaveText(said);
    await context.setOffline(false);
    await expect(strip).toBeHidden();
  });
}

test('a screen that was never opened says that there is no network, and opens once there is', async ({
  page,
  login,
  context,
  announceErrors,
  expectAccessible,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Unable to preload/, ...gonePieceErrors);
  await login('admin');
  await page.goto('/ship/ship');
  await expect(page.getByRole('row', { name: /Selat Aurora/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByTestId('sidebar').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page.getByRole('alert').getByText(empty)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByLabel('Room number')).toBeVisible();
});

test('above a long list the word that there is no network is not cut', async ({
  page,
  login,
  context,
  announceErrors,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await login('editor');
  await page.goto('/ship/shipOrder');
  await expect(page.getByRole('row', { name: /GW/ }).nth(15)).toBeVisible();
  await context.setOffline(true);
  const strip = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^No connection/ });
  await expect(strip).toBeVisible();
  expect(await strip.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});
