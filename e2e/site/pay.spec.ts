import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('the page says how to pay, and shows the tickets by itself once the counter has confirmed', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const staff = await login('frontdesk');
  const [order] = await book(
    request,
    customer.token,
    [{ slot: 'night', passengers: [adult({ name: 'Nur Aisyah' }), adult({ name: 'Faris Rahman' })] }],
    'creditCard',
  );
  if (!order) throw new Error('no order');
  await login(customer);
  await page.goto(`/pay?orders=${order.id}`);
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await expect(page.getByText(formatMoney(order.totalSen)).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(9:\d\d|10:00)$/);
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByRole('button', { name: 'Pay at the counter' }).click();
  await expect(page.getByRole('heading', { name: 'Pay at the counter' })).toBeVisible();
  await expect(page.getByText(order.orderNo)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for the counter to confirm.')).toBeVisible();

  await confirmPaid(request, staff, [order]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Faris Rahman' })).toBeVisible();
  await expect(page.getByText('Waiting for the counter to confirm.')).toBeHidden();
});

test('an order cancelled meanwhile says that nothing was charged and leads to booking', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  if (!order) throw new Error('no order');
  await login(customer);
  await page.goto(`/pay?orders=${order.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await call(request, customer.token, bookingCalls.cancelMyOrders, { body: { ids: [order.id] } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing left to pay');
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('where the time to pay ran out, the page says so, and how long it was', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  await login(customer);
  // Ten minutes are not waited for here: the server answers as it does when they are over.
  await page.route('**/shipClient/order/tickets', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const over = { status: 'canceled', cancelReason: 'expired', holdExpiresAt: null };
    for (const one of answer.data.orders) Object.assign(one, over);
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/pay?orders=${order?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 10 minutes ran out');
});

test("another's orders cannot be paid or seen here, and a visitor is asked to sign in", async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  const [stranger, customer] = [await newCustomer(request), await newCustomer(request)];
  const [theirs] = await book(request, stranger.token, [{}]);
  const [own] = await book(request, customer.token, [{}]);
  await page.goto(`/pay?orders=${own?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to pay');
  await login(customer);
  for (const orders of [`${own?.id},${theirs?.id}`, '', 'x,-1']) {
    await page.goto(`/pay?orders=${orders}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to pay here');
  }
});

test('axe finds nothing while paying and when paid, in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  await speak('zh');
  const customer = await newCustomer(request);
  const staff = await login('frontdesk');
  const orders = await book(request, customer.token, [{}, { slot: 'night' }], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${orders.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^现金/ }).check();
  await page.getByRole('button', { name: '到柜台支付' }).click();
  await expect(page.getByText(orders[0]?.orderNo ?? 'no order')).toBeVisible();
  await expectAccessible(page);
  await confirmPaid(request, staff, orders);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
});

for (const level of ['agent', 'normal'] as const)
  test(`somebody of level ${level} pays by balance at once, and is told before pressing when it runs short`, async ({
    page,
    context,
    request,
    login,
  }) => {
    const orders = (token: string) => book(request, token, [{}, { slot: 'night' }], 'creditCard');
    const staff = await login('finance');
    await context.clearCookies();
    const poor = await newAgent(request, staff, { level });
    const waiting = await orders(poor.token);
    const totalSen = waiting.reduce((sum, order) => sum + order.totalSen, 0);
    await login(poor);
    const path = `/pay?orders=${waiting.map(({ id }) => id).join(',')}`;
    await page.goto(path);
    await page.getByRole('radio', { name: 'Balance RM 0.00 left' }).check();
    const short = "Sorry, your agent's available balance is insufficient for settlement.";
    await expect(page.getByText(short)).toBeVisible();
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await expect(page.getByText(short)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay');

    await call(request, staff, walletCalls.saveRecharge, {
      body: { key: randomUUID(), accountId: poor.id, amountSen: totalSen + 50, method: 'cash' },
    });
    await page.reload();
    await page.getByRole('radio', { name: `Balance ${formatMoney(totalSen + 50)} left` }).check();
    await expect(page.getByText(short)).toBeHidden();
    await page.getByRole('button', { name: /^Pay now/ }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2);
    const { balanceSen } = await call(request, poor.token, walletCalls.ownWallet, {});
    expect(balanceSen).toBe(50);
  });
