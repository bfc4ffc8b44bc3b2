import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { payByCard } from '../fixtures/pay-by-card.ts';
import { expect, test } from '../fixtures/test.ts';

const three = () => ['Tan Mei Fong', 'Lim Siew Yen', 'Ong Kai'].map((name) => adult({ name }));

async function open(page: Page, order: Pick<Order, 'id'>) {
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  return page.getByRole('dialog', { name: 'Cancel and refund' });
}

async function read(request: APIRequestContext, token: string, { id }: Pick<Order, 'id'>) {
  const { orders } = await call(request, token, bookingCalls.listMyOrders, { body: { ids: [id] } });
  const [order] = orders;
  if (!order) throw new Error('no order');
  return order;
}

test('one of three is cancelled for a fee that was shown, and the money goes back by card', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(
    request,
    customer.token,
    [{ kind: 'standing', ahead: [50, 85], passengers: three() }],
    'creditCard',
  );
  if (!order) throw new Error('no order');
  await payByCard(request, customer.token, [order]);
  await login(customer);
  const dialog = await open(page, order);
  await expect(dialog.getByText('Tick who does not come, and you see what comes back.')).toBeVisible();
  await dialog.getByLabel('Lim Siew Yen').check();
  const share = order.totalSen / 3;
  const [fee, back] = [share / 4, share - share / 4];
  await expect(dialog).toContainText(/\d\d days before departure: a fee of 25% is kept/);
  await expect(dialog).toContainText('It goes back the way you paid, through the payment company.');
  await expect(dialog).toContainText('2 guests still sail.');
  await expect(dialog.getByRole('cell')).toHaveText([share, fee, back].map(formatMoney));
  await dialog.getByRole('button', { name: `Cancel 1 guest and get ${formatMoney(back)} back` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 guest is canceled')).toBeVisible();

  const refunds = page.getByRole('region', { name: 'Money back' });
  await expect(refunds).toContainText('Canceled: Lim Siew Yen');
  await expect(refunds).toContainText(`${formatMoney(back)} comes back`);
  await expect(refunds).toContainText(`${formatMoney(fee)} was kept as the fee`);
  await expect(page.getByRole('article').filter({ hasText: 'Lim Siew Yen' })).toContainText(
    'Not valid for boarding',
  );
  await expect(page.getByRole('img', { name: /^QR code of ticket/ })).toHaveCount(2);
  // The gateway is asked after that; the page follows by itself.
  await expect(refunds).toContainText('Sent back the way you paid.');
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByRole('article')).toContainText(`${formatMoney(back)} comes back`);
  expect(await read(request, customer.token, order)).toMatchObject({
    status: 'paid',
    people: 2,
    refundedSen: back,
    feeSen: fee,
  });
});

test('everyone of a cabin paid in cash is cancelled, and the money waits at the counter', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [31, 44], passengers: three().slice(0, 2) }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  const terms = page.locator('dl').filter({ hasText: 'Not on board when the ship leaves' });
  await expect(terms.getByRole('definition').first()).toHaveText('Fee of 50%');
  const dialog = await open(page, order);
  await dialog.getByLabel('Everyone').check();
  await expect(dialog).toContainText('You paid at the counter: pick it up there');
  await dialog.getByRole('button', { name: /^Cancel 2 guests and get RM/ }).click();
  await expect(dialog).toBeHidden();
  const { refundedSen, status } = await read(request, customer.token, order);
  expect([status, Math.abs(refundedSen * 2 - order.totalSen) <= 2]).toEqual(['refunded', true]);
  await expect(
    page.getByText(`Canceled. ${formatMoney(refundedSen)} waits for you at the counter.`, { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Money back' })).toContainText(
    'It waits for you at the counter',
  );
  await expect(page.getByRole('button', { name: 'Cancel and refund' })).toHaveCount(0);
  await page.goto('/shipClient/personalOrder?status=refunded');
  await expect(page.getByRole('article')).toContainText(
    `${formatMoney(refundedSen)} to collect at the counter`,
  );
});

test('a refund of which nothing comes back is asked for in clear words', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ kind: 'standing', ahead: [6, 13] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const dialog = await open(page, order);
  await expect(dialog).toContainText('nothing of the fare comes back');
  const confirm = dialog.getByRole('button', { name: 'Cancel 1 guest, with nothing back' });
  await confirm.click();
  const tick = dialog.getByRole('checkbox', { name: /^I know that nothing of the RM/ });
  await expect(tick).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('Please tick this');
  expect((await read(request, customer.token, order)).status).toBe('paid');
  await tick.check();
  await confirm.click();
  await expect(page.getByText('Canceled. By its terms nothing comes back.', { exact: false })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Money back' });
  await expect(kept).toContainText(`${formatMoney(order.totalSen)} was kept as the fee`);
  expect(await read(request, customer.token, order)).toMatchObject({ status: 'refunded', refundedSen: 0 });
});

test('an amount that changed meanwhile is shown and asked for again', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ slot: 'night', ahead: [95, 120] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const dialog = await open(page, order);
  await expect(dialog).toContainText('no fee is kept');
  await moveCloser(request, customer.token, order);
  await dialog
    .getByRole('button', { name: `Cancel 1 guest and get ${formatMoney(order.totalSen)} back` })
    .click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing has been done yet.');
  await expect(dialog.getByRole('alert')).toContainText(`not ${formatMoney(order.totalSen)}`);
  await expect(dialog).toContainText('a fee of 25% is kept');
  expect((await read(request, customer.token, order)).status).toBe('paid');
  await dialog.getByRole('button', { name: /^Cancel 1 guest and get/ }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await read(request, customer.token, order)).status).toBe('refunded');
});

test('an answer that was lost is asked for again with the same wish, and done once', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/ERR_FAILED/);
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { kind: 'standing', ahead: [50, 85], passengers: three() },
  ]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const keys: unknown[] = [];
  await page.route('**/refund', async (route) => {
    keys.push(route.request().postDataJSON().key);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  const dialog = await open(page, order);
  await dialog.getByLabel('Ong Kai').check();
  const confirm = dialog.getByRole('button', { name: /^Cancel 1 guest and get/ });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('It is never done twice.');
  await confirm.click();
  await expect(dialog).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  const now = await read(request, customer.token, order);
  expect([now.people, now.refunds.length]).toEqual([2, 1]);
});

test('a child is not left behind without an adult', async ({ page, request, login, announceErrors }) => {
  announceErrors(/status of 422/);
  const customer = await newCustomer(request);
  const child = adult({ name: 'Little Tan', birthDate: addDays(portDate(new Date()), -10 * 365) });
  const [order] = await book(request, customer.token, [
    { ahead: [50, 85], passengers: [adult({ name: 'Tan Mei Fong' }), child] },
  ]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const dialog = await open(page, order);
  await dialog.getByLabel('Tan Mei Fong').check();
  await expect(dialog.getByRole('alert')).toContainText('Little Tan could not sail without an adult');
  await expect(dialog.getByRole('button', { name: /^Cancel 1 guest/ })).toHaveCount(0);
  await dialog.getByLabel('Little Tan').check();
  await expect(dialog.getByRole('button', { name: /^Cancel 2 guests and get/ })).toBeVisible();
});

test('axe finds nothing in cancelling and its refund, in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { kind: 'standing', ahead: [6, 13], passengers: three() },
  ]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await speak('zh');
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  const words = '取消并退款';
  await expect(page.getByRole('button', { name: words })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ong Kai').check();
  await expect(dialog.getByRole('table')).toBeVisible();
  await dialog.getByRole('button').filter({ hasText: '1' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('#nothing-back').check();
  await dialog.getByRole('button').filter({ hasText: '1' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: '退款' })).toBeVisible();
  await expectAccessible(page);
});

/** Moves an order, past the pages, to a date less than 90 days ahead that costs no more, fee included. */
async function moveCloser(request: APIRequestContext, token: string, { id, roomType, totalSen }: Order) {
  const today = portDate(new Date());
  const { sailings } = await call(request, null, sailingsCalls.routeList, {
    query: { from: addDays(today, 60), to: addDays(today, 85), slot: 'day' },
  });
  const cheap = sailings.find(({ peak, offers }) =>
    offers.some(
      (offer) =>
        !peak &&
        !offer.nonRefundable &&
        offer.roomTypeId === roomType.id &&
        offer.left > 1 &&
        offer.priceSen + 5000 <= totalSen,
    ),
  );
  const sailingId = cheap?.id ?? 0;
  const { dueSen } = await call(request, token, bookingCalls.quoteChange, {
    params: { id },
    body: { sailingId },
  });
  const body = { key: randomUUID(), sailingId, shownDueSen: dueSen };
  await call(request, token, bookingCalls.changeOrder, { params: { id }, body });
}
