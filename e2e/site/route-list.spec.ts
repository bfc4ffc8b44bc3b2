import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import { someDay } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { coral } from '../fixtures/coral.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'routes stand with their sailings, and what is looked for stands in the address',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/shipClient/routeList');
    await expect(page).toHaveTitle('Sailings - Gangway');
    // Operators in other tests add routes of their own meanwhile.
    for (const name of [
      'Strait of Malacca Day Cruise',
      'Pulau Ketam Island Loop',
      'Sunset to Sunrise at Sea',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const all = await page.getByRole('status').first().textContent();
    const filter = page.getByRole('form', { name: 'Choose from the sailings' });
    // On a phone the first two are in sight, and the others behind a button.
    await expect(filter.getByLabel('Guests')).toBeVisible();
    await expect(filter.getByLabel('From')).toBeVisible();
    const more = filter.getByRole('button', { name: 'More filters' });
    await expect(filter.getByLabel('Ticket').or(more).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
    await filter.getByRole('radio', { name: 'Night' }).click();
    await expect(page).toHaveURL('/shipClient/routeList?slot=night');
    await expect(page.getByRole('heading', { name: 'Sunset to Sunrise at Sea' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pulau Ketam Island Loop' })).toBeHidden();
    await filter.getByLabel('Ticket').selectOption('Standing ticket');
    await expect(page).toHaveURL('/shipClient/routeList?kind=pass&slot=night');
    await page.reload();
    await expect(filter.getByLabel('Ticket')).toHaveValue('pass');
    await expect(filter.getByRole('radio', { name: 'Night' })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/shipClient/routeList?slot=night');
    await expect(filter.getByLabel('Ticket')).toHaveValue('');
    await page.getByRole('link', { name: 'Clear the choice' }).click();
    await expect(page).toHaveURL('/shipClient/routeList');
    await expect(page.getByRole('status').first()).toHaveText(all ?? '');
  },
);

test('dates, port and party narrow the list; what nobody can have says so and leads on', async ({ page }) => {
  const day = addDays(portDate(new Date()), 10);
  await page.goto(`/shipClient/routeList?from=${day}&to=${day}&port=Port+Klang`);
  await expect(page.getByRole('status').first()).toHaveText('2 sailings');
  await page.getByLabel('Guests').selectOption('12 guests');
  await expect(page.getByRole('status').first()).toHaveText('2 sailings');
  await page.goto(`/shipClient/routeList?port=Nowhere`);
  await expect(page.getByRole('heading', { name: 'No sailing fits' })).toBeVisible();
  await page.getByRole('link', { name: 'Show every sailing' }).click();
  await expect(page).toHaveURL('/shipClient/routeList');
});

test('an address nobody would write is read as far as it makes sense', async ({ page }) => {
  await page.goto(
    '/shipClient/routeList?slot=noon&from=2025-02-31&people=-4&kind=%00&to=9999-12-31&sailing=abc',
  );
  await expect(page.getByRole('heading', { name: 'Sunset to Sunrise at Sea' })).toBeVisible();
});

test(
  'a sailing opens with all it offers, and closing it leads back',
  { tag: '@desk' },
  async ({ page, request }) => {
    type Offers = Data<typeof sailingsCalls.sailingOffers>;
    await page.goto('/shipClient/routeList?slot=day');
    await page
      .getByRole('button', { name: /^Show \d+ more$/ })
      .first()
      .click();
    await page.locator('main li').getByRole('link').nth(7).click();
    await expect(page).toHaveURL(/\?slot=day&sailing=\d+$/);
    const id = new URL(page.url()).searchParams.get('sailing');
    const { data }: { data: Offers } = await (await request.get(`/prod-api/shipClient/sailing/${id}`)).json();
    const sheet = page.getByRole('dialog', { name: data.route.destination.en });
    for (const offer of data.sailing.offers) {
      const type = data.roomTypes.find((candidate) => candidate.id === offer.roomTypeId);
      const line = sheet
        .getByRole('listitem')
        .filter({ hasText: type?.description.en ?? 'no type' })
        .first();
      await expect(line).toContainText(type?.name.en ?? 'no type');
      await expect(line).toContainText(formatMoney(offer.priceSen));
      await expect(line).toContainText(`${offer.left} `);
    }
    await expect(sheet).toContainText('09:00, Port Klang');
    await expect(sheet).toContainText('+60 3-5550 0100');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/shipClient/routeList?slot=day');
  },
);

test('of what takes the whole party one offer stands out, and it is the first', async ({ page, request }) => {
  const { sailings } = await call(request, null, sailingsCalls.routeList, {
    query: { from: someDay(20, 40) },
  });
  await page.goto(`/shipClient/routeList?sailing=${sailings[0]?.id}&people=4`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: /^Book/ }).first()).toBeVisible();
  // A moment is written here as everywhere: its day, then its time.
  await expect(sheet.getByText('On sale until').locator('xpath=..')).toHaveText(
    /On sale until\s*[A-Z][a-z]{2} \d+ [A-Z][a-z]{2} \d{4} \d\d:\d\d$/,
  );
  expect(await coral(sheet)).toEqual([expect.stringMatching(/^Book/)]);
});

test('a sailing that is no longer on sale says so', async ({ page, announceErrors }) => {
  announceErrors(/status of 404/);
  await page.goto('/shipClient/routeList?sailing=999999');
  await page.getByRole('dialog').getByRole('button', { name: 'See the other sailings' }).click();
  await expect(page).toHaveURL('/shipClient/routeList');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routes and sailings');
});

test('whoever makes an account from a sailing comes back to it', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('article').first().getByRole('link').click();
  const { search } = new URL(page.url());
  await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(
    `/login?tab=register&redirect=${encodeURIComponent(`/shipClient/routeList${search}`)}`,
  );
});

test('axe finds nothing in the details of a sailing in Chinese', async ({
  page,
  speak,
  expectAccessible,
}) => {
  await speak('zh');
  await page.goto('/home');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('RM').first()).toBeVisible();
  await expectAccessible(page);
});
