import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { born, findOffer, myKad, someDay } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { bill, decideAtGateway } from '../fixtures/gateway-page.ts';
import { adult, book, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

const welcome = 'Paid. Welcome aboard!';

test('from the wizard by card to the tickets, and back from the gateway leads to the order', async ({
  page,
  request,
  login,
}) => {
  const { sailing, type, priceSen } = await findOffer(request, 'PASS', someDay(20, 70), 'night');
  await login(await newCustomer(request));
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Farah Idris', myKad(born(31)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).dblclick();
  await expect(bill(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
  await expect(
    page.getByRole('button', { name: `Pay ${formatMoney(priceSen).replace(' ', ' ')}` }),
  ).toBeVisible();

  // The way back is to the order that waits, and from there on to the same payment.
  const gateway = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/pay\?orders=\d+$/);
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(gateway);

  await decideAtGateway(page, 'pay');
  await expect(page).toHaveURL(/\/return\?payment=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Farah Idris' })).toBeVisible();
});

test('the way back from the gateway says where the tickets are mailed to', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${order?.id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  // No mail leaves the product under test: it is told that one waits.
  await page.route(`**${apiBase}/shipClient/order/tickets`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const paid of answer.data.orders)
      paid.ticketMail = { recipient: 'siew.yen@example.com', state: 'waiting' };
    await route.fulfill({ response, json: answer });
  });
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await expect(page.getByText('Your tickets are being mailed to siew.yen@example.com.')).toBeVisible();
});

test('a payment that fails charges nothing and is made again right there, in another way', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${order?.id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await decideAtGateway(page, 'fail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
  await expect(page.getByText('Nothing was charged. Your places are still held')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d$/);

  await page.getByRole('radio', { name: 'Alipay' }).check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await decideAtGateway(page, 'cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was canceled');

  await page.getByRole('button', { name: /^Pay now/ }).click();
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
});

test('whoever closes the browser at the gateway finds the order waiting, and pays it', async ({
  page,
  context,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${order?.id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(bill(page)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto('/shipClient/personalOrder');
  await next.getByRole('main').getByRole('link', { name: 'Pay', exact: true }).click();
  await next.getByRole('button', { name: /^Pay now/ }).click();
  await decideAtGateway(next, 'pay');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(welcome);
});

test('paid, the browser closed, the gateway silent: the order is found paid by asking', async ({
  page,
  context,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${order?.id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(bill(page)).toBeVisible();
  // The gateway hears of it; nobody ever follows its way back to the shop.
  await page.route(page.url(), async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ body: 'closed' });
  });
  await decideAtGateway(page, 'pay', { how: 'Never' });
  await expect(page.getByText('closed')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto(`/pay?orders=${order?.id}`);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(welcome, { timeout: 60_000 });
});

test('the gateway says nothing: the page waits, says so, asks, and shows the tickets', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${order?.id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(bill(page)).toBeVisible();
  const gateway = page.url();
  const payment = await call(request, customer.token, bookingCalls.payOrders, {
    body: { ids: [order?.id ?? 0], method: 'creditCard' },
  });
  if (payment.state !== 'jump') throw new Error('no payment');

  await page.goto(`/return?payment=${payment.paymentId}&status=paid`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await expect(page.getByText('You can leave this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await page.getByRole('link', { name: 'Go on paying' }).click();
  await expect(page).toHaveURL(gateway);
  await decideAtGateway(page, 'pay', { how: 'Never' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
});

for (const told of [{ how: 'Later', seconds: 2 }, { how: 'Twice' }] as const) {
  test(`told ${told.how.toLowerCase()}, an order is paid once`, async ({ page, request, login }) => {
    const customer = await newCustomer(request);
    const [order] = await book(request, customer.token, [{}], 'creditCard');
    await login(customer);
    await page.goto(`/pay?orders=${order?.id}`);
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await decideAtGateway(page, 'pay', told);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    const { orders } = await call(request, customer.token, bookingCalls.listMyOrders, {
      body: { ids: [order?.id ?? 0] },
    });
    expect(orders.map(({ status, paidSen }) => [status, paidSen])).toEqual([['paid', order?.totalSen]]);
  });
}

test('several orders are paid by one payment', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const orders = await book(
    request,
    customer.token,
    [{ passengers: [adult({ name: 'Ooi Kah Wai' })] }, { slot: 'night' }, { kind: 'standing' }],
    'creditCard',
  );
  const totalSen = orders.reduce((sum, order) => sum + order.totalSen, 0);
  await login(customer);
  await page.goto('/shipClient/personalOrder?status=unpaid');
  await page.getByRole('checkbox', { name: /^Select all of group/ }).check();
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('link', { name: formatMoney(totalSen) })
    .click();
  await page.getByRole('radio', { name: 'Online banking (FPX)' }).check();
  await page.getByRole('button', { name: `Pay now · ${formatMoney(totalSen)}` }).click();
  await expect(bill(page)).toBeVisible();
  for (const { orderNo } of orders) await expect(page.getByText(orderNo)).toBeVisible();
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Ooi Kah Wai' })).toBeVisible();
});
