import { formatMoney } from '@gangway/contract/core/money.ts';
import { newAgent } from '../fixtures/agents.ts';
import { book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('orders, payments and customers stand by the name of the person, on a telephone too', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const name = 'Nor Azlina binti Idris';
  const customer = await newCustomer(request, name);
  const [order] = await book(request, customer.token, [{}]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await staffToken(request, 'finance'), [order]);
  await login('finance');
  await page.goto('/business/paymentRecord');
  await page.getByRole('searchbox', { name: 'Number, order or customer' }).fill(name);
  const payment = page.getByRole('row', { name: new RegExp(order.orderNo) });
  await expect(payment).toContainText(name);
  await expect(payment).not.toContainText(customer.username);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ship/shipOrder?keyword=${order.orderNo}`);
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(orders.filter({ hasText: order.orderNo })).toContainText(name);
  await page.goto('/ship/userInfoRecord');
  await page.getByRole('searchbox').fill(customer.username);
  const card = page.getByRole('list', { name: 'Customers' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toHaveText(new RegExp(`^${name}`));
  await card.locator('dl').click();
  const panel = page.getByRole('dialog', { name });
  const latest = panel
    .getByRole('table', { name: 'Latest orders' })
    .getByRole('row', { name: order.orderNo });
  await expect(latest).toContainText(formatMoney(order.totalSen));
  await expect(panel.getByRole('link', { name: `All 1 order of ${name}` })).toBeVisible();
  // Nothing of it runs out of the page.
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await expectAccessible(page);
});

test('who opens a recharge for a customer types the amount at once', async ({ page, request, login }) => {
  const token = await login('finance');
  const customer = await newAgent(request, token, { level: 'normal', fundsSen: 0 });
  await page.goto(`/ship/userInfoRecordRecharge?keyword=${customer.username}`);
  await page.getByRole('button', { name: new RegExp(`^Recharge: ${customer.username}`) }).click();
  const drawer = page.getByRole('dialog', { name: /^Recharge/ });
  await expect(drawer.getByLabel('Amount (RM)')).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a Korean table names nothing in English, not even the arrows of its headers', async ({
  page,
  login,
  speak,
}) => {
  await speak('ko');
  await login('finance');
  await page.goto('/business/paymentRecord');
  const table = page.getByRole('table', { name: '결제 기록' });
  await expect(table.getByRole('button', { name: '생성 시각 내림차순', exact: true })).toBeVisible();
  await expect(table.getByRole('img', { name: /sorted/i })).toHaveCount(0);
  await expect(page.getByText('No records')).toHaveCount(0);
});
