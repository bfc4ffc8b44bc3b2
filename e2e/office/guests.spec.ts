import { randomInt } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { chooseOtherDay } from '../fixtures/other-day.ts';
import { expect, test } from '../fixtures/test.ts';

const two = () => [adult({ name: 'Tan Mei Fong' }), adult({ name: 'Ong Kai' })];

test('the counter hears that a cabin keeps its money, replaces the guest, moves the order, and reads it all again', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  test.slow();
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [50, 85], passengers: two() }]);
  if (!order) throw new Error('no order');
  const staff = await login('frontdesk');
  await confirmPaid(request, staff, [order]);
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  await panel.getByRole('button', { name: 'Cancel passengers, refund' }).click();
  const refund = page.getByRole('dialog', { name: `Refund of order ${order.orderNo}` });
  await refund.getByRole('checkbox', { name: 'Tan Mei Fong' }).uncheck();
  await expect(refund).toContainText('The price is the cabin’s, and others stay in it');
  await expect(refund.getByRole('row', { name: /Ong Kai/ })).toContainText(formatMoney(0));
  await expect(refund.getByRole('button', { name: 'Cancel 1 passenger, RM 0.00 back' })).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Replace the guest instead' }).click();

  const replace = page.getByRole('dialog', { name: 'Another guest instead of Ong Kai' });
  const card = replace.getByRole('group', { name: 'New guest' });
  await expect(card.getByLabel('Document number')).toBeFocused();
  await replace.getByRole('button', { name: 'Replace Ong Kai' }).click();
  await expectAccessible(page);
  await card.getByLabel('Document number').fill(`90050514${randomInt(100, 999)}3`);
  await expect(card.getByLabel('Date of birth')).toHaveValue('1990-05-05');
  await card.getByLabel('Name').fill('Lee Kah Fai');
  await card.getByLabel('Phone').fill('012-345 6789');
  await replace.getByRole('button', { name: 'Replace Ong Kai' }).click();
  await expect(replace).toBeHidden();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Replaced by Lee Kah Fai' })).toHaveCount(1);
  const history = panel.getByRole('region', { name: 'History' });
  const replacement = history.locator('[data-what=guestReplaced]');
  await expect(replacement).toContainText('Guest replaced');
  await expect(replacement).toContainText('· Amirah Yusof');
  await expect(replacement).toContainText('Ong Kai → Lee Kah Fai');

  await panel.getByRole('button', { name: 'Change the date' }).click();
  const change = page.getByRole('dialog', { name: `Another date for order ${order.orderNo}` });
  await chooseOtherDay(change);
  await expect(change).toContainText('Admin fee, 2 guests');
  await expectAccessible(page);
  await change.getByRole('button', { name: /^Change the date/ }).click();
  await expect(change).toBeHidden();
  const { sailing } = await call(request, staff, bookingCalls.orderDetail, { params: { id: order.id } });
  const slot = sailing.slot === 'day' ? 'Day' : 'Night';
  const moved = history.locator('[data-what=changed]');
  await expect(moved).toContainText('Date changed');
  await expect(moved).toContainText('· Amirah Yusof');
  await expect(moved).toContainText(`${order.sailing.date} Day → ${sailing.date} ${slot}: difference`);
  await expect(moved).toContainText('fee RM 100.00');
});

test('a slip that has paid before is told of at its field alone, as long as it stands there', async ({
  page,
  request,
  login,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{ ahead: [50, 85], passengers: two() }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  // What a replacement costs is one for all, and nothing here: as the server answers where it costs something.
  await page.route('**/shipClient/settings', async (route) => {
    const response = await route.fetch();
    const answer: { data: object } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, guestFeeSen: 5000 } } });
  });
  const message = 'Slip T77 has already paid for another order.';
  await page.route('**/order/*/replaceGuest', (route) =>
    route.fulfill({ json: { code: 422, message, reason: 'payment.slipUsed' } }),
  );
  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Replace Ong Kai by another guest' }).click();
  const replace = page.getByRole('dialog', { name: 'Another guest instead of Ong Kai' });
  await replace.getByLabel('Document number').fill(`90050514${randomInt(100, 999)}3`);
  await replace.getByLabel('Name').fill('Lee Kah Fai');
  await replace.getByLabel('Phone').fill('012-345 6789');
  await replace.getByRole('combobox', { name: 'Method', exact: true }).click();
  await page.getByRole('option', { name: 'Credit card' }).click();
  await replace.getByLabel('Slip number').fill('T77');
  const confirm = replace.getByRole('button', { name: /^Replace Ong Kai/ });
  await confirm.click();
  await expect(replace.getByText(message).first()).toBeVisible();
  await expect(confirm).toBeEnabled();
  await expect(replace.getByText(message)).toHaveCount(1);
  await expect(replace.getByLabel('Slip number')).toBeFocused();
  await replace.getByLabel('Slip number').fill('T78');
  await expect(replace.getByText(message)).toHaveCount(0);
});
