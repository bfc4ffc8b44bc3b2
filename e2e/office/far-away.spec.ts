import type { Browser, Page } from '@playwright/test';
import { addDays, formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

/** Ends of the world, and a browser that writes 1.234,50 and 31.12.2026. */
const places = [
  { timezoneId: 'Asia/Kuala_Lumpur', locale: 'en-GB' },
  { timezoneId: 'America/Los_Angeles', locale: 'de-DE' },
  { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' },
] as const;

interface Look {
  path: string;
  /** Stands there once the page is complete: what comes last of each call it makes. */
  settled: string | readonly string[];
  /** Which part is read: behind a dialog, or beside a table, stands what tests beside this one change. */
  part: 'dialog' | 'main' | { table: string };
}

/** What a page says, as somebody reads it: once it stands still. */
async function words(page: Page, { path, settled, part }: Look): Promise<string> {
  await page.goto(path);
  const place =
    typeof part === 'string' ? page.getByRole(part) : page.getByRole('table', { name: part.table });
  for (const text of [settled].flat()) await expect(place.getByText(text).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
  await expect(place.getByText('Loading', { exact: true })).toHaveCount(0);
  return withoutForeign(await place.innerText());
}

/** Tests beside this one make kinds of rooms, which a sailing that has none of them lists as not for sale. */
const withoutForeign = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.endsWith('not for sale'))
    .join('\n');

/** The same pages from each place. */
async function fromEverywhere(
  browser: Browser,
  page: Page,
  baseURL: string | undefined,
  looks: readonly Look[],
): Promise<string[][]> {
  const storageState = await page.context().storageState();
  const seen: string[][] = [];
  for (const place of places) {
    const context = await browser.newContext({
      ...place,
      storageState,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...(baseURL ? { baseURL } : {}),
    });
    const there = await context.newPage();
    const texts: string[] = [];
    for (const look of looks) texts.push(await words(there, look));
    seen.push(texts);
    await context.close();
  }
  return seen;
}

test('the back office says the same from everywhere: the time of the port and ringgit', async ({
  page,
  login,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { passengers: [adult()], ahead: [40, 80] },
    { kind: 'standing', ahead: [40, 80] },
  ]);
  await confirmPaid(request, await staffToken(request, 'frontdesk'), orders);
  const [order] = orders;
  if (!order) throw new Error('nothing was booked');
  const spent = formatMoney(orders.reduce((sum, { totalSen }) => sum + totalSen, 0));
  const admin = await login('admin');
  const sailing = await makeOwnSailing(request, admin, addDays(portDate(new Date()), 500));
  const [here, west, east] = await fromEverywhere(browser, page, baseURL, [
    {
      path: `/ship/shipOrder?keyword=${order.groupNo}&order=${order.id}`,
      settled: formatInstant(order.createdAt),
      part: 'dialog',
    },
    {
      path: `/business/paymentRecord?keyword=${order.orderNo}`,
      settled: formatMoney(order.totalSen),
      part: { table: 'Payments' },
    },
    // What a customer has spent comes after the rest of the line.
    { path: `/ship/userInfoRecord?keyword=${customer.username}`, settled: spent, part: 'main' },
    {
      path: `/ship/sailings?id=${sailing.id}`,
      settled: [sailing.ship, '0 of 0 boarded', 'Sold by type'],
      part: 'dialog',
    },
  ]);
  expect(west).toEqual(here);
  expect(east).toEqual(here);
  expect(here?.[0]).toContain(formatMoney(order.totalSen));
  expect(here?.[0]).toContain(formatInstant(order.createdAt));
});

test('so does the site: sailings by the clock of the port, amounts as the port writes them', async ({
  page,
  login,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { slot: 'night', passengers: [adult()], ahead: [40, 80] },
    { kind: 'standing', ahead: [40, 80] },
  ]);
  await confirmPaid(request, await staffToken(request, 'frontdesk'), orders);
  const [order] = orders;
  if (!order) throw new Error('nothing was booked');
  await login(customer);
  const [here, west, east] = await fromEverywhere(browser, page, baseURL, [
    { path: '/shipClient/personalOrder', settled: formatMoney(order.totalSen), part: 'main' },
    // What is said of the address comes after the rest of the profile.
    { path: '/shipClient/personalCenter', settled: 'We mail your tickets here', part: 'main' },
    { path: '/privacyPolicy/termsConditions', settled: 'days or more', part: 'main' },
  ]);
  expect(west).toEqual(here);
  expect(east).toEqual(here);
  const departure = formatInstant(order.sailing.departsAt).slice(-5);
  expect(here?.[0]).toContain(departure);
});
