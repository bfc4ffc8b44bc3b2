import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { call } from '../fixtures/call.ts';
import { coral } from '../fixtures/coral.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { staffToken } from '../fixtures/staff.ts';

test('a visitor is asked to sign in, does so in place and sees the own orders', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders, in one place');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(customer.username);
  await dialog.getByLabel('Password', { exact: true }).first().fill(customer.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(order?.orderNo ?? 'no order')).toBeVisible();
  await expect(page).toHaveURL('/shipClient/personalOrder');
});

test(
  'orders bought together are cancelled together, after a question that names them',
  { tag: '@desk' },
  async ({ page, request, login }) => {
    const customer = await newCustomer(request);
    const orders = await book(request, customer.token, [
      { slot: 'day' },
      { slot: 'night' },
      { kind: 'standing' },
    ]);
    await login(customer);
    await page.goto('/shipClient/personalOrder?status=unpaid');
    const group = page.getByRole('region', { name: '3 orders bought together' });
    await group.getByRole('checkbox', { name: /^Select all of group/ }).check();
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await expect(bar).toContainText('3 orders selected');
    const [first, ...others] = orders;
    await group.getByRole('checkbox', { name: `Select order ${first?.orderNo}` }).uncheck();
    await bar.getByRole('button', { name: 'Cancel 2 orders' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
    for (const { orderNo } of others) await expect(question).toContainText(orderNo);
    await expect(question).not.toContainText(first?.orderNo ?? '');
    await question.getByRole('button', { name: 'Keep' }).click();
    await bar.getByRole('button', { name: 'Cancel 2 orders' }).click();
    await question.getByRole('button', { name: 'Cancel 2 orders' }).click();
    await expect(page.getByText('2 orders are canceled')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByText(others[0]?.orderNo ?? '')).toBeHidden();
    await expect(page.getByText(first?.orderNo ?? '')).toBeVisible();

    await page.goto('/shipClient/personalOrder');
    await expect(page.getByRole('region', { name: '3 orders bought together' })).toContainText('Mixed');
    const { orders: kept } = await call(request, customer.token, bookingCalls.listMyOrders, {
      body: { ids: orders.map(({ id }) => id) },
    });
    expect(kept.map(({ status }) => status)).toEqual(['unpaid', 'canceled', 'canceled']);
  },
);

test('what is unpaid of a group is paid by one button', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { slot: 'day' },
    { slot: 'night' },
    { kind: 'standing' },
  ]);
  const [first, ...unpaid] = orders;
  await call(request, customer.token, bookingCalls.cancelMyOrders, { body: { ids: [first?.id ?? 0] } });
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByRole('region', { name: '3 orders bought together' })).toBeVisible();
  await expectAccessible(page);
  const total = formatMoney(unpaid.reduce((sum, { totalSen }) => sum + totalSen, 0));
  expect(await coral(page)).toEqual([`Pay all 2: ${total}`]);
  await page.getByRole('link', { name: `Pay all 2: ${total}` }).click();
  await expect(page).toHaveURL(`/pay?orders=${unpaid.map(({ id }) => id).join(',')}`);
});

test('several orders are paid at once: their sum and their numbers stand on the way to pay', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{ slot: 'day' }, { slot: 'night' }]);
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  await page.getByRole('checkbox', { name: /^Select all of group/ }).check();
  const total = formatMoney(orders.reduce((sum, { totalSen }) => sum + totalSen, 0));
  await page.getByRole('link', { name: `Pay ${total}` }).click();
  await expect(page).toHaveURL(`/pay?orders=${orders.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('definition').filter({ hasText: total })).toBeVisible();
  for (const { orderNo } of orders) await expect(page.getByText(orderNo)).toBeVisible();
});

test(
  'the tabs show each status, keep it in the address, and an empty one leads to booking',
  { tag: '@desk' },
  async ({ page, request, login }) => {
    const customer = await newCustomer(request);
    const [paid, unpaid] = [
      await book(request, customer.token, [{}]),
      await book(request, customer.token, [{ slot: 'night' }]),
    ];
    await confirmPaid(request, await login('frontdesk'), paid);
    await login(customer);
    await page.goto('/shipClient/personalOrder');
    const tabs = page.getByRole('navigation', { name: 'Orders by status' });
    await expect(tabs.getByRole('link')).toHaveText([
      'All',
      'Unpaid',
      'Paid',
      'Completed',
      'Canceled',
      'Refunded',
    ]);
    const numbers = (orders: readonly { orderNo: string }[]) => page.getByText(orders[0]?.orderNo ?? '');
    await tabs.getByRole('link', { name: 'Paid', exact: true }).click();
    await expect(numbers(paid)).toBeVisible();
    await expect(numbers(unpaid)).toBeHidden();
    await page.reload();
    await expect(tabs.getByRole('link', { name: 'Paid', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(numbers(paid)).toBeVisible();
    await tabs.getByRole('link', { name: 'Refunded' }).click();
    await expect(page.getByRole('heading', { name: 'No refunds' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a sailing' })).toHaveAttribute(
      'href',
      '/shipClient/pay/ship',
    );
  },
);

test('the countdown follows the server, however wrong the clock of the phone is', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  await login(customer);
  // A phone two days ahead would have given the order up long ago.
  await page.clock.install({ time: Date.now() + 2 * 86_400_000 });
  await page.goto(`/shipClient/personalOrder?order=${order?.id}`);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Held for you for (9:\d\d|10:00)$/);
  const left = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await timer.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = await left();
  await page.clock.runFor(4000);
  await expect.poll(left).toBeLessThanOrEqual(before - 4);
  await page.clock.fastForward('11:00');
  // Its own count is over, but the server still holds the place: the page asks it and believes it.
  await expect(timer).toHaveText(/^Held for you for (9|10):/);
});

test('a list that cannot be fetched says so and can be asked for again', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 500/);
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  await login(customer);
  const address = '**/prod-api/shipClient/order/page';
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'broken', data: null } }),
  );
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch orders');
  await expect(page.getByRole('heading', { name: 'Failed to fetch orders' })).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(order?.orderNo ?? '')).toBeVisible();
});

test('the next trip stands first with what to do for it, then the others, and below what is over', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const trip = async (ahead: readonly [number, number]) => {
    const [order] = await book(request, customer.token, [{ kind: 'standing', ahead }]);
    if (!order) throw new Error('no order');
    return order;
  };
  // Neither the first nor the last that was booked is the next to sail.
  const [later, next, cancelled] = [await trip([40, 60]), await trip([20, 30]), await trip([62, 80])];
  await call(request, customer.token, bookingCalls.cancelMyOrders, { body: { ids: [cancelled.id] } });
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  const part = (name: string) =>
    page.getByRole('heading', { level: 2, name }).locator('xpath=..').getByRole('article');
  const held = formatInstant(next.holdExpiresAt ?? '').slice(11);
  await expect(part('Your next trip')).toHaveCount(1);
  await expect(part('Your next trip')).toContainText(next.orderNo);
  await expect(part('Your next trip')).toContainText(`Next: pay by ${held} to keep your places.`);
  await expect(part('Other trips to come')).toContainText([later.orderNo]);
  await expect(part('Past and refunded')).toContainText([cancelled.orderNo]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Your next trip',
    'Other trips to come',
    'Past and refunded',
  ]);

  await confirmPaid(request, await staffToken(request, 'frontdesk'), [next]);
  await page.reload();
  const { orders } = await call(request, customer.token, bookingCalls.listMyOrders, {
    body: { ids: [next.id] },
  });
  const arrival = orders[0]?.arrival;
  const time = (instant = '') => formatInstant(instant).slice(11);
  await expect(part('Your next trip')).toContainText(
    `Next: arrive by ${time(arrival?.arriveBy)} at ${arrival?.terminal.en}. Boarding opens at ${time(arrival?.boardingOpensAt)}.`,
  );
  await expectAccessible(page);
  // The other one waits below it for money, and is told of above it.
  const until = formatInstant(later.holdExpiresAt ?? '').slice(11);
  const waiting = page.getByRole('link', { name: `1 order waits for payment until ${until}` });
  const [above, below] = [await waiting.boundingBox(), await part('Your next trip').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await waiting.click();
  await expect(page).toHaveURL(`/shipClient/personalOrder?order=${later.id}`);
  await page.goBack();
  await part('Your next trip').getByRole('link', { name: 'Tickets' }).click();
  await expect(page).toHaveURL(`/shipClient/personalOrder?order=${next.id}`);
});

test('more orders than fit a page are loaded on demand', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  for (let count = 0; count < 11; count += 1) await book(request, customer.token, [{ kind: 'standing' }]);
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByText('10 of 11')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test("another's order is not found, and neither is nonsense", async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  const [stranger, customer] = [await newCustomer(request), await newCustomer(request)];
  const [order] = await book(request, stranger.token, [{ passengers: [adult({ name: 'Secret Guest' })] }]);
  await login(customer);
  for (const id of [order?.id, 'nonsense']) {
    await page.goto(`/shipClient/personalOrder?order=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found');
    await expect(page.getByText('Secret Guest')).toBeHidden();
  }
});

test('axe finds nothing in the orders, in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  await speak('zh');
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await login(customer);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  const paid = await book(request, customer.token, [{}, { slot: 'night' }]);
  await confirmPaid(request, await login('frontdesk'), paid.slice(0, 1));
  await book(request, customer.token, [{}]);
  await login(customer);
  await page.reload();
  await page.getByRole('checkbox').first().check();
  await expectAccessible(page);
});
