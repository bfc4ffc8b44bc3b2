import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest, wizardPath } from '../fixtures/wizard.ts';

test('a change of date marks the date that is booked, offers its route first, and names another', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [30, 60] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const { date } = order.sailing;
  const list = await call(request, null, sailingsCalls.routeList, { query: { from: date, to: date } });
  const isOwn = (one: { destination: { en: string } }) => one.destination.en === order.sailing.destination.en;
  const same = list.routes.find(isOwn);
  const elsewhere = list.routes.find((one) => !isOwn(one));
  // By day all else goes elsewhere, by night where the order goes.
  await page.route('**/shipClient/calendar?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { id: number; routeId: number; slot: string }[] };
    for (const sailing of body.data)
      if (sailing.id !== order.sailing.id)
        sailing.routeId = (sailing.slot === 'day' ? elsewhere : same)?.id ?? 0;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the date' });
  await expect(dialog.getByRole('button', { name: /booked/ })).toHaveAttribute('data-day', date);
  const other = dialog.locator('[data-day]:is([data-state="open"], [data-state="few"])').first();
  await other.click();
  const offered = dialog.getByRole('group', { name: /^Sailings on / }).locator('label');
  await expect(offered).toHaveText([/^Night(?!.*Another route)/, /^Day.*Another route: /]);
});

test('prices of four digits stay within their day', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [30, 60] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.route('**/shipClient/calendar?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { offers: { priceSen: number }[] }[] };
    for (const { offers } of body.data) for (const offer of offers) offer.priceSen += 888_800;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  const days = page.getByRole('dialog').locator('[data-day][data-state="open"]');
  await days.first().waitFor();
  const over = await days.evaluateAll(
    (all) =>
      all.filter((day) => {
        const inner = day.querySelector('[aria-hidden] > :last-child')?.getBoundingClientRect();
        const outer = day.getBoundingClientRect();
        return inner === undefined || inner.left < outer.left || inner.right > outer.right;
      }).length,
  );
  expect(over).toBe(0);
});

/** A day as the wizard writes it. */
const sailingDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(date))
    .replace(',', '')
    .replace('Sept', 'Sep');

test('booking again keeps ticket, date and slot', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const wish = { kind: 'standing', slot: 'night', ahead: [30, 60] } as const;
  const [order] = await book(request, customer.token, [{ ...wish, passengers: [adult()] }]);
  if (!order) throw new Error('no order');
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Cancel order' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(page).toHaveURL(wizardPath);
  const folded = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('paragraph');
  await expect(folded('Ticket')).toHaveText('Standing ticket · 1 guest');
  await expect(folded('Date')).toHaveText(sailingDay(order.sailing.date));
  await expect(folded('Day or night')).toHaveText(/^Night/);
  await expect(guest(page, 1).getByLabel('Full name')).toBeVisible();
});

test('booking a trip again that is over leaves the date open, and asks for no sailing that has left', async ({
  page,
  request,
  login,
}) => {
  const token = await login('customer');
  const { records } = await call(request, token, bookingCalls.pageMyOrders, {
    body: { page: 1, size: 1, filter: { status: 'completed' } },
  });
  const order = records[0]?.orders[0];
  if (!order) throw new Error('no completed order');
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  const again = page.getByRole('link', { name: 'Book again' });
  await expect(again).toHaveAttribute('href', /roomType=\d+&slot=(day|night)&people=\d+$/);
  await expect(again).not.toHaveAttribute('href', /sailing=/);
  await again.click();
  await expect(page).toHaveURL(wizardPath);
  await expect(page.getByRole('region', { name: 'Date', exact: true }).getByRole('grid')).toBeVisible();
});

test('a way to a sailing that is gone keeps what else was wished for, without a complaint', async ({
  page,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const note = () => {
        if (document.body.textContent?.includes('This record is not there'))
          document.documentElement.dataset['complained'] = 'yes';
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
  });
  const answered = page.waitForResponse((response) => response.status() === 404);
  await page.goto(`${wizardPath}?sailing=999999999&kind=pass&slot=day`);
  await (await answered).finished();
  await page.getByRole('button', { name: 'Later month' }).click();
  await expect(page.getByRole('region', { name: 'Date', exact: true }).getByRole('grid')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-complained');
});

test('the calendar marks the cheapest days, the slot says peak, and a route can be chosen', async ({
  page,
  request,
}) => {
  const date = addDays(portDate(new Date()), 35);
  const month = date.slice(0, 7);
  const { routes } = await call(request, null, sailingsCalls.routeList, { query: {} });
  const [wanted] = routes;
  if (!wanted) throw new Error('no route');
  await page.route(`**/shipClient/calendar?month=${month}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data: { date: string; routeId: number; peak: boolean; offers: { priceSen: number }[] }[];
    };
    for (const sailing of body.data) {
      sailing.peak = true;
      sailing.routeId = sailing.date === date ? wanted.id : 0;
      for (const offer of sailing.offers) offer.priceSen = sailing.date === date ? 1000 : 2000;
    }
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`${wizardPath}?kind=pass`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const day = page.locator(`[data-day="${date}"]`);
  while ((await day.count()) === 0) await page.getByRole('button', { name: 'Later month' }).click();
  await expect(grid.getByRole('button', { name: /lowest of the month/ })).toHaveCount(1);
  await expect(day).toHaveAccessibleName(/lowest of the month/);
  await page.getByLabel('Route').selectOption({ value: String(wanted.id) });
  await expect(page.locator('[data-day]:is([data-state="open"], [data-state="few"])')).toHaveCount(1);
  await day.click();
  await expect(page.getByRole('region', { name: 'Day or night' })).toContainText('Peak sailing');
});
