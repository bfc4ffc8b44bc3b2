import type { OrderGroup, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { Account, born, findOffer, myKad, register, someDay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

test('four who ask for a night are offered two small cabins as one booking, each child with an adult', async ({
  page,
  request,
  login,
}) => {
  const date = someDay(25, 75);
  const { priceSen } = await findOffer(request, 'OCEAN-T', date, 'night');
  const customer = await register(request);
  const token = await login(customer);
  await page.goto('/home');
  const bar = page.getByRole('form', { name: 'Find a sailing' });
  await bar.getByLabel('Ticket').selectOption('Cabin with window');
  await bar.getByLabel('Guests').selectOption('4 guests');
  await bar.getByRole('radio', { name: 'Night' }).click();
  await bar.getByLabel('Date').fill(date);
  await bar.getByRole('button', { name: 'Book now' }).click();

  const cabins = page.getByRole('region', { name: 'Cabin', exact: true });
  const twin = cabins.getByRole('listitem').filter({ hasText: 'Two single beds and a window' }).first();
  await expect(twin.getByRole('button', { name: 'Ocean View Twin', exact: true })).toBeDisabled();
  await expect(twin).toContainText('Sleeps up to 2: too small for 4 guests');
  await expect(cabins.getByRole('button', { name: 'Family Cabin' })).toBeEnabled();
  await twin.getByRole('button', { name: 'Take 2 cabins together' }).click();

  // Day or night was said on the way here and is not asked again.
  await expect(page.getByRole('region', { name: 'Day or night' })).toContainText('Night · 19:00');
  const guests = page.getByRole('heading', { name: 'Guests', exact: true });
  await expect(guests).toBeFocused();
  await expect(guests).toBeInViewport();
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText(formatMoney(2 * priceSen));
  const family = [
    ['Lim Siew Ling', 34],
    ['Tan Wei', 36],
    ['Tan Jia Hui', 8],
    ['Tan Kai', 11],
  ] as const;
  for (const [index, [name, years]] of family.entries()) {
    const form = guest(page, index + 1);
    await fillMalaysian(form, name, myKad(born(years)));
    await form.getByRole('button', { name: index < 3 ? 'Next guest' : 'Continue to payment' }).click();
  }
  await page.getByRole('button', { name: 'Change: Guests' }).click();
  const dealt = page.getByRole('group', { name: 'Who sleeps where' }).getByRole('listitem');
  await expect(dealt).toHaveText(['Cabin 1: Lim Siew Ling, Tan Jia Hui', 'Cabin 2: Tan Wei, Tan Kai']);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: `Pay now · ${formatMoney(2 * priceSen)}` }).click();
  await expect(page).toHaveURL(/\/pay\?orders=\d+,\d+$/);

  const account = new Account(request, token);
  const { records } = await account.post<{ records: OrderGroup[] }>('/shipClient/order/page', {
    page: 1,
    size: 20,
  });
  expect(records).toHaveLength(1);
  const ids = records.flatMap(({ orders }) => orders.map(({ id }) => id));
  const { orders } = await account.post<{ orders: OrderWithTickets[] }>('/shipClient/order/tickets', { ids });
  expect(orders.map(({ totalSen }) => totalSen)).toEqual([priceSen, priceSen]);
  expect(orders.map(({ sailing }) => [sailing.date, sailing.slot])).toEqual([
    [date, 'night'],
    [date, 'night'],
  ]);
  for (const { tickets } of orders)
    expect(tickets.map(({ ageGroup }) => ageGroup).toSorted()).toEqual(['adult', 'child']);
});

test('the number of guests is asked first, and a cabin that grows too small is chosen anew', async ({
  page,
}) => {
  await page.goto(`${wizardPath}?kind=window&people=2`);
  await page.getByRole('button', { name: 'Ocean View Double', exact: true }).click();
  await page.getByRole('button', { name: 'Change: Ticket' }).click();
  const party = page.getByRole('group', { name: 'How many travel?' });
  await expect(party.getByText('2', { exact: true })).toBeVisible();
  await party.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Cabin with window' }).click();
  await expect(page.getByRole('button', { name: 'Ocean View Double', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Take 2 cabins together' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ticket' })).toContainText('3 guests');
});

test('prices and cabins left in the list are those of cabins that take the whole party', async ({
  page,
  request,
}) => {
  const day = someDay(25, 75);
  const answer = await request.get(`${apiBase}/shipClient/routes?from=${day}&to=${day}&slot=day`);
  const { data }: { data: { roomTypes: PublicRoomType[]; sailings: PublicSailing[] } } = await answer.json();
  const fitting = data.sailings[0]?.offers.filter(({ roomTypeId }) => {
    const type = data.roomTypes.find(({ id }) => id === roomTypeId);
    return type?.hasWindow && type.maxOccupancy >= 4;
  });
  const lowest = Math.min(...(fitting ?? []).map(({ priceSen }) => priceSen));
  const left = (fitting ?? []).reduce((sum, offer) => sum + offer.left, 0);

  await page.goto(`/shipClient/routeList?from=${day}&to=${day}&slot=day&kind=window&people=4`);
  const row = page.locator('main li').filter({ has: page.getByRole('link') });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`from ${formatMoney(lowest)} per cabin`);
  await expect(row).toContainText(new RegExp(`${left} cabins? left`));

  await row.getByRole('link').click();
  const double = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'A double bed under' });
  await expect(double.first()).toContainText('Sleeps up to 2: too small for 4 guests');
  await double.getByRole('link', { name: /^Book 2 cabins .*: Ocean View Double$/ }).click();
  await expect(page.getByRole('region', { name: 'Cabin', exact: true })).toContainText(
    '2 × Ocean View Double',
  );
  await expect(guest(page, 4)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/people=4/);
});

test('the number left in the list is of that whose price is shown', async ({ page, request }) => {
  const day = someDay(25, 75);
  const answer = await request.get(`${apiBase}/shipClient/routes?from=${day}&to=${day}&slot=day`);
  const { data }: { data: { roomTypes: PublicRoomType[]; sailings: PublicSailing[] } } = await answer.json();
  const sailing = data.sailings[0];
  const pass = sailing?.offers.find(
    ({ roomTypeId }) => data.roomTypes.find(({ id }) => id === roomTypeId)?.kind === 'standing',
  );
  if (!sailing || !pass) throw new Error('no standing tickets');
  const left = Math.min(pass.left, sailing.placesLeft);

  await page.goto(`/shipClient/routeList?from=${day}&to=${day}&slot=day&people=4`);
  const row = page.locator('main li').filter({ has: page.getByRole('link') });
  await expect(row).toContainText(`from ${formatMoney(pass.priceSen)} per person`);
  await expect(row).toContainText(new RegExp(`${left} standing tickets? left`));
  await expect(row).not.toContainText('cabin');
});

test('a child that sleeps with one adult of two is told of the cabin, not of the booking', async ({
  page,
}) => {
  const date = someDay(25, 75);
  await page.goto(`${wizardPath}?kind=window&people=3&slot=night&from=${date}`);
  await page.getByRole('button', { name: 'Take 2 cabins together' }).first().click();
  for (const [index, [name, birthDate]] of (
    [
      ['Lim Siew Ling', born(34)],
      ['Tan Wei', born(36)],
      ['Baby', addDays(date, -400)],
    ] as const
  ).entries()) {
    await fillMalaysian(guest(page, index + 1), name, myKad(birthDate));
    await guest(page, index + 1)
      .getByRole('button', { name: index < 2 ? 'Next guest' : 'Continue to payment' })
      .click();
  }
  await expect(guest(page, 3)).toContainText(
    'Baby is under 2 and needs two adults in the cabin: choose one for three',
  );
});

for (const width of [320, 360])
  test(`on a phone of ${width} pixels nothing sticks out of the page`, async ({ page, speak }) => {
    await page.setViewportSize({ width, height: 640 });
    await speak('zh');
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of ['/home', '/shipClient/routeList?people=4']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'English' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: '菜单' })).toBeInViewport({ ratio: 1 });
      expect(await pageWidth()).toBe(width);
    }
  });

test('calendar prices keep to their days on a phone of 360 pixels', async ({ page, speak }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await speak('zh');
  await page.goto(`${wizardPath}?kind=window&people=4`);
  await page.getByRole('button', { name: '船长套房' }).click();
  const days = page.getByRole('grid').locator('[data-state=open], [data-state=few]');
  await expect(days.first()).toBeVisible();
  const tooWide = await days.evaluateAll(
    (found) => found.filter((day) => day.scrollWidth > day.clientWidth).length,
  );
  expect(tooWide).toBe(0);
});
