import { formatMoney } from '@gangway/contract/core/money.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

async function readHome(request: APIRequestContext): Promise<HomeData> {
  const { data }: { data: HomeData } = await (await request.get('/prod-api/shipClient/home')).json();
  return data;
}

const lowestPrice = (sailing: HomeData['sailings'][number]) =>
  formatMoney(Math.min(...sailing.offers.filter((offer) => offer.left > 0).map((offer) => offer.priceSen)));

test(
  'a visitor sees the slides in their order and moves through them',
  { tag: '@desk' },
  async ({ page, request }) => {
    const { slides } = await readHome(request);
    await page.goto('/home');
    const show = page.getByRole('region', { name: 'On our ships' });
    await expect(show.getByRole('heading', { name: slides[0]?.title.en ?? '' })).toBeVisible();
    await show.getByRole('button', { name: 'Next slide' }).click();
    await expect(show.getByRole('heading', { name: slides[1]?.title.en ?? '' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(show.getByRole('heading', { name: slides[2]?.title.en ?? '' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(show.getByRole('heading', { name: slides[0]?.title.en ?? '' })).toBeVisible();
    await show.getByRole('button', { name: `Slide 2 of ${slides.length}` }).click();
    await expect(show.getByRole('heading', { name: slides[1]?.title.en ?? '' })).toBeVisible();
    await show.getByRole('link', { name: 'Book now' }).click();
    await expect(page).toHaveURL(slides[1]?.link ?? '');
  },
);

test('who wants less motion finds the slideshow stopped, and can start it', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Start the slideshow' }).click();
  await expect(page.getByRole('button', { name: 'Stop the slideshow' })).toBeVisible();
});

test(
  'the next sailings stand there with the prices and places the server tells',
  { tag: '@desk' },
  async ({ page, request }) => {
    const cards = page.getByRole('region', { name: 'The next sailings' }).getByRole('article');
    let first = 0;
    // Other tests buy meanwhile: both are read again until nobody has in between.
    await expect(async () => {
      await page.goto('/home');
      const { sailings, routes } = await readHome(request);
      expect(sailings.length).toBeGreaterThan(0);
      first = sailings[0]?.id ?? 0;
      const shown = sailings.map((sailing) => [
        routes.find(({ id }) => id === sailing.routeId)?.destination.en ?? 'no route',
        lowestPrice(sailing),
        `${sailing.placesLeft} places left`,
      ]);
      await expect(cards).toHaveCount(sailings.length);
      const texts = await cards.allTextContents();
      for (const [index, words] of shown.entries())
        for (const word of words) expect(texts[index]).toContain(word);
    }).toPass();
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(`/shipClient/routeList?sailing=${first}`);
    await expect(page.getByRole('dialog')).toContainText('Selat Aurora');
  },
);

test('the booking bar leads into the booking with what was chosen', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/home');
  const bar = page.getByRole('form', { name: 'Find a sailing' });
  await bar.getByLabel('Ticket').selectOption('Cabin without window');
  await bar.getByLabel('Guests').selectOption('2 guests');
  await bar.getByRole('radio', { name: 'Night' }).click();
  await expect(bar.getByRole('radio', { name: 'Night' })).toBeChecked();
  await bar.getByRole('button', { name: 'Book now' }).click();
  await expect(page).toHaveURL('/shipClient/pay/ship');
  await expect(page.getByText('Cabin without window').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book a sailing' })).toBeVisible();
});

test('the way back finds the booking bar as it was filled in', async ({ page }) => {
  await page.goto('/home');
  const bar = page.getByRole('form', { name: 'Find a sailing' });
  const date = addDays(portDate(new Date()), 20);
  await bar.getByLabel('Ticket').selectOption('Cabin without window');
  await bar.getByLabel('Date').fill(date);
  await bar.getByLabel('Guests').selectOption('2 guests');
  await bar.getByRole('radio', { name: 'Night' }).click();
  await bar.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByRole('heading', { name: 'Book a sailing' })).toBeVisible();
  await page.goBack();
  await expect(bar.getByLabel('Ticket')).toHaveValue('inside');
  await expect(bar.getByLabel('Date')).toHaveValue(date);
  await expect(bar.getByLabel('Guests')).toHaveValue('2');
  await expect(bar.getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(page.locator('[data-time=night]')).toBeVisible();
});

test('further down, the page tells how boarding works and shows every cabin', async ({ page, request }) => {
  const { roomTypes } = await readHome(request);
  await page.goto('/home');
  await page.getByRole('heading', { name: 'Find your place aboard' }).scrollIntoViewIfNeeded();
  for (const type of roomTypes) {
    await expect(page.getByRole('heading', { level: 3, name: type.name.en })).toBeVisible();
  }
  await page.getByText('Can we bring a baby?').click();
  await expect(page.getByText('from the age of six months')).toBeVisible();
});

test('what the server drew further down stays while what is above it changes', async ({ page, request }) => {
  // An hour after it was drawn the page asks again, and hears that places were sold and everything costs more.
  const home = await readHome(request);
  const sailings = home.sailings.map((sailing) => ({
    ...sailing,
    placesLeft: sailing.placesLeft - 1,
    offers: sailing.offers.map((offer) => ({ ...offer, priceSen: offer.priceSen + 77 })),
  }));
  await page.route('**/shipClient/home', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { ...home, sailings } } }),
  );
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.goto('/home');
  const [cabins, footer] = await Promise.all([
    page.locator('#cabins-title').elementHandle(),
    page.getByRole('contentinfo').elementHandle(),
  ]);
  const cards = page.getByRole('region', { name: 'The next sailings' }).getByRole('article');
  await expect(cards.first()).toContainText(`${sailings[0]?.placesLeft} places left`);
  expect(await cabins?.evaluate(isThere)).toBe(true);
  expect(await footer?.evaluate(isThere)).toBe(true);
});

test('the page changes its language where it stands, down to the last section', async ({ page, request }) => {
  const { roomTypes, slides } = await readHome(request);
  await page.goto('/home');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: slides[0]?.title.zh ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '近期航次' })).toBeVisible();
  await page.getByRole('heading', { name: roomTypes[0]?.name.zh ?? '' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('隐私政策');
});

const isThere = (element: Element) => element.isConnected;
