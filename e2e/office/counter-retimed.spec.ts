import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { born, findOffer, findOrdinary, leaveLater, makePeak, myKad, someDay } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

const timeOf = (instant: string) => formatInstant(instant).slice(-5);

/** A standing ticket for one is filled in at the counter, and only to be booked. */
async function fillSale(page: Page, { date: day, slot, departsAt }: PublicSailing) {
  await page.goto('/ship/shipOrder?sale=1');
  const date = page.getByLabel('Sailing date');
  await date.fill(day);
  await date.press('Tab');
  await page.getByRole('radio', { name: `${slot === 'day' ? 'Day' : 'Night'} ${timeOf(departsAt)}` }).click();
  await page.getByRole('radio', { name: /^Standing ticket/ }).click();
  const first = page.getByRole('group', { name: 'Passenger 1' });
  await first.getByLabel('Document number').fill(myKad(born(35)));
  await first.getByLabel('Name').fill('Early Bird');
  await first.getByLabel('Phone').fill('012-345 6789');
  const agreed = page.getByRole('checkbox', { name: 'The customer agrees to the terms' });
  await agreed.check();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(timeOf(departsAt));
  return { agreed, summary, first, book: page.getByRole('button', { name: 'Book', exact: true }) };
}

/** The dialog in which staff change the date of a paid order; another sailing is chosen, and only to be confirmed. */
async function fillChange(
  page: Page,
  request: APIRequestContext,
  { staff, find }: { staff: string; find: (order: Order) => Promise<PublicSailing> },
) {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [50, 85] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, staff, [order]);
  const sailing = await find(order);
  await page.goto(`/ship/shipOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  const change = page.getByRole('dialog', { name: `Another date for order ${order.orderNo}` });
  const date = change.getByLabel('New date');
  await date.fill(sailing.date);
  await date.press('Tab');
  const again = change.getByRole('radio', { name: sailing.slot === 'day' ? /^Day/ : /^Night/ });
  await again.click();
  const confirm = change.getByRole('button', { name: /^Change the date/ });
  await expect(confirm).toBeEnabled();
  return { order, sailing, change, again, confirm };
}

test('what is sold at the counter is not sold for another departure before that was seen', async ({
  page,
  request,
  login,
}) => {
  const { sailing } = await findOffer(request, 'PASS', someDay(178, 180), 'night');
  await login('frontdesk');
  const { summary, book: sell } = await fillSale(page, sailing);
  const later = await leaveLater(request, sailing);
  // The page follows, but nobody looks there again.
  await expect(summary).toContainText(`Night ${timeOf(later)}`);
  await sell.click();
  await expect(summary).toContainText(`The ship now leaves on ${formatInstant(later)}. Nothing was booked`);
  await expect(summary).toContainText(`Night ${timeOf(later)}`);
  await sell.click();
  await expect(page.getByRole('dialog', { name: /^Order GW/ })).toContainText(timeOf(later));
});

test('nor on worse terms before the customer has agreed to those', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const { sailing } = await findOrdinary(request, 'PASS', someDay(175, 176), 'day');
  const staff = await login('frontdesk');
  const { agreed, summary, first, book: sell } = await fillSale(page, sailing);
  const terms = page.getByText('Kept of the fare if canceled: until ');
  await expect(terms).toContainText('no-show');
  await makePeak(request, sailing);
  // The page follows, but what was said to the customer stays until it is refused.
  await expect(page.getByRole('radio', { name: /^Day .*Peak/ })).toBeVisible();
  await expect(terms).toBeVisible();
  await sell.click();
  await expect(summary).toContainText('This is now a peak sailing: nothing comes back. Nothing was booked');
  await expect(page.getByText('Peak sailing: nothing comes back.', { exact: true })).toBeVisible();
  await expect(terms).toHaveCount(0);
  await expect(first.getByLabel('Name')).toHaveValue('Early Bird');
  // The customer agreed to others: that is asked again.
  await expect(agreed).not.toBeChecked();
  await sell.click();
  await expect(page.getByText('please tick agree terms before paying')).toBeVisible();
  await expectAccessible(page);
  await agreed.check();
  await sell.click();
  await expect(page.getByRole('dialog', { name: /^Order GW/ })).toContainText('Early Bird');
  const { records } = await call(request, staff, bookingCalls.pageOrders, {
    body: { filter: { sailingId: sailing.id } },
  });
  expect(records.map(({ customerName }) => customerName)).toContain('Early Bird');
});

test('nor is an order changed to another departure', async ({ page, request, login, announceErrors }) => {
  announceErrors(/status of 409/);
  const { sailing, change, again, confirm } = await fillChange(page, request, {
    staff: await login('frontdesk'),
    find: async () => (await findOffer(request, 'PASS', someDay(179, 180), 'day')).sailing,
  });
  const later = formatInstant(await leaveLater(request, sailing));
  await confirm.click();
  await expect(change).toContainText(`The ship now leaves on ${later}. Nothing was booked`);
  await expect(again).toHaveAccessibleName(new RegExp(`^Day ${later.slice(-5)}`));
  await expect(again).not.toBeChecked();
  await again.click();
  await confirm.click();
  await expect(change).toBeHidden();
});

test('nor to worse terms', async ({ page, request, login, announceErrors }) => {
  announceErrors(/status of 409/);
  const { sailing, change, again, confirm } = await fillChange(page, request, {
    staff: await login('frontdesk'),
    find: async ({ roomType }) =>
      (await findOrdinary(request, roomType.code, someDay(171, 172), 'night')).sailing,
  });
  const peak = change.getByText('The new date is a peak sailing: nothing comes back from then on.');
  await expect(change.getByText('is kept from then on, as it would be today.')).toBeVisible();
  await makePeak(request, sailing);
  await confirm.click();
  await expect(change).toContainText('This is now a peak sailing: nothing comes back. Nothing was booked');
  await expect(again).not.toBeChecked();
  await again.click();
  await expect(peak).toBeVisible();
  await confirm.click();
  await expect(change).toBeHidden();
});
