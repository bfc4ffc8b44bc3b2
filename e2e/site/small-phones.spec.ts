import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Locator, Page } from '@playwright/test';
import { areApart, type Box, expectApart } from '../fixtures/apart.ts';
import { born, myKad, someDay } from '../fixtures/booking.ts';
import { expectNothingCut } from '../fixtures/nothing-cut.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

const smallest = { width: 320, height: 640 };

for (const locale of ['en', 'zh'] as const)
  test(`on the smallest phone nothing is cut off on the open pages (${locale})`, async ({ page, speak }) => {
    await page.setViewportSize(smallest);
    await speak(locale);
    for (const path of [
      '/home',
      '/shipClient/routeList?people=4&kind=window&slot=day',
      '/login',
      '/queryOrderInfo',
      '/privacyPolicy/termsConditions',
      wizardPath,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingCut(page);
    }
  });

test('on the smallest phone nothing is cut off in any step of the booking', async ({ page }) => {
  await page.setViewportSize(smallest);
  // Every price of the calendar has four digits.
  await page.route('**/shipClient/calendar?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { offers: { priceSen: number }[] }[] };
    for (const { offers } of body.data)
      for (const [index, offer] of offers.entries()) offer.priceSen = 888_800 + (index % 2) * 50;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`${wizardPath}?people=2`);
  await page.getByRole('button', { name: 'Cabin with window' }).click();
  await expectNothingCut(page);
  await page.getByRole('button', { name: "Captain's Suite" }).click();
  const days = page.locator('[data-day][data-state="open"]');
  await expect(days.first()).toBeVisible();
  await expectNothingCut(page);
  await days.last().click();
  const slots = page.getByRole('region', { name: 'Day or night' });
  await expect(slots.getByRole('button').first()).toBeVisible();
  await expectNothingCut(page);
  await slots.getByRole('button').first().click();
  const beds = page.getByRole('region', { name: 'Beds' });
  await expect(beds.getByRole('button', { name: 'One double bed' })).toBeVisible();
  await expectNothingCut(page);
  await beds.getByRole('button', { name: 'One double bed' }).click();
  await guest(page, 1).getByRole('radio', { name: 'Passport' }).check();
  await expect(guest(page, 1).getByLabel('Passport valid until')).toBeVisible();
  await expectNothingCut(page);
  for (const [number, next] of [
    [1, 'Next guest'],
    [2, 'Continue to payment'],
  ] as const) {
    await guest(page, number).getByRole('radio', { name: 'Identity card' }).check();
    await fillMalaysian(guest(page, number), 'Nur Aisyah binti Abdul Rahman', myKad(born(40)));
    await guest(page, number).getByRole('button', { name: next }).click();
  }
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expectNothingCut(page);
});

test('on the smallest phone nothing is cut off of what one has', async ({ page, request, login }) => {
  await page.setViewportSize(smallest);
  const customer = await newCustomer(request, 'Nur Aisyah binti Abdul Rahman');
  const [unpaid] = await book(request, customer.token, [{}], 'creditCard');
  const paid = await book(request, customer.token, [{ passengers: [adult(), adult()] }]);
  await confirmPaid(request, await login('frontdesk'), paid);
  await login(customer);
  for (const path of [
    '/shipClient/personalOrder',
    `/shipClient/personalOrder?order=${paid[0]?.id}`,
    `/shipClient/personalOrder?receipts=${paid[0]?.id}`,
    `/pay?orders=${unpaid?.id}`,
    '/shipClient/personalCenter',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingCut(page);
  }
});

test('on the smallest phone nothing is cut off of what a party has, in Chinese', async ({
  page,
  request,
  login,
  speak,
}) => {
  await page.setViewportSize(smallest);
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{ passengers: [adult(), adult(), adult()] }]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await speak('zh');
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  const bar = page.getByText('第 1 位，共 3 位').locator('..');
  await expect(bar).toBeVisible();
  const lines = await bar.evaluate((element) =>
    [...element.children].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part.querySelector('span') ?? part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
  await expectNothingCut(page);
  await bar.getByRole('button', { name: '下一位' }).click();
  await expect(page.getByText('第 2 位，共 3 位')).toBeVisible();

  await page.goto(`/shipClient/personalOrder?receipts=${orders[0]?.id}`);
  await expect(page.getByRole('row', { name: '实收合计' })).toBeVisible();
  await expectNothingCut(page);
});

for (const [path, width] of [
  ['/home', 360],
  ['/shipClient/routeList', 360],
  ['/shipClient/routeList', 384],
] as const)
  test(`the date looked for keeps clear of the calendar's sign at ${width} pixels on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await expect(page.locator('[data-date]').first()).toBeVisible();
    await expectNothingCut(page);
    await page.locator('input[name=from]').fill(`${portDate(new Date()).slice(0, 4)}-12-30`);
    await expectNothingCut(page);
  });

test('on the smallest phone the word on the day that is booked keeps clear of the line around it', async ({
  page,
  request,
  login,
}) => {
  await page.setViewportSize(smallest);
  const customer = await newCustomer(request, 'Nur Aisyah binti Abdul Rahman');
  const [order] = await book(request, customer.token, [{}]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  const day = page.getByRole('dialog').locator('[data-current=true]');
  const word = await day.getByText('booked', { exact: true }).boundingBox();
  const box = await day.boundingBox();
  if (!word || !box) throw new Error('it is not drawn');
  const line = 2;
  expect(word.x - box.x).toBeGreaterThan(line + 1);
  expect(box.x + box.width - word.x - word.width).toBeGreaterThan(line + 1);
});

test('a date stands in the words of the page, not in those of the browser', async ({ page, speak }) => {
  await speak('zh');
  await page.goto('/home');
  const field = page.locator('input[name=from]');
  const words = () =>
    field.evaluate((input) => getComputedStyle(input.parentElement ?? input, '::before').content);
  await expect.poll(words).toContain('选择日期');
  const date = addDays(portDate(new Date()), 20);
  await field.fill(date);
  const [year, month, day] = date.split('-').map(Number);
  await expect.poll(words).toContain(`${year}年${month}月${day}日`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(words).toContain(String(year));
  await expect.poll(words).not.toContain('年');
});

/** The lines the words of a part stand in; the part itself is as wide as the page. */
function linesOf(words: Locator): Promise<Box[]> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }));
  });
}

/** The home page of an operator without slides. */
async function openDrawnHome(page: Page): Promise<void> {
  await page.route('**/shipClient/home', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { slides: unknown[] } };
    body.data.slides = [];
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/queryOrderInfo');
  await page.getByRole('banner').getByRole('link', { name: 'Gangway' }).click();
}

for (const width of [320, 360, 390])
  test(`the drawn sea of the home page leaves its words alone at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openDrawnHome(page);
    await page.getByRole('radio', { name: 'Night' }).click();
    const hero = page.locator('[data-time=night]').first();
    const words = [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Let the night carry you out.'),
      page.getByText('Small ships, short voyages'),
      page.getByRole('link', { name: 'Book now' }).first(),
    ];
    await expect(words[1] as Locator).toBeVisible();
    const moon = hero.locator('[class*=moon]');
    const ship = hero.locator('[class*=ship]');
    for (const [index, one] of words.entries()) {
      await expectApart(one, moon);
      await expectApart(one, ship);
      for (const other of words.slice(index + 1)) await expectApart(one, other);
    }
  });

for (const locale of ['en', 'zh'] as const)
  test(`the moon of the booking leaves its words alone on every phone (${locale})`, async ({
    page,
    speak,
  }) => {
    await speak(locale);
    const from = someDay(20, 70);
    for (const width of [320, 360, 390, 412, 600, 767]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${wizardPath}?kind=pass&slot=night&from=${from}`);
      const band = page.locator('main [data-time=night] [data-time=night]');
      await expect(band).toBeVisible();
      const moon = await band.locator('[class*=moon]').boundingBox();
      const sky = await band.boundingBox();
      if (!moon || !sky) throw new Error('it is not drawn');
      expect(moon.y, `${width}`).toBeGreaterThanOrEqual(sky.y);
      for (const line of [
        ...(await linesOf(page.getByRole('heading', { level: 1 }))),
        ...(await linesOf(page.locator('h1 + p'))),
      ])
        expect(areApart(line, moon), `${width}: ${JSON.stringify({ line, moon })}`).toBe(true);
    }
  });

test('between phone and desk the header keeps within the page', { tag: '@desk' }, async ({ page }) => {
  for (const width of [768, 1024, 1120]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home');
    await expectNothingCut(page);
  }
});

test('the sea of the booking leaves its words alone from the tablet to the desk', async ({ page }) => {
  for (const width of [768, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shipClient/pay/ship');
    const ship = page.locator('main [class*=ship]').first();
    await expect(ship).toBeVisible();
    await expectApart(page.getByText('From the day to the ticket in a few minutes.'), ship);
  }
});
