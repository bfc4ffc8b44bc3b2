import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { makeFilm } from '../fixtures/camera-video.ts';
import { expect, test } from '../fixtures/test.ts';

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

test('the camera reads a code once while it is held still, and another one at once', async ({
  page,
  login,
}) => {
  await login('boarding');
  await page.goto('/ship/writeOffCamera');
  const read = page.getByRole('main').getByRole('listitem');
  for (const ticket of tickets) await expect(read.filter({ hasText: ticket }).first()).toBeVisible();
  // The film is held for two seconds on each: as many lines as codes shown, not as many as pictures.
  const texts = await read.allTextContents();
  expect(texts.every((text, index) => text !== texts[index + 1])).toBe(true);
});

test('a scanner that types is heard wherever the focus is', async ({ page, login }) => {
  await login('boarding');
  await page.goto('/ship/shipWriteOff');
  await expect(page.getByRole('heading', { name: 'Nothing is written off here yet' })).toBeVisible();
  await page.getByLabel('Language').focus();
  await page.keyboard.type(tickets[0] ?? '', { delay: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Read: ${tickets[0]}`)).toBeVisible();
});
