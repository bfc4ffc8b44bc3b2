import type { OrderGroup } from '@gangway/contract/booking/schemas.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { born, findOffer, loginAs, myKad, register, someDay, somebody } from '../fixtures/booking.ts';
import { putIntoCart } from '../fixtures/cart.ts';
import { bill } from '../fixtures/gateway-page.ts';
import { expect, test, visible } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

test('of a cart with a line that sells out in between, the rest is bought and the line stays, with the reason', async ({
  page,
  request,
  login,
}) => {
  const date = someDay(25, 170);
  const scarce = await findOffer(request, 'SOLO', date, 'day');
  const other = await findOffer(request, 'PASS', addDays(date, 1), 'night');
  const { account, username, password } = await register(request);
  await login({ username, password });
  await putIntoCart(page, scarce.sailing.id, scarce.type.id, 'Late Comer');
  await putIntoCart(page, other.sailing.id, other.type.id, 'Early Bird');
  await expect(page.getByRole('link', { name: 'Cart 2', exact: true })).toBeVisible();
  await expect(page.getByText(formatMoney(scarce.priceSen + other.priceSen))).toBeVisible();

  const rival = (await register(request)).account;
  const line = { sailingId: scarce.sailing.id, roomTypeId: scarce.type.id, bed: scarce.type.beds[0] ?? null };
  const lines = Array.from({ length: scarce.left }, (_, index) => ({
    ...line,
    passengers: [somebody(`Rival ${index}`)],
    shownTotalSen: scarce.priceSen,
  }));
  expect((await rival.buy(lines)).success).toBe(scarce.left);

  await page.getByRole('button', { name: 'Check out all 2' }).click();
  await expect(page.getByText('Please choose a payment method')).toBeVisible();
  await expect(page.getByText('please tick agree terms before paying')).toBeVisible();
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Check out all 2' }).dblclick();
  await expect(page.getByText('Successfully created 1/2 orders')).toBeVisible();
  const left = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Late Comer' });
  await expect(left).toContainText('Sold out');
  await expect(page.getByRole('main').getByText('Early Bird')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart 1', exact: true })).toBeVisible();

  const { records } = await account.post<{ records: OrderGroup[] }>('/shipClient/order/page', {
    page: 1,
    size: 20,
  });
  expect(records.map(({ orders }) => orders.map((order) => order.sailing.id))).toEqual([[other.sailing.id]]);
  await page.reload();
  await expect(left).toContainText('Sold out: it stays here, but cannot be bought.');
  await left.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in the cart yet' })).toBeVisible();
});

test('a visitor’s cart outlives a reload, moves to the account on signing in, and is bought under one group', async ({
  page,
  request,
  announceErrors,
}) => {
  announceErrors(/status of 401/);
  const date = someDay(25, 170);
  const first = await findOffer(request, 'PASS', date, 'day');
  const second = await findOffer(request, 'INSIDE-D', addDays(date, 2), 'night');
  const { account, username, password } = await register(request);
  await putIntoCart(page, first.sailing.id, first.type.id, 'Amir Hassan');
  await page.goto(`${wizardPath}?sailing=${second.sailing.id}&roomType=${second.type.id}`);
  // The same people need not be typed again for another day.
  await page.getByRole('button', { name: 'One double bed' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Put into the cart' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart 2', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Check out all 2' }).click();
  const dialog = page.getByRole('dialog');
  await visible(dialog.getByLabel('Username')).fill(username);
  await visible(dialog.getByLabel('Password', { exact: true })).fill(password);
  await dialog.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(bill(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pay\?orders=\d+,\d+$/);
  const { records } = await account.post<{ records: OrderGroup[] }>('/shipClient/order/page', {
    page: 1,
    size: 20,
  });
  expect(records.map(({ orders }) => orders.length)).toEqual([2]);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('a line of the cart is changed without typing the document again, and what was begun comes back', async ({
  page,
  request,
  login,
}) => {
  const { sailing, type, priceSen } = await findOffer(request, 'PASS', someDay(25, 170), 'day');
  const { username, password } = await register(request);
  await login({ username, password });
  await putIntoCart(page, sailing.id, type.id, 'Teo Wan Yi');
  await page.getByRole('link', { name: 'Add another sailing' }).click();
  await page.getByRole('button', { name: 'Cabin with window' }).click();
  await page.getByRole('link', { name: 'Cart 1', exact: true }).click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change a booking');
  await page.getByRole('button', { name: 'Change: Guests' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await fillMalaysian(guest(page, 2), 'Teo Wan Xin', myKad(born(33)));
  await guest(page, 2).getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Teo Wan Yi, Teo Wan Xin' });
  await expect(line).toBeVisible();
  await expect(line).toContainText(formatMoney(priceSen * 2));
  await page.getByRole('link', { name: 'Add another sailing' }).click();
  await expect(page.getByRole('region', { name: 'Ticket' })).toContainText('Cabin with window');
});

test('an expired price is marked in the cart and must be agreed to', async ({ page, request, login }) => {
  const date = someDay(90, 170);
  const { sailing, type, priceSen } = await findOffer(request, 'OCEAN-T', date, 'night');
  const { account, username, password } = await register(request);
  await login({ username, password });
  await putIntoCart(page, sailing.id, type.id, 'Hana Yusof');
  const admin = await loginAs(request, 'admin');
  const cheaper = priceSen - 1000;
  const prices = { from: date, to: date, day: null, night: cheaper, replace: true };
  await admin.post(`/roomType/${type.id}/saveDatePrices`, prices);
  await page.reload();
  await expect(page.getByText(`Expired price: it was ${formatMoney(priceSen)} and is now`)).toBeVisible();
  await page.getByRole('radio', { name: 'WeChat Pay' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('Please agree to the new prices and terms first.')).toBeVisible();
  await page.getByRole('button', { name: `Agree to ${formatMoney(cheaper)}` }).click();
  await expect(page.getByRole('button', { name: /^Edit: / })).toBeFocused();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(bill(page)).toBeVisible();
  const { records } = await account.post<{ records: OrderGroup[] }>('/shipClient/order/page', {
    page: 1,
    size: 20,
  });
  expect(records.map(({ totalSen }) => totalSen)).toEqual([cheaper]);
});

test('axe finds nothing in the cart in Chinese, empty and full', async ({
  page,
  request,
  speak,
  expectAccessible,
}) => {
  const { sailing, type } = await findOffer(request, 'PASS', someDay(25, 170), 'day');
  await page.goto(`${wizardPath}?cart=1`);
  await page.getByRole('heading', { name: 'Nothing in the cart yet' }).waitFor();
  await putIntoCart(page, sailing.id, type.id, 'Lee Min');
  await speak('zh');
  await page.reload();
  await expect(page.getByText('Lee Min')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^移除/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
});
