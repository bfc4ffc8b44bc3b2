import { randomInt } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, addMonths, formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import type { Locator, Page } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { adult, book, newCustomer, orderPage } from '../fixtures/orders.ts';
import { bare, readPdf } from '../fixtures/read-pdf.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { expect, test } from '../fixtures/test.ts';

test('a cabin for two is sold in at most 60 keystrokes besides what is typed', async ({ page, login }) => {
  test.slow();
  await login('frontdesk');
  // Nothing sails today nor tomorrow: the counter opens on the first day something does.
  const first = addDays(portDate(new Date()), 2);
  await page.route('**/prod-api/**month=**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { date: string }[] };
    await route.fulfill({
      response,
      json: { ...answer, data: answer.data.filter(({ date }) => date >= first) },
    });
  });
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Counter sale' }).click();
  await expect(page.getByLabel('Sailing date')).toHaveValue(first);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();

  const keys = new Keys(page);
  const types = page.getByRole('radiogroup', { name: 'Ticket or cabin' });
  await keys.tabTo(types.locator('[tabindex="0"]'));
  const cabin = types.getByRole('radio', { name: /^Inside Double/ });
  await keys.until('ArrowRight', async () => (await cabin.getAttribute('aria-checked')) === 'true');

  const one = page.getByRole('group', { name: 'Passenger 1' });
  await keys.tabTo(one.getByLabel('Document', { exact: true }));
  await keys.press('p');
  await expect(one.getByLabel('Document', { exact: true })).toHaveValue('Passport');
  await keys.press('Tab');
  await keys.type(`K${randomInt(10_000_000, 99_999_999)}`);
  await keys.press('Tab');
  await keys.type('Goh Hui Min');
  await keys.press('Tab');
  await keys.press('f');
  await expect(one.getByLabel('Gender')).toHaveValue('Female');
  await keys.press('Tab');
  await keys.type('04/03/1988');
  await keys.press('Tab');
  await keys.type('sing');
  await keys.press('Enter');
  await expect(one.getByLabel('Nationality')).toHaveValue('Singapore');
  await keys.press('Tab');
  await keys.type(addMonths(portDate(new Date()), 60));
  await keys.press('Tab');
  await keys.type('+6581234567');
  await keys.tabTo(page.getByRole('button', { name: 'Add a passenger' }));
  await keys.press('Enter');

  const two = page.getByRole('group', { name: 'Passenger 2' });
  await expect(two.getByLabel('Document number')).toBeFocused();
  await keys.type(`K${randomInt(10_000_000, 99_999_999)}`);
  await keys.press('Tab');
  await keys.type('Goh Wei Ming');
  await keys.press('Tab');
  await keys.press('m');
  await keys.press('Tab');
  await keys.type('05/05/1990');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.type(addMonths(portDate(new Date()), 60));
  const method = page.getByRole('combobox', { name: 'Payment method' });
  await keys.tabTo(method);
  await keys.press('c');
  await expect(method).toHaveValue('Credit card');
  await keys.tabTo(page.getByRole('checkbox', { name: 'The customer agrees to the terms' }));
  await keys.press('Space');
  await keys.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: /^Order GW/ })).toBeVisible();
  expect(keys.count).toBeLessThanOrEqual(60);
});

test('what is for sale comes late and pushes nobody away from the field they write in', async ({
  page,
  login,
}) => {
  await login('frontdesk');
  const come = Promise.withResolvers<void>();
  await page.route(/\/shipClient\/sailing\/\d+$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Counter sale' }).click();
  const card = page.getByRole('group', { name: 'Passenger 1' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Sailing' })).toBeVisible();
  const before = await card.boundingBox();
  come.resolve();
  await expect(page.getByRole('radiogroup', { name: 'Ticket or cabin' })).toBeVisible();
  const after = await card.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(4);
});

test('a country pasted and confirmed at once is taken', async ({ page, login }) => {
  await login('frontdesk');
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Counter sale' }).click();
  const country = page.getByRole('group', { name: 'Passenger 1' }).getByLabel('Nationality');
  // The list opens with the letters in it: the library forgets the option it marked a moment later.
  await country.fill('sing');
  await expect(page.getByRole('option')).toHaveText(['Singapore']);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Singapore');
});

const nationalities = {
  en: { sell: 'Counter sale', nationality: 'Nationality', names: ['Singapore', 'Thailand'] },
  zh: { sell: '柜台售票', nationality: '国籍', names: ['新加坡', '泰国'] },
  ko: { sell: '창구 판매', nationality: '국적', names: ['싱가포르', '태국'] },
} as const;

for (const locale of ['en', 'zh', 'ko'] as const)
  test(`a country is typed in English over the one that stands there, in the language ${locale}`, async ({
    page,
    login,
    speak,
  }) => {
    const { sell, nationality, names } = nationalities[locale];
    await login('frontdesk');
    await speak(locale);
    await page.goto('/ship/shipOrder');
    await page.getByRole('button', { name: sell }).click();
    const country = page.getByRole('combobox', { name: nationality, exact: true }).first();
    for (const [index, typed] of ['sing', 'thai'].entries()) {
      await country.click();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(country).toHaveValue(names[index] ?? '');
    }
  });

test('cash, its change and what the guest takes along', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const guests = ['Lim Siew Yen', 'Tan Boon Keng'].map((name) => adult({ name }));
  const [order] = await book(request, customer.token, [{ passengers: guests }]);
  if (!order) throw new Error('nothing was booked');
  const staff = await login('frontdesk');
  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Take payment' }).click();
  const cash = page.getByLabel('Cash handed over (RM)');
  await expect(cash).toBeFocused();
  await cash.fill(String(order.totalSen / 100 - 1));
  await cash.press('Enter');
  await expect(page.getByText('RM 1.00 is still missing')).toBeVisible();
  await expect(cash).toBeFocused();
  await cash.fill(String(order.totalSen / 100 + 7.5));
  await expect(page.getByText('Change to give: RM 7.50')).toBeVisible();
  await expectAccessible(page);
  await cash.press('Enter');

  const toast = page.getByRole('alert').filter({ hasText: `Order ${order.orderNo} is paid` });
  const number = page.getByRole('heading', { name: `Order ${order.orderNo}` });
  await expect(toast).toBeVisible();
  expect(overlap(await toast.boundingBox(), await number.boundingBox())).toBe(false);
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  const handed = formatMoney(order.totalSen + 750);
  await expect(panel).toContainText(`${handed} handed over, RM 7.50 change`);

  await panel.getByRole('button', { name: 'Print or mail' }).click();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  const passes = page.getByRole('article', { name: /^Boarding card/ });
  await expect(passes).toHaveCount(2);
  await expectAccessible(page);
  const { order: kept } = await call(request, staff, bookingCalls.orderPapers, { params: { id: order.id } });
  const { terminal, boardingOpensAt, arriveBy } = kept.arrival;
  expect(terminal.en).not.toBe('');
  const meeting = [terminal.en, formatInstant(boardingOpensAt), formatInstant(arriveBy)];
  for (const [index, name] of ['Terminal', 'Boarding opens', 'Arrive by'].entries())
    await expect(passes.first()).toContainText(`${name}${meeting[index]}`);
  // The day is named once: its year stands beside the hours.
  await expect(passes.first().getByText(/^\w+ \d+ \w+ · /)).toBeVisible();
  const shown = await readQr(await passes.first().screenshot());
  expect(shown).toEqual([kept.tickets[0]?.code]);

  const email = `${customer.username}@example.com`;
  await page.getByLabel('Mail the tickets to').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`the mail to ${email} is kept under Mail`)).toBeVisible();

  const sheets = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.map(({ width, height }) => [width, height])).toEqual([
    [210, 297],
    [210, 297],
  ]);
  for (const text of ['Lim Siew Yen', 'Tan Boon Keng', order.orderNo, order.sailing.date, ...meeting])
    expect(sheets[0]?.text).toContain(bare(text));
  expect(sheets[1]?.text).toContain(bare(formatMoney(order.totalSen)));
  expect(sheets[1]?.text).toContain(bare('RM 7.50'));
  expect(sheets.map(({ text }) => text).join()).not.toContain(bare('Counter sale'));

  await page.getByText('80 mm roll').click();
  const slips = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(slips.map(({ width }) => width)).toEqual([80, 80, 80]);
  for (const text of ['Lim Siew Yen', ...meeting]) expect(slips[0]?.text).toContain(bare(text));
  expect(slips[1]?.text).toContain(bare('Tan Boon Keng'));
  expect(slips[2]?.text).toContain(bare('RM 7.50'));

  const admin = await login('admin');
  const body = { filter: { keyword: email } };
  const { records } = await call(request, admin, systemCalls.pageMails, { body });
  expect(records.map(({ subject }) => subject)).toEqual([expect.stringContaining(order.orderNo)]);
});

/** Counts the keys that are pressed; what is typed into a field is not counted. */
class Keys {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async until(key: string, reached: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 30 && !(await reached()); tries += 1) await this.press(key);
    expect(await reached(), `reached by ${key}`).toBe(true);
  }

  tabTo(field: Locator): Promise<void> {
    return this.until('Tab', () => field.evaluate((one) => one === document.activeElement));
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return false;
  const apart = (a: Box, b: Box) => a.x + a.width <= b.x || a.y + a.height <= b.y;
  return !apart(one, other) && !apart(other, one);
}
