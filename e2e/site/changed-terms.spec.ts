import type { OrderGroup, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Page } from '@playwright/test';
import {
  born,
  findOffer,
  findOrdinary,
  leaveLater,
  loginAs,
  makePeak,
  myKad,
  register,
  someDay,
} from '../fixtures/booking.ts';
import { bill } from '../fixtures/gateway-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

/** Everything is filled in, and only to be sent. */
async function bookUpToPaying(
  page: Page,
  { sailing, type }: { sailing: { id: number }; type: { id: number } },
): Promise<void> {
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Chong Mei', myKad(born(40)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Alipay' }).check();
  await page.getByLabel('I agree to the').check();
}

test('another price is shown and agreed to before anything is charged', async ({ page, request, login }) => {
  const date = someDay(90, 150);
  const { type, sailing, priceSen } = await findOffer(request, 'INSIDE-3', date, 'day');
  const { account, username, password } = await register(request);
  await login({ username, password });
  await bookUpToPaying(page, { sailing, type });
  await expect(page.getByRole('button', { name: `Pay now · ${formatMoney(priceSen)}` })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('Chong Mei');

  const admin = await loginAs(request, 'admin');
  const dearer = priceSen + 1250;
  await admin.post(`/roomType/${type.id}/saveDatePrices`, {
    from: date,
    to: date,
    day: dearer,
    night: null,
    replace: true,
  });
  await page.getByRole('button', { name: /^Pay now/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The price has changed' });
  await expect(notice).toContainText(`It was ${formatMoney(priceSen)} and is now ${formatMoney(dearer)}`);
  // It is said where one is, and nowhere else.
  await expect(notice).toBeFocused();
  await expect(page.getByText('look and confirm')).toHaveCount(0);
  // Pressing again without agreeing charges nothing either.
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(notice).toBeFocused();
  const before = await account.post<{ total: number }>('/shipClient/order/page', { page: 1, size: 20 });
  expect(before.total).toBe(0);

  await notice.getByRole('button', { name: `Agree to ${formatMoney(dearer)}` }).click();
  const pay = page.getByRole('button', { name: `Pay now · ${formatMoney(dearer)}` });
  await expect(pay).toBeFocused();
  await pay.click();
  await expect(bill(page)).toBeVisible();
  const after = await account.post<{ records: OrderGroup[] }>('/shipClient/order/page', {
    page: 1,
    size: 20,
  });
  expect(after.records.map(({ totalSen }) => totalSen)).toEqual([dearer]);
});

test('another departure is shown and agreed to before anything is booked', async ({
  page,
  request,
  login,
}) => {
  const { type, sailing, priceSen } = await findOffer(request, 'INSIDE-3', someDay(172, 176), 'night');
  const { account, username, password } = await register(request);
  await login({ username, password });
  await bookUpToPaying(page, { sailing, type });
  const pay = page.getByRole('button', { name: `Pay now · ${formatMoney(priceSen)}` });
  await expect(pay).toBeVisible();
  const [before, now] = [sailing.departsAt, await leaveLater(request, sailing)].map(timeOf);
  await pay.click();
  const notice = page.getByRole('alert').filter({ hasText: 'The departure has changed' });
  await expect(notice).toContainText(`It was ${before} and is now ${now}.`);
  await expect(notice).toBeFocused();
  await expect(page.getByText('look and confirm')).toHaveCount(0);
  // Pressing again without agreeing books nothing either.
  await pay.click();
  await expect(notice).toBeFocused();
  const orders = () => account.post<{ total: number }>('/shipClient/order/page', { page: 1, size: 20 });
  expect((await orders()).total).toBe(0);

  await notice.getByRole('button', { name: `Agree to ${now}` }).click();
  await expect(notice).toHaveCount(0);
  await expect(pay).toBeFocused();
  await pay.click();
  await expect(bill(page)).toBeVisible();
  expect((await orders()).total).toBe(1);
});

test('worse terms are shown and agreed to before anything is booked, and then are those of the order', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const { type, sailing, priceSen } = await findOrdinary(request, 'INSIDE-3', someDay(170, 171), 'night');
  const { account, username, password } = await register(request);
  await login({ username, password });
  await bookUpToPaying(page, { sailing, type });
  const pay = page.getByRole('button', { name: `Pay now · ${formatMoney(priceSen)}` });
  const costs = page.getByText('What canceling costs');
  await expect(costs).toBeVisible();
  await makePeak(request, sailing);
  await pay.click();
  const notice = page.getByRole('alert').filter({ hasText: 'The refund terms have changed' });
  await expect(notice).toContainText('This is now a peak sailing: if you cancel, nothing comes back.');
  await expect(page.getByText('This is the fare of a peak sailing')).toBeVisible();
  await expect(costs).toHaveCount(0);
  await expect(notice).toBeFocused();
  await expect(page.getByText('look and confirm')).toHaveCount(0);
  // Pressing again without agreeing books nothing either.
  await pay.click();
  await expect(notice).toBeFocused();
  await expectAccessible(page);
  const orders = () =>
    account.post<{ total: number; records: OrderGroup[] }>('/shipClient/order/page', { page: 1, size: 20 });
  expect((await orders()).total).toBe(0);

  await notice.getByRole('button', { name: 'Agree to the new terms' }).click();
  await expect(notice).toHaveCount(0);
  await expect(pay).toBeFocused();
  await pay.click();
  await expect(bill(page)).toBeVisible();
  const ids = (await orders()).records.flatMap((group) => group.orders.map(({ id }) => id));
  const bought = await account.post<{ orders: OrderWithTickets[] }>('/shipClient/order/tickets', { ids });
  expect(bought.orders.map(({ refundTerms }) => refundTerms.peak)).toEqual([true]);
});

const timeOf = (instant: string) => formatInstant(instant).slice(-5);
