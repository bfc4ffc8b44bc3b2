import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findOffer, findOrdinary, leaveLater, makePeak, someDay } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { chooseDate, openChange } from '../fixtures/change-date.ts';
import { book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

interface Customer {
  username: string;
  password: string;
  token: string;
}

/** A paid order of a customer of its own. */
async function paidOrder(request: APIRequestContext, customer: Customer, staff: string): Promise<Order> {
  const [order] = await book(request, customer.token, [{ ahead: [30, 80] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, staff, [order]);
  return order;
}

/** Another sailing is chosen and looked at, and only to be confirmed. */
async function chooseAnother(page: Page, order: Order, sailing: PublicSailing): Promise<Locator> {
  const dialog = await openChange(page, order);
  await chooseDate(dialog, sailing);
  await toConfirm(dialog);
  return dialog;
}

async function toConfirm(dialog: Locator): Promise<void> {
  // What is to be paid is known by then, and so is whether anything is.
  const price = dialog.getByRole('region', { name: 'What the change costs' });
  await expect(price.getByRole('definition').last()).toBeVisible();
  const card = dialog.getByRole('radio', { name: 'Credit or debit card' });
  if (await card.isVisible()) await card.check();
}

/** The sailing an order is on, or the one it changes to once that is paid. */
async function sailingOf(request: APIRequestContext, customer: Customer, order: Order) {
  const { orders } = await call(request, customer.token, bookingCalls.listMyOrders, {
    body: { ids: [order.id] },
  });
  const [one] = orders;
  return one?.change?.sailingId ?? one?.sailing.id;
}

test('a ship that leaves later meanwhile is not changed to before that was seen', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const customer = await newCustomer(request);
  const order = await paidOrder(request, customer, await login('frontdesk'));
  await login(customer);
  const { sailing } = await findOffer(request, 'PASS', someDay(172, 175), 'day');
  const dialog = await chooseAnother(page, order, sailing);
  const later = formatInstant(await leaveLater(request, sailing));
  await dialog.getByRole('button', { name: /^Change the date/ }).click();
  await expect(dialog).toContainText(`The ship now leaves on ${later}. Nothing was booked`);
  expect(await sailingOf(request, customer, order)).toBe(order.sailing.id);
  await chooseDate(dialog, sailing);
  await expect(dialog.getByRole('radio', { name: new RegExp(later.slice(-5)) })).toBeChecked();
});

test('a sailing that becomes peak meanwhile is not changed to before that was seen', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const customer = await newCustomer(request);
  const order = await paidOrder(request, customer, await login('frontdesk'));
  await login(customer);
  const { sailing } = await findOrdinary(request, order.roomType.code, someDay(178, 179), 'day');
  const dialog = await chooseAnother(page, order, sailing);
  const warning = dialog.getByText('This is a peak sailing: if you cancel later, nothing comes back.');
  await expect(warning).toHaveCount(0);
  await makePeak(request, sailing);
  const confirm = dialog.getByRole('button', { name: /^Change the date/ });
  await confirm.click();
  await expect(dialog).toContainText('This is now a peak sailing: nothing comes back. Nothing was booked');
  expect(await sailingOf(request, customer, order)).toBe(order.sailing.id);
  await chooseDate(dialog, sailing);
  await toConfirm(dialog);
  await expect(warning).toBeVisible();
  await confirm.click();
  await expect.poll(() => sailingOf(request, customer, order)).toBe(sailing.id);
});
