import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import type { Page } from '@playwright/test';
import { makeFilm } from '../fixtures/camera-video.ts';
import { expect, test } from '../fixtures/test.ts';
import { typeLikeScanner } from '../fixtures/type-like-scanner.ts';

const tickets = [36, 37].map((id) => `${signedPart(id, 7)}.${'aB3_-x'.repeat(15).slice(0, 86)}`);

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const film = makeFilm(tickets);
    const camera = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film.file}`,
    ];
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    film.remove();
  },
});

/** Names the device and takes the first sailing and post there are. */
async function takePost(page: Page): Promise<void> {
  await page.getByLabel('Name of the device').fill('Lane one');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Start scanning' }).click();
}

/** What the page asks the server about, in the order it does. */
function scannedTexts(page: Page): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(boardingCalls.scan.path)) return;
    const { items }: { items: { text?: string }[] } = request.postDataJSON();
    texts.push(items[0]?.text);
  });
  return texts;
}

test('the camera reads a code once while it is held still, and another one at once', async ({
  page,
  login,
}) => {
  await login('boarding');
  const texts = scannedTexts(page);
  await page.goto('/ship/writeOffCamera');
  await takePost(page);
  for (const ticket of tickets) await expect.poll(() => texts).toContain(ticket);
  // The film is held for two seconds on each: as many scans as codes shown, not as many as pictures.
  expect(texts.every((text, index) => text !== texts[index + 1])).toBe(true);
  await expect(page.getByRole('alert')).toContainText('Verification failed');
});

test('a scanner that types is heard wherever the focus is', async ({ page, login }) => {
  await login('boarding');
  const texts = scannedTexts(page);
  await page.goto('/ship/shipWriteOff');
  await takePost(page);
  await expect(page.getByText('Ready to scan')).toBeVisible();
  await page.getByLabel('Language').focus();
  await typeLikeScanner(page, tickets[0] ?? '');
  await expect(page.getByRole('alert')).toContainText('Verification failed');
  expect(texts).toEqual([tickets[0]]);
});

test('the desk works with the keys alone, is accessible, and answers without a network', async ({
  page,
  login,
  context,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED/);
  await login('boarding');
  await page.goto('/ship/shipWriteOff');
  await expectAccessible(page);
  await takePost(page);
  const field = page.getByLabel(/^Scan, or type a serial number/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Code and ticket id must not be empty')).toBeVisible();
  await field.fill('Nobody of that name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No ticket found', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await field.fill(tickets[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Verification failed');
  await expect(page.getByText('Decided by this device, to be sent')).toBeVisible();
  await page.getByRole('link', { name: 'Muster' }).click();
  await expect(page.getByRole('heading', { name: /^Muster:/ })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('To send').locator('..')).toContainText('0');
});
