import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { APIRequestContext } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { decideAtGateway, openPayment, payAtGateway, tellSigned } from '../fixtures/gateway.ts';
import { adult, book, bookPassesOn, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { newViewer } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

/** Two standing tickets on a sailing that is neither peak nor near. */
async function bookOnOwnSailing(request: APIRequestContext, staff: string) {
  const { id } = await makeOwnSailing(request, staff, addDays(portDate(new Date()), 35));
  const customer = await newCustomer(request);
  const order = await bookPassesOn(request, { token: customer.token, staff }, id, two());
  return { customer, order };
}

const two = () => [adult({ name: 'Chong Wei Ling' }), adult({ name: 'Ahmad bin Ismail' })];

test('one of two passengers is cancelled with a fee set by hand, and the history says why', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { customer, order } = await bookOnOwnSailing(request, await login('admin'));
  const payment = await payAtGateway(request, customer.token, [order]);
  await login('frontdesk');
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  await panel.getByRole('button', { name: 'Cancel passengers, refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund of order ${order.orderNo}` });
  await expect(dialog).toContainText('35 days before departure: 50 % of the fare is kept.');
  await dialog.getByRole('checkbox', { name: 'Chong Wei Ling' }).uncheck();
  const share = order.totalSen / 2;
  await expect(dialog.getByRole('row', { name: /Ahmad/ })).toContainText(formatMoney(share));
  await expect(dialog.getByRole('row', { name: /Chong/ })).toContainText('stays');
  await expectAccessible(page);

  await dialog.getByRole('checkbox', { name: 'Set another fee' }).check();
  // Beyond all money it is too much, and not "no amount"; said while it is typed.
  await dialog.getByLabel('Fee for all of them (RM)').fill('99999999999');
  await expect(dialog.getByText(`Not more than the ${formatMoney(share)} that was paid`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Cancel 1 passenger/ }).click();
  await expect(dialog.getByText(`Not more than the ${formatMoney(share)} that was paid`)).toBeVisible();
  await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await dialog.getByLabel('Fee for all of them (RM)').fill('10');
  await dialog.getByLabel('Reason').fill('broken leg, doctor has written');
  const back = formatMoney(share - 1000);
  // Rows and sentence say what the total says.
  await expect(dialog.getByRole('row', { name: /Ahmad/ })).toContainText(`RM 10.00${back}`);
  await expect(dialog).toContainText('Set by hand: RM 10.00 is kept. By the rules it would be');
  await dialog.getByRole('button', { name: `Cancel 1 passenger, ${back} back` }).click();
  const done = page.getByRole('dialog', { name: `Order ${order.orderNo}: refund` });
  await expect(done).toContainText(`1 passenger canceled: ${back} comes back, RM 10.00 is kept.`);
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Close' }).last().click();

  await expect(panel.getByRole('region', { name: 'History' })).toContainText('broken leg');
  const money = panel.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('Reason: broken leg, doctor has written');
  await expect(money).toContainText('fee kept RM 10.00');
  await expect(money).toContainText(`${back} has gone back through the gateway`);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Ahmad' }).first()).toContainText(
    'Ticket not valid',
  );
  await money.getByRole('link', { name: payment.paymentNo }).first().click();
  await expect(page.getByRole('dialog', { name: `Payment ${payment.paymentNo}` })).toContainText(back);
});

test('cash that goes back is handed out at the counter and marked so once', async ({
  page,
  login,
  request,
}) => {
  const { order } = await bookOnOwnSailing(request, await login('admin'));
  await confirmPaid(request, await login('finance'), [order]);
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  await panel.getByRole('button', { name: 'Cancel passengers, refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund of order ${order.orderNo}` });
  await dialog.getByRole('checkbox', { name: 'Set another fee' }).check();
  await dialog.getByLabel('Fee for all of them (RM)').fill('0');
  await dialog.getByLabel('Reason').fill('the cabin was flooded');
  await expect(dialog).toContainText('It is handed out at the counter.');
  const total = formatMoney(order.totalSen);
  await dialog.getByRole('button', { name: `Cancel 2 passengers, ${total} back` }).dblclick();
  const done = page.getByRole('dialog', { name: `Order ${order.orderNo}: refund` });
  await expect(done).toContainText(`Hand out ${total} at the counter`);
  await done.getByRole('link').click();

  const payment = page.getByRole('dialog', { name: /^Payment PY/ });
  const sentBack = payment.getByRole('region', { name: 'Refunds' });
  await expect(sentBack.getByRole('listitem')).toHaveCount(1);
  await expect(sentBack).toContainText('To be handed out');
  await sentBack.getByRole('button', { name: 'Hand out' }).click();
  const question = page.getByRole('dialog', { name: `Hand out ${total}` });
  await expect(question).toContainText(order.orderNo);
  await question.getByRole('button', { name: 'Handed out' }).click();
  await expect(sentBack).toContainText('Handed out');
  await expect(sentBack.getByRole('button')).toHaveCount(0);
  await expect(payment.getByRole('region', { name: 'History' })).toContainText(`${total} handed out in cash`);

  await page.goto(orderPage(order));
  await expect(panel).toContainText(`${total} was handed out at the counter`);
  await expect(panel).toContainText('Refunded');
  await expect(panel.getByRole('button', { name: 'Cancel passengers, refund' })).toHaveCount(0);
});

test('who missed the ship gets something back once it is home, for a reason that the history tells', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('admin');
  const key = 'refund.noShowPercent';
  const set = (value: string) =>
    call(request, staff, settingsCalls.updateValueByKey, { body: { key, value } });
  await set('60');
  const { customer, order } = await bookOnOwnSailing(request, staff);
  // An order keeps the share it was bought under. A lower one: of a higher one all who book just now would be asked.
  await set('50');
  await confirmPaid(request, staff, [order]);
  const step = (status: 'boarding' | 'departed' | 'returned') =>
    call(request, staff, sailingsCalls.stepSailing, { params: { id: order.sailing.id }, body: { status } });

  // Weeks before its time: what the crew says counts, for customers and staff.
  await step('boarding');
  await step('departed');
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await expect(page.getByText('The ship has sailed, so nobody can be canceled any more.')).toBeVisible();
  await login('admin');
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  const open = panel.getByRole('button', { name: 'Cancel passengers, refund' });
  await expect(open).toBeVisible();
  await expect(panel.getByRole('button', { name: /Change the date|Replace/ })).toHaveCount(0);

  await step('returned');
  await page.reload();
  await open.click();
  const dialog = page.getByRole('dialog', { name: `Refund of order ${order.orderNo}` });
  await dialog.getByRole('checkbox', { name: 'Chong Wei Ling' }).uncheck();
  await expect(dialog).toContainText('The ship has left without them (no show): 60 % is kept.');
  const share = order.totalSen / 2;
  const back = formatMoney(share - Math.round(share * 0.6));
  const confirm = dialog.getByRole('button', { name: `Cancel 1 passenger, ${back} back` });
  await confirm.click();
  await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByLabel('Why does a guest who did not come get money back?')
    .fill('ill, with a certificate');
  await confirm.click();
  const done = page.getByRole('dialog', { name: `Order ${order.orderNo}: refund` });
  await expect(done).toContainText(`1 passenger canceled: ${back} comes back`);
  await done.getByRole('button', { name: 'Close' }).last().click();
  const refunded = panel.getByRole('region', { name: 'History' }).locator('[data-what=refunded]');
  await expect(refunded).toContainText('ill, with a certificate');
  await expect(refunded).toContainText('· Farah Zainal');
  await expect(refunded).toContainText(`Ahmad bin Ismail: ${back} comes back`);
});

test('a refund the gateway refuses stands as failed and goes through when it is tried again', async ({
  page,
  login,
  request,
}) => {
  const customer = await newCustomer(request);
  const staff = await login('finance');
  const orders = await book(request, customer.token, [{}], 'creditCard');
  const payment = await openPayment(request, customer.token, orders);
  // The books hear of money the gateway has not got yet.
  await tellSigned(request, staff, payment, { amountSen: payment.amountSen + 1 });
  await page.goto(`/business/paymentRecord?payment=${payment.id}`);
  const panel = page.getByRole('dialog', { name: `Payment ${payment.paymentNo}` });
  await panel.getByRole('button', { name: /^Accept/ }).click();
  const question = page.getByRole('dialog', { name: /as it came/ });
  await question.getByLabel('Reason').fill('let it through');
  await question.getByRole('button', { name: /^Accept/ }).click();
  const sentBack = panel.getByRole('region', { name: 'Refunds' });
  await expect(sentBack).toContainText('Refund failed');
  await expect(sentBack).toContainText('the payment is not paid');

  await decideAtGateway(request, payment, 'paid', 'never');
  await sentBack.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('region', { name: 'History' })).toContainText(
    'Sending back RM 0.01 is tried again',
  );
  await expect(sentBack).toContainText('Refunded');
});

test('a cancelled sailing gives all its money back, and its page shows how far that is and what is stuck', async ({
  page,
  login,
  request,
  speak,
  expectAccessible,
}) => {
  const staff = await login('admin');
  const sailing = await makeOwnSailing(request, staff, addDays(portDate(new Date()), 400));
  const customer = await newCustomer(request);
  const who = { token: customer.token, staff };
  const orders = [];
  for (const guests of [[adult()], two(), [adult()]])
    orders.push(await bookPassesOn(request, who, sailing.id, guests));
  await confirmPaid(request, staff, orders.slice(0, 2));
  const total = formatMoney(orders.slice(0, 2).reduce((sum, order) => sum + order.totalSen, 0));

  await page.goto(`/ship/sailings?id=${sailing.id}`);
  const panel = page.getByRole('dialog', { name: sailing.name });
  await expect(panel.getByRole('region', { name: 'Refunds' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Cancel the sailing' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this sailing?' });
  await question.getByLabel('Why is it canceled?').fill('The engine is being repaired');
  await question.getByRole('button', { name: 'Cancel the sailing' }).click();
  const refunds = panel.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText(`All 2 paid orders go back in full: ${total}`);
  await expect(refunds.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expectAccessible(page);
  await page.goto(orderPage(orders[1]));
  await expect(page.getByRole('dialog', { name: `Order ${orders[1]?.orderNo}` })).toContainText('Hand out');

  // As it is while one of them cannot be refunded.
  await page.route(`**/order/sailing/${sailing.id}/refunds`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, { refunded: 1, failed: 1 });
    await route.fulfill({ response, json: answer });
  });
  const words = {
    zh: '有 1 张订单退款失败，已跳过，系统会自动重试。',
    ko: '주문 1건은 환불하지 못해 건너뛰었으며, 자동으로 다시 시도합니다.',
    en: '1 order could not be refunded. It was passed over and is tried again by itself.',
  };
  for (const locale of ['zh', 'ko', 'en'] as const) {
    await speak(locale);
    await page.goto(`/ship/sailings?id=${sailing.id}`);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words[locale]);
  }
  await expect(refunds.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expectAccessible(page);
  await refunds.getByRole('link', { name: 'Show the orders that are still paid' }).click();
  await expect(page).toHaveURL(`/ship/shipOrder?sailingId=${sailing.id}&status=paid`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('who may only look at orders sees their money, and no way to refund', async ({
  page,
  login,
  request,
  context,
}) => {
  const customer = await newCustomer(request);
  const admin = await login('admin');
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  if (!order) throw new Error('no order');
  const payment = await payAtGateway(request, customer.token, [order]);
  const viewer = await newViewer(request, admin, ['/ship/shipOrder']);
  await context.clearCookies({ name: 'gangway_token' });
  await login(viewer);
  await page.goto(orderPage(order));
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText(payment.paymentNo);
  await expect(money.getByRole('link')).toHaveText(['Receipts to print']);
  await expect(page.getByRole('button', { name: 'Cancel passengers, refund' })).toHaveCount(0);
});
