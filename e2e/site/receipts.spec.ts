import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { call } from '../fixtures/call.ts';
import { book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a paid order has its receipt, from the list and from the order, for its owner and for staff', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  if (!order) throw new Error('nothing was booked');
  const staff = await login('frontdesk');
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByText(order.orderNo)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(0);
  await confirmPaid(request, staff, [order]);

  await page.reload();
  await page.getByRole('link', { name: `Receipt ${order.orderNo}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Receipts of order ${order.orderNo}`);
  const sheet = page.getByRole('article', { name: /^Receipt PY/ });
  await expect(sheet).toContainText(order.orderNo);
  await expect(sheet.getByRole('row', { name: 'Received in all' })).toContainText(
    formatMoney(order.totalSen),
  );
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(sheet).toBeVisible();

  const address = page.url();
  await speak('zh');
  await page.goto(address);
  await expect(page.getByRole('row', { name: '实收合计' })).toContainText(formatMoney(order.totalSen));
  await speak('en');
  await login(await newCustomer(request));
  await page.goto(address);
  await expect(page.getByText('There is no such order in your account.')).toBeVisible();
  await login('frontdesk');
  await page.goto(`/ship/shipOrder?order=${order.id}`);
  const [printed] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Receipts to print' }).click(),
  ]);
  await expect(printed.getByRole('article', { name: /^Receipt PY/ })).toContainText(order.orderNo);
});

test('a way to pay has one name before paying and after, on the order and on its receipt', async ({
  page,
  request,
  login,
  speak,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{}]);
  const staff = await login('frontdesk');
  for (const { id } of orders)
    await call(request, staff, bookingCalls.confirmPaid, {
      params: { id },
      body: { method: 'bank', slipNo: `4711-${id}` },
    });
  await login(customer);
  for (const [locale, name] of [
    ['en', 'Online banking (FPX)'],
    ['zh', '网上银行（FPX）'],
  ] as const) {
    await speak(locale);
    await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
    await page.goto(`/shipClient/personalOrder?receipts=${orders[0]?.id}`);
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
  }
});
