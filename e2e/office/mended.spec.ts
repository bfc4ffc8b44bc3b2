import { randomBytes } from 'node:crypto';
import { countLoads, gonePieceErrors, goneTimes, openToType } from '../fixtures/gone-piece.ts';
import { newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ login, announceErrors }) => {
  announceErrors(...gonePieceErrors);
  await login('editor');
});

const always = 1000;

test('a screen that is gone is opened all the same, by one load of the page', async ({ page }) => {
  await page.goto('/ship/ship');
  await expect(page.getByRole('table')).toBeVisible();
  const loads = countLoads(page);
  await goneTimes(page, /\/assets\/rooms-screen-[^/]+\.js$/, 1);
  await page.getByTestId('sidebar').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page).toHaveURL(/roomManagement/);
  await expect.poll(loads).toBe(1);
  await expect(page.getByLabel('Room number')).toBeVisible();
  expect(loads()).toBe(1);
});

test('a screen that stays away is told in a sentence', async ({ page }) => {
  await page.goto('/ship/ship');
  await expect(page.getByRole('table')).toBeVisible();
  const loads = countLoads(page);
  await goneTimes(page, /\/assets\/rooms-screen-[^/]+\.js$/, always);
  await page.getByTestId('sidebar').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByText('This screen could not be opened')).toBeVisible();
  expect(loads()).toBe(1);
});

test('what was typed into a drawer is there when it is opened again after the page loaded itself', async ({
  page,
}) => {
  await openToType(page, '/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ship' });
  const name = drawer.getByLabel('Name', { exact: true });
  await name.fill('Half a ship');
  await drawer.getByLabel('Manager', { exact: true }).fill('Capt. Azlan');
  const loads = countLoads(page);
  // As the browser tells of any piece that is gone; the screens behind a drawer cannot be reached.
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(loads).toBe(1);
  await page.getByRole('button', { name: 'New ship' }).click();
  await expect(name).toHaveValue('Half a ship');
  await expect(drawer.getByLabel('Manager', { exact: true })).toHaveValue('Capt. Azlan');
});

test('what was typed for one customer is not put into the drawer of another of the same name', async ({
  page,
  request,
  login,
}) => {
  const name = `Twin ${randomBytes(6).toString('hex')}`;
  const [one, other] = [await newCustomer(request, name), await newCustomer(request, name)];
  await login('finance');
  await openToType(page, `/ship/userInfoRecordRecharge?keyword=${encodeURIComponent(name)}`);
  const drawer = page.getByRole('dialog', { name: /^Recharge the balance of/ });
  const open = async ({ username }: { username: string }) => {
    await page.getByRole('button', { name: `Recharge: ${username}` }).click();
    await expect(drawer.getByLabel('Customer')).toHaveValue(new RegExp(username));
  };
  await open(one);
  await drawer.getByLabel('Amount (RM)').fill('20');
  await drawer.getByLabel('Remarks').fill('for the first');
  const loads = countLoads(page);
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(loads).toBe(1);

  await open(other);
  await drawer.getByLabel('Remarks').focus();
  await expect(drawer.getByLabel('Amount (RM)')).toHaveValue('');
  await expect(drawer.getByLabel('Remarks')).toHaveValue('');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer).toBeHidden();
  await open(one);
  await expect(drawer.getByLabel('Amount (RM)')).toHaveValue('20');
  await expect(drawer.getByLabel('Remarks')).toHaveValue('for the first');
});

test('what was typed is given up after a minute', async ({ page }) => {
  await openToType(page, '/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ship' });
  await drawer.getByLabel('Name', { exact: true }).fill('Half a ship');
  const loads = countLoads(page);
  const watcher = page.waitForResponse(/\/assets\/keep-typed-[^/]+\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(loads).toBe(1);
  await (await watcher).finished();
  await page.clock.setSystemTime(Date.now() + 61_000);
  await page.getByRole('button', { name: 'New ship' }).click();
  await drawer.getByLabel('Manager', { exact: true }).focus();
  await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('');
});
