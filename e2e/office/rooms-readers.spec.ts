import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { Page } from '@playwright/test';
import { makeFilm } from '../fixtures/camera-video.ts';
import { plugInScanner } from '../fixtures/fake-serial.ts';
import { expect, test } from '../fixtures/test.ts';

const ticket = `${signedPart(36, 7)}.${'aB3_-x'.repeat(15).slice(0, 86)}`;
const desk = '/ship/roomCheckInManagement';

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const film = makeFilm([ticket]);
    const camera = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film.file}`,
    ];
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    film.remove();
  },
});

/** What the desk asks the server to find. */
function foundCodes(page: Page): string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(housekeepingCalls.findArrival.path)) return;
    const { code }: { code: string } = request.postDataJSON();
    codes.push(code);
  });
  return codes;
}

test('the camera of the office reads a ticket once, and closes', async ({
  page,
  login,
  announceErrors,
  expectAccessible,
}) => {
  // The film shows a ticket nobody has.
  announceErrors(/status of 404/);
  await login('frontdesk');
  const codes = foundCodes(page);
  await page.goto(desk);
  await page.getByRole('button', { name: 'Camera' }).click();
  await expect.poll(() => codes).toEqual([ticket]);
  await expect(page.getByRole('dialog', { name: 'Scan a ticket with the camera' })).toBeHidden();
  await expect(page.getByText(/^Operation failed/)).toBeVisible();
  await expectAccessible(page);
});

test('the scanner on the serial port is heard at the desk', async ({ page, login, announceErrors }) => {
  announceErrors(/status of 404/);
  await login('frontdesk');
  // Chosen on the test screen before.
  await page.addInitScript(() => {
    sessionStorage.setItem('granted', 'yes');
    const port = { usbVendorId: 0x05f9, usbProductId: 0x2203 };
    localStorage.setItem('gangway_serial', JSON.stringify({ baudRate: 9600, suffix: 'any', port }));
  });
  await plugInScanner(page);
  const codes = foundCodes(page);
  await page.goto(desk);
  await expect.poll(() => page.evaluate(() => globalThis.fakeScanner.speeds)).toEqual([9600]);
  await page.evaluate((text) => globalThis.fakeScanner.send(`${text}\r\n`), ticket);
  await expect.poll(() => codes).toEqual([ticket]);

  // Unplugged it is told, and no longer once it is there again.
  await expect(page.getByText('Serial scanner not connected')).toBeHidden();
  await page.evaluate(() => globalThis.fakeScanner.unplug());
  await expect(page.getByText('Serial scanner not connected')).toBeVisible();
  await page.evaluate(() => globalThis.fakeScanner.plug());
  await expect(page.getByText('Serial scanner not connected')).toBeHidden();
});
