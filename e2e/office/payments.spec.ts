import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { call } from '../fixtures/call.ts';
import { decideAtGateway, openPayment, payAtGateway, tellSigned } from '../fixtures/gateway.ts';
import { book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

/** The day its money came in, by the port's clock: midnight may come at any step of a test. */
function paidOn(payment: { paidAt: string | null } | undefined): string {
  return portDate(new Date(payment?.paidAt ?? NaN));
}

test.describe('the list of payments', () => {
  test('finds a payment by filters that stand in the address, and its page tells what happened', async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const customer = await newCustomer(request);
    const orders = await book(request, customer.token, [{}, {}], 'creditCard');
    const failed = await openPayment(request, customer.token, orders, 'alipay');
    await decideAtGateway(request, failed, 'failed');
    const paid = await payAtGateway(request, customer.token, orders);
    await login('finance');
    await page.goto('/business/paymentRecord');
    await page.getByRole('searchbox', { name: 'Number, order or customer' }).fill(customer.username);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Paid' }).click();
    await expect(page).toHaveURL(/status=paid/);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: 'Sandbox gateway' }).click();
    await expect(page).toHaveURL(/provider=sandbox/);

    await page.goto(page.url());
    const row = page.getByRole('row', { name: paid.paymentNo });
    await expect(row).toContainText('Credit card');
    await expect(page.getByRole('row', { name: failed.paymentNo })).toHaveCount(0);
    const matching = page.getByRole('row', { name: /^Totals/ });
    await expect(matching).toContainText(formatMoney(paid.amountSen));
    await expectAccessible(page);

    await row.getByRole('button', { name: `Open: ${paid.paymentNo}` }).click();
    await expect(page).toHaveURL(new RegExp(`payment=${paid.id}`));
    const panel = page.getByRole('dialog', { name: `Payment ${paid.paymentNo}` });
    const amount = formatMoney(paid.amountSen);
    await expect(panel.getByRole('region', { name: 'History' }).getByRole('listitem')).toContainText([
      `Opened: ${amount} by Credit card`,
      "Went to the gateway's page",
      `The gateway reported: ${amount} paid`,
      'Received: the amount agrees',
    ]);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Ask the gateway now' }).click();
    await expect(page.getByText('The gateway was asked: the payment is Paid')).toBeVisible();
    await expect(panel.getByRole('region', { name: 'History' })).toContainText(
      `The gateway was asked: ${amount} paid`,
    );
    await panel.getByRole('link', { name: orders[1]?.orderNo ?? '' }).click();
    await expect(page.getByRole('dialog', { name: `Order ${orders[1]?.orderNo}` })).toBeVisible();
  });

  test('says what today brought by method, and a day shows its payments alone', async ({
    page,
    login,
    request,
  }) => {
    const customer = await newCustomer(request);
    const staff = await login('finance');
    const [order] = await book(request, customer.token, [{}]);
    if (!order) throw new Error('no order');
    await confirmPaid(request, staff, [order]);
    const list = await call(request, staff, paymentsCalls.pagePayments, {
      body: { filter: { keyword: order.orderNo } },
    });
    const day = paidOn(list.records[0]);
    await page.goto('/business/paymentRecord');
    await page.getByRole('button', { name: new RegExp(`^${day}: RM .* received`) }).click();
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}|to=${day}&from=${day}`));
    await expect(page.getByRole('row', { name: order.orderNo })).toContainText('Cash');
    const today = page.getByRole('button', { name: /^Today/ });
    // Where midnight came in between, the day of the payment is yesterday, and only what matches shows it.
    const isToday = (await today.textContent())?.endsWith(day.slice(5)) === true;
    await expect(today).toHaveAttribute('aria-pressed', String(isToday));
    const row = page.getByRole('row', { name: isToday ? /^Today/ : /^Totals/ });
    await expect(row.getByRole('cell', { name: /RM .* payments?$/ }).first()).toBeVisible();
  });

  test('is downloaded as an Excel sheet with just the payments that match', async ({
    page,
    login,
    request,
  }) => {
    const customer = await newCustomer(request);
    const staff = await login('finance');
    const [order] = await book(request, customer.token, [{}]);
    if (!order) throw new Error('no order');
    await confirmPaid(request, staff, [order]);
    await page.goto(`/business/paymentRecord?keyword=${order.orderNo}`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^payments.*\.xlsx$/);
    await expect(page.getByText('Download success')).toBeVisible();
    const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
    const cell = (title: string, row = rows[0]) => row?.[titles.indexOf(title)];
    // One payment and the total; a note stands beneath, after a line left free.
    expect(rows.findIndex((row) => row.every((value) => value === null))).toBe(2);
    expect(cell('Received', rows[1])).toBe(order.totalSen / 100);
    expect(titles.filter((title) => String(title).includes('paymentRecord'))).toEqual([]);
    expect(cell('Order or recharge')).toBe(order.orderNo);
    expect(cell('Status')).toBe('Paid');
    expect(cell('Method')).toBe('Cash');
    expect(cell('Amount')).toBe(order.totalSen / 100);
    expect(cell('Operator')).toBe('Wong Kah Mun');
    expect(cell('Customer')).toBe('Lim Siew Yen');
    expect(cell('Account')).toBe(customer.username);
  });
});

test.describe('a day held against the list of the gateway', () => {
  test('names what the books count as paid and the gateway does not, and nothing that agrees', async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const customer = await newCustomer(request);
    const staff = await login('finance');
    const right = await payAtGateway(request, customer.token, await book(request, customer.token, [{}]));
    const wrong = await openPayment(request, customer.token, await book(request, customer.token, [{}]));
    await tellSigned(request, staff, wrong, { amountSen: wrong.amountSen });
    const params = { id: wrong.id };
    const day = paidOn(await call(request, staff, paymentsCalls.paymentDetail, { params }));
    await page.goto(`/business/paymentRecord?reconcile=${day}`);
    const drawer = page.getByRole('dialog', { name: 'Reconcile with the gateway' });
    const result = drawer.getByRole('region', { name: 'Result' });
    // Another test may have compared this day before.
    await result.getByRole('button', { name: 'Compare again' }).click();
    await expect(result.getByRole('listitem').filter({ hasText: wrong.paymentNo })).toContainText(
      `Our books count ${formatMoney(wrong.amountSen)} as paid; Sandbox gateway does not list it.`,
    );
    await expect(result).not.toContainText(right.paymentNo);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^reconciliation-${day}-.*\\.xlsx$`));
    const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
    const named = rows.map((row) => row[titles.indexOf('Payment number')]);
    expect(named).toContain(wrong.paymentNo);
    expect(named).not.toContain(right.paymentNo);

    await drawer.getByLabel('Day', { exact: true }).fill('2020-02-29');
    await drawer.getByLabel('Day', { exact: true }).press('Enter');
    // The calendar under the field closes when one leaves it.
    await drawer.getByLabel('Day', { exact: true }).press('Tab');
    await expect(result).toContainText('Nothing to compare');
    await expect(result).not.toContainText('agrees');
    await expect(page).toHaveURL(/reconcile=2020-02-29/);
    const kept = drawer.getByRole('region', { name: 'Days compared so far' });
    await expect(kept.getByRole('listitem').filter({ hasText: '2020-02-29' })).toContainText(
      'Nothing to compare',
    );

    await kept.getByRole('button', { name: day }).click();
    await result.getByRole('button', { name: wrong.paymentNo }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('row', { name: wrong.paymentNo })).toBeVisible();
  });

  test('says so when the gateway cannot be asked', async ({ page, login, announceErrors }) => {
    announceErrors(/Failed to load resource/);
    await login('finance');
    await page.route('**/payment/reconcile', (route) => route.abort());
    const day = addDays('2015-01-01', randomInt(1000));
    await page.goto(`/business/paymentRecord?reconcile=${day}`);
    const drawer = page.getByRole('dialog', { name: 'Reconcile with the gateway' });
    await expect(drawer.getByRole('alert')).toContainText('This could not be loaded');
    await page.unroute('**/payment/reconcile');
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect(drawer).toContainText('Nothing to compare');
  });
});

test('who may only look sees payments and their history, and no button that does something', async ({
  page,
  login,
  request,
}) => {
  const customer = await newCustomer(request);
  const staff = await login('finance');
  const orders = await book(request, customer.token, [{}]);
  const payment = await openPayment(request, customer.token, orders);
  await tellSigned(request, staff, payment, { amountSen: payment.amountSen + 1 });
  await login('frontdesk');
  await page.goto(`/business/paymentRecord?payment=${payment.id}`);
  const panel = page.getByRole('dialog', { name: `Payment ${payment.paymentNo}` });
  await expect(panel).toContainText('Parked: a decision is needed');
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('Parked:');
  await expect(panel.getByRole('button')).toHaveText(['']);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Reconciliation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Reconcile with the gateway' });
  await drawer.getByLabel('Day', { exact: true }).fill('2014-12-31');
  await drawer.getByLabel('Day', { exact: true }).press('Enter');
  await expect(drawer).toContainText('This day has not been compared yet.');
  await expect(drawer.getByRole('button', { name: 'Compare again' })).toHaveCount(0);
});

test('axe finds nothing on the payments and on the page of one, in Korean', async ({
  page,
  login,
  request,
  speak,
  expectAccessible,
}) => {
  await speak('ko');
  const customer = await newCustomer(request);
  const payment = await payAtGateway(request, customer.token, await book(request, customer.token, [{}]));
  await login('finance');
  await page.goto(`/business/paymentRecord?keyword=${payment.paymentNo}`);
  await expect(page.getByRole('heading', { level: 1, name: '결제 기록' })).toBeVisible();
  await expect(page.getByRole('row', { name: payment.paymentNo })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row', { name: payment.paymentNo }).click();
  await expect(page.getByRole('dialog').getByRole('list').last()).toBeVisible();
  await expectAccessible(page);
});
