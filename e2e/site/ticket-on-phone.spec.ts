import type { Locator, Page } from '@playwright/test';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { expect, test } from '../fixtures/test.ts';

const codes = (page: Page) => page.getByRole('article').getByRole('img', { name: /^QR code of ticket/ });

/** Whether all of it lies on the screen as it is now, without scrolling. */
async function expectOnScreen(page: Page, part: Locator): Promise<void> {
  const size = page.viewportSize();
  const box = await part.boundingBox();
  if (!size || !box) throw new Error('it is not drawn');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [320, 568],
] as const)
  test(`the code stands on the first screen of ${width} x ${height}, under its name, and can be read`, async ({
    page,
    request,
    login,
  }) => {
    const customer = await newCustomer(request);
    const orders = await book(request, customer.token, [
      { passengers: [adult({ name: 'Nur Aisyah binti Abdul Rahman' }), adult()] },
    ]);
    await confirmPaid(request, await login('frontdesk'), orders);
    await login(customer);
    await page.setViewportSize({ width, height });
    await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
    const first = codes(page).first();
    await expect(first).toBeVisible();
    await expectOnScreen(page, page.getByRole('heading', { name: 'Nur Aisyah binti Abdul Rahman' }));
    await expectOnScreen(page, first);
    expect(await readQr(await page.screenshot())).toHaveLength(1);
  });

test('guests follow each other by swipe, button and key, and the page says which is shown', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const names = ['Lim Siew Yen', 'Tan Ah Kow', 'Chong Mei'];
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{ passengers: names.map((name) => adult({ name })) }]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  const track = page.getByRole('list', { name: 'Guests, one ticket each' });
  const name = (index: number) => page.getByRole('heading', { level: 3, name: names[index] ?? '' });
  await expect(name(0)).toBeInViewport();
  await expect(name(1)).not.toBeInViewport();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Guest 2 of 3')).toBeVisible();
  await expect(name(1)).toBeInViewport();
  await expect(name(0)).not.toBeInViewport();

  // As a finger does it: a little more than half the way, and the next one comes by itself.
  await track.evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.6 }));
  await expect(page.getByText('Guest 3 of 3')).toBeVisible();
  await expect(name(2)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await track.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Guest 2 of 3')).toBeVisible();
  await expectAccessible(page);
});

test('a code fills the white screen, which stays awake, and the next guest is a swipe away', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const request = async (kind: string) => {
      asked.push(kind);
      return { release: async () => void asked.push('released') };
    };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }) });
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { passengers: [adult(), adult({ name: 'Tan Ah Kow' })] },
  ]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Guest 2 of 2')).toBeVisible();
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Full screen' }).click();
  const screen = page.getByRole('dialog', { name: 'Codes to be scanned' });
  await expect(screen.getByRole('heading', { name: 'Tan Ah Kow' })).toBeInViewport();
  await expect(screen).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const code = await screen.getByRole('img').nth(1).boundingBox();
  expect(code?.width).toBeGreaterThan(350);
  expect(await readQr(await page.screenshot())).toHaveLength(1);
  await expect.poll(asked).toEqual(['screen']);
  await expectAccessible(page);
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect(screen.getByText('Guest 1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect.poll(asked).toEqual(['screen', 'released']);
});
