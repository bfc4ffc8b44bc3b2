import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import type { APIRequestContext } from '@playwright/test';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { chooseDate, openChange, ownOrderPath } from '../fixtures/change-date.ts';
import { makeOpenSailing } from '../fixtures/open-sailing.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { gatewayPage, payByCard } from '../fixtures/pay-by-card.ts';
import { expect, test } from '../fixtures/test.ts';

const adminFee = 5000;

async function read(request: APIRequestContext, token: string, { id }: Pick<Order, 'id'>) {
  const { orders } = await call(request, token, bookingCalls.listMyOrders, { body: { ids: [id] } });
  const [order] = orders;
  if (!order) throw new Error('no order');
  return order;
}

/** A sailing some weeks ahead whose price of the order's room type fits. */
async function findOther(
  request: APIRequestContext,
  { sailing, roomType }: Order,
  fits: (priceSen: number) => boolean,
): Promise<PublicSailing & { priceSen: number }> {
  const today = portDate(new Date());
  const range = { from: addDays(today, 40), to: addDays(today, 90) };
  const { sailings } = await call(request, null, sailingsCalls.routeList, { query: range });
  for (const other of sailings) {
    const offer = other.offers.find(({ roomTypeId }) => roomTypeId === roomType.id);
    const twins = sailings.filter(({ date, slot }) => date === other.date && slot === other.slot);
    if (other.id === sailing.id || !offer || offer.left < 2 || twins.length > 1) continue;
    if (fits(offer.priceSen)) return { ...other, priceSen: offer.priceSen };
  }
  throw new Error('no other date');
}

test('a date that costs more is paid by card, and the order sails then', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [30, 80] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const other = await findOther(request, order, (price) => price > order.totalSen);
  const due = formatMoney(other.priceSen - order.totalSen + adminFee);
  const dialog = await openChange(page, order);
  await chooseDate(dialog, other);
  const price = dialog.getByRole('region', { name: 'What the change costs' });
  await expect(price.getByRole('definition')).toHaveText([
    formatMoney(other.priceSen),
    formatMoney(order.totalSen),
    `+${formatMoney(other.priceSen - order.totalSen)}`,
    formatMoney(adminFee),
    due,
  ]);
  const confirm = dialog.getByRole('button', { name: `Change the date and pay ${due}` });
  await confirm.click();
  await expect(dialog.getByText('Please choose a payment method')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Credit or debit card' }).check();
  const answered = page.waitForResponse(/\/order\/\d+\/change$/);
  await confirm.click();
  const { data }: { data: { paymentId: number } } = await (await answered).json();
  await expect(page).not.toHaveURL(/personalOrder/);

  // Whoever leaves the gateway's page finds the way back to it at the order, whose date still stands.
  await expect(async () => {
    await page.goto(ownOrderPath(order));
    await expect(page.getByRole('link', { name: 'Go on paying' })).toBeVisible();
  }).toPass();
  await expect(page.getByRole('timer')).toHaveText(/^Held for you for (9:\d\d|10:00)$/);
  await expect(page.getByRole('link', { name: 'Go on paying' })).toHaveAttribute(
    'href',
    `/jump?payment=${data.paymentId}`,
  );
  await expect(page.getByRole('button', { name: 'Cancel and refund' })).toHaveCount(0);
  expect((await read(request, customer.token, order)).sailing.id).toBe(order.sailing.id);

  await page.goto(await gatewayPage(request, customer.token, data.paymentId));
  await page.getByRole('button', { name: `Pay ${due}` }).click();
  await expect.poll(async () => (await read(request, customer.token, order)).sailing.id).toBe(other.id);
  await page.goto(ownOrderPath(order));
  await expect(page.getByRole('article')).toContainText(other.date.slice(0, 4));
  await expect(page.getByRole('link', { name: 'Go on paying' })).toHaveCount(0);
  const moved = await read(request, customer.token, order);
  expect([moved.sailing.date, moved.paidSen, moved.feeSen]).toEqual([
    other.date,
    other.priceSen + adminFee,
    adminFee,
  ]);
});

test('a date that costs less gives something back at once', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ slot: 'night', ahead: [30, 80] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  const other = await findOther(request, order, (price) => price + adminFee < order.totalSen);
  const back = formatMoney(order.totalSen - other.priceSen - adminFee);
  const dialog = await openChange(page, order);
  await chooseDate(dialog, other);
  await expect(dialog.getByText('Comes back to you')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Credit or debit card' })).toHaveCount(0);
  await dialog.getByRole('button', { name: `Change the date and get ${back} back` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Your order now sails on /)).toBeVisible();
  const refunds = page.getByRole('region', { name: 'Money back' });
  await expect(refunds).toContainText('Changed to a date that costs less');
  await expect(refunds).toContainText(`${back} comes back`);
  expect((await read(request, customer.token, order)).sailing.id).toBe(other.id);
});

test('an agent pays a change out of the balance, and is told when it is short', async ({
  page,
  request,
  login,
}) => {
  const staff = await login('admin');
  for (const [fundsSen, isEnough] of [
    [adminFee - 1, false],
    [500_000, true],
  ] as const) {
    const agent = await newAgent(request, staff, { level: 'agent', fundsSen });
    const [order] = await book(request, agent.token, [{ ahead: [30, 80] }]);
    if (!order) throw new Error('no order');
    await confirmPaid(request, staff, [order]);
    await login(agent);
    const other = await findOther(request, order, (price) => price >= order.totalSen);
    const dialog = await openChange(page, order);
    await chooseDate(dialog, other);
    await dialog.getByRole('radio', { name: `Balance ${formatMoney(fundsSen)} left` }).check();
    await dialog.getByRole('button', { name: /^Change the date and pay/ }).click();
    if (isEnough) await expect(dialog).toBeHidden();
    else await expect(dialog.getByText(/available balance is insufficient/)).toBeVisible();
    const moved = await read(request, agent.token, order);
    expect(moved.sailing.id).toBe(isEnough ? other.id : order.sailing.id);
  }
});

test('within four days of departure, and before it is paid, the date cannot be changed', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [near] = await book(request, customer.token, [{ kind: 'standing', ahead: [2, 4] }]);
  const [unpaid] = await book(request, customer.token, [{ kind: 'standing', ahead: [30, 80] }]);
  if (!near || !unpaid) throw new Error('no orders');
  await confirmPaid(request, await login('frontdesk'), [near]);
  await login(customer);
  await page.goto(ownOrderPath(near));
  // Four as shipped; staff may have set another number of days meanwhile.
  await expect(page.getByText(/^The date can no longer be changed: it is \d+ days or less/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel and refund' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the date' })).toHaveCount(0);
  await page.goto(ownOrderPath(unpaid));
  await expect(page.getByText('The date can be changed once the order is paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the date' })).toHaveCount(0);
});

test('a date that sold out meanwhile is said so; the old one stays', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const staff = await login('admin');
  const [customer, faster] = [await newCustomer(request), await newCustomer(request)];
  const target = await makeOpenSailing(request, staff, 1);
  // Paid by card, so the way to pay is chosen already, should the date cost more.
  const wish = { kind: 'standing', ahead: [120, 160] } as const;
  const [order] = await book(request, customer.token, [wish], 'creditCard');
  if (!order) throw new Error('no order');
  await payByCard(request, customer.token, [order]);
  await login(customer);
  const dialog = await openChange(page, order);
  await chooseDate(dialog, { date: target.date, slot: 'day' });
  const confirm = dialog.getByRole('button', { name: /^Change the date/ });
  await expect(confirm).toBeVisible();
  await buyLast(request, faster.token, target.id, order.roomType.id);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(/sold out/i);
  await expect(dialog.locator(`[data-day="${target.date}"]`)).toHaveAttribute('data-state', 'gone');
  await expect(confirm).toHaveCount(0);
  const kept = await read(request, customer.token, order);
  expect([kept.sailing.id, kept.change]).toEqual([order.sailing.id, null]);
});

test('a date on which somebody may not sail says who and why, and cannot be confirmed', async ({
  page,
  request,
  login,
  announceErrors,
  expectAccessible,
}) => {
  announceErrors(/status of 422/);
  const staff = await login('admin');
  const customer = await newCustomer(request);
  const target = await makeOpenSailing(request, staff, 4);
  // Good for the date that was booked, and not for one that is half a year later.
  const guest = adult({ name: 'Ong Kah Wai', passportExpiry: addDays(portDate(new Date()), 270) });
  const wish = { kind: 'standing', ahead: [30, 60], passengers: [adult(), guest] } as const;
  const [order] = await book(request, customer.token, [{ ...wish, passengers: [...wish.passengers] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, staff, [order]);
  await login(customer);
  const dialog = await openChange(page, order);
  await chooseDate(dialog, { date: target.date, slot: 'day' });
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Not everybody of this order may sail on that date.');
  await expect(alert.getByRole('listitem')).toHaveText([/Ong Kah Wai.*passport/i]);
  await expect(dialog.getByRole('button', { name: /^Change the date/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('axe finds nothing in a change of date, in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [30, 80], passengers: [adult(), adult()] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await speak('zh');
  await login(customer);
  await page.goto(ownOrderPath(order));
  await page.getByRole('button', { name: '改期' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-day][data-state="open"]').last().click();
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByRole('definition')).toHaveCount(5);
  await expectAccessible(page);
});

async function buyLast(request: APIRequestContext, token: string, sailingId: number, roomTypeId: number) {
  const body = { lines: [{ sailingId, roomTypeId, people: 1 }] };
  const [quote] = await call(request, null, bookingCalls.quote, { body });
  const line = {
    sailingId,
    roomTypeId,
    bed: null,
    passengers: [adult()],
    shownTotalSen: quote?.totalSen ?? 0,
  };
  const checkout = {
    key: crypto.randomUUID(),
    method: 'cash' as const,
    agreed: true as const,
    lines: [line],
  };
  const answer = await call(request, token, bookingCalls.checkout, { body: checkout });
  expect(answer.success).toBe(1);
}
