import type { Response } from '@playwright/test';
import { startNewerRelease } from '../fixtures/newer-release.ts';
import { expect, test } from '../fixtures/test.ts';

const desk = '/ship/shipWriteOff';
const policyOf = (answer: Response | null) => answer?.headers()['content-security-policy'] ?? '';
const scriptsOf = (answer: Response | null) =>
  policyOf(answer)
    .split('; ')
    .filter((part) => part.startsWith('script-src'));
const kept = () => navigator.serviceWorker.ready.then(({ active }) => active?.state);

test('the office leads into the scanning app by a page load, and the app leads back', async ({
  page,
  login,
}) => {
  await login('food');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Ticket write-off').click();
  await expect(page).toHaveTitle('Ticket write-off - Gangway');
  await page.getByRole('link', { name: 'Camera write-off' }).click();
  await expect(page).toHaveURL(/\/ship\/writeOffCamera$/);
  await page.getByRole('link', { name: 'Back to the office' }).click();
  await expect(page).toHaveTitle('Dashboard - Gangway');
  // A heading whose first screen belongs to the app.
  await page.goto('/ship');
  await expect(page).toHaveTitle('Ticket write-off - Gangway');
});

test('who may not scan is told so, and who is not signed in goes to the login', async ({
  page,
  login,
  context,
}) => {
  await page.goto(desk);
  await expect(page).toHaveURL('/login?redirect=%2Fship%2FshipWriteOff');
  await login('housekeeping');
  await page.goto(desk);
  await expect(page.getByRole('heading', { name: 'You cannot open this screen' })).toBeVisible();
  await page.evaluate(kept);
  await context.clearCookies({ name: 'gangway_token' });
  // Kept on the device by now, the page finds out by itself.
  await page.goto(desk);
  await expect(page).toHaveURL('/login?redirect=%2Fship%2FshipWriteOff');
});

test('the policy of the document is ours and WebAssembly besides, and nothing more', async ({
  page,
  login,
}) => {
  await login('boarding');
  const office = await page.goto('/dashboard');
  const app = await page.goto('/ship/serialScannerTest');
  expect(scriptsOf(app)).toEqual(
    scriptsOf(office).map((part) => part.replace("'self'", "'self' 'wasm-unsafe-eval'")),
  );
  expect(policyOf(app)).not.toContain('nonce');
  expect(policyOf(app)).not.toContain('unsafe-inline');
});

test('after one visit the app opens without a network, with all its screens and languages', async ({
  page,
  login,
  context,
  announceErrors,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED/);
  await login('boarding');
  await page.goto(desk);
  await expect(page.getByText('Connected')).toBeVisible();
  await expect.poll(() => page.evaluate(kept)).toBe('activated');
  await context.setOffline(true);
  const again = await context.newPage();
  await page.close();
  await again.goto('/ship/serialScannerTest');
  await expect(again).toHaveTitle('Serial scanner test - Gangway');
  await expect(again.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
  await again.getByLabel('Language').selectOption('zh');
  await expect(again).toHaveTitle('串口扫描枪测试 - Gangway');
  await again.getByRole('link', { name: '扫码核销' }).click();
  await expect(again).toHaveTitle('扫码核销 - Gangway');
  // The reader too: its program and its WebAssembly are here.
  const size = await again.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const wasm = held.flat().find(({ url }) => url.endsWith('.wasm'));
    return wasm ? (await (await fetch(wasm.url)).arrayBuffer()).byteLength : 0;
  });
  expect(size).toBeGreaterThan(100_000);
  // What is not the app's is as it always was without a network.
  await expect(again.goto('/ship/ship')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('an update waits while people board, comes by a tap, or at the next quiet start', async ({
  page,
  login,
  baseURL,
}) => {
  const release = await startNewerRelease(baseURL ?? '');
  try {
    await login('boarding');
    const version = page.getByText(/^\d+\.\d+\.\d+-\w+$/);
    await page.goto(release.url + desk);
    await expect.poll(() => page.evaluate(kept)).toBe('activated');
    const first = await version.textContent();

    release.publish('second0');
    await page.evaluate(() => localStorage.setItem('gangway_last_scan', String(Date.now())));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/ship/'))?.update());
    await expect(page.getByText(/Version .*second0 is ready/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Version .*second0 is ready/)).toBeVisible();
    await expect(version).toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Switch now' }).click();
    await expect(version).toHaveText(/second0$/);
    await expect(page.getByText(/is ready/)).toHaveCount(0);

    release.publish('third00');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/ship/'))?.update());
    await expect(page.getByText(/Version .*third00 is ready/)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('gangway_last_scan', String(Date.now() - 16 * 60_000)));
    await page.reload();
    await expect(version).toHaveText(/third00$/);
  } finally {
    release.stop();
  }
});
