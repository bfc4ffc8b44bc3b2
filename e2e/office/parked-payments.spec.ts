import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { APIRequestContext } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { decideAtGateway, openPayment, tellSigned } from '../fixtures/gateway.ts';
import { book, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

/** A payment that was made, of which the gateway then told another amount. */
async function parkedPayment(request: APIRequestContext, staff: string, bySen: number) {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  if (!order) throw new Error('no order');
  const payment = await openPayment(request, customer.token, [order]);
  await decideAtGateway(request, payment, 'paid', 'never');
  const amountSen = payment.amountSen + bySen;
  await tellSigned(request, staff, payment, { amountSen });
  return { customer, order, payment, expected: formatMoney(payment.amountSen), came: formatMoney(amountSen) };
}

const statusOf = async (request: APIRequestContext, staff: string, id: number) =>
  (await call(request, staff, bookingCalls.orderDetail, { params: { id } })).status;

test('a wrong amount raises an alarm while somebody looks, and is sent back with a reason', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('finance');
  await page.goto('/business/paymentRecord');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Live: changes appear by themselves')).toBeAttached();
  const { order, payment, expected, came } = await parkedPayment(request, staff, -1);
  const alarm = page.getByRole('alert').filter({ hasText: /parked/ });
  await alarm.getByRole('button', { name: 'Look and decide' }).click();
  await expect(page).toHaveURL(/status=parked/);
  await page.getByRole('row', { name: payment.paymentNo }).click();

  const panel = page.getByRole('dialog', { name: `Payment ${payment.paymentNo}` });
  await expect(panel).toContainText(`${expected} was asked for, ${came} came.`);
  await panel.getByRole('button', { name: `Send ${came} back` }).click();
  const question = page.getByRole('dialog', { name: `Send all of ${came} back?` });
  await question.getByRole('button', { name: `Send ${came} back` }).click();
  await expect(question.getByText('Please enter a reason')).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Reason').fill('one sen is missing');
  await question.getByRole('button', { name: `Send ${came} back` }).click();
  await expect(page.getByText(`Payment ${payment.paymentNo} is decided`)).toBeVisible();

  const history = panel.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`Decided: ${came} goes back, ${expected} was asked for`);
  await expect(history).toContainText('one sen is missing');
  await expect(panel.getByRole('region', { name: 'Refunds' })).toContainText('Refunded');
  await expect(history).toContainText(`${came} has gone back`);
  expect(await statusOf(request, staff, order.id)).not.toBe('paid');
});

test('a wrong amount is accepted: the order is paid, what was too much goes back', async ({
  page,
  login,
  request,
}) => {
  const staff = await login('finance');
  const { order, payment, came } = await parkedPayment(request, staff, 1);
  await page.goto(`/business/paymentRecord?payment=${payment.id}`);
  const panel = page.getByRole('dialog', { name: `Payment ${payment.paymentNo}` });
  await panel.getByRole('button', { name: `Accept ${came}` }).click();
  const question = page.getByRole('dialog', { name: `Accept ${came} as it came?` });
  await question.getByLabel('Reason').fill('agreed on the phone');
  await question.getByRole('button', { name: `Accept ${came}` }).click();
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('agreed on the phone');
  await expect(panel.getByRole('button', { name: /Accept/ })).toHaveCount(0);
  await expect.poll(() => statusOf(request, staff, order.id)).toBe('paid');
  await expect(panel.getByRole('region', { name: 'Refunds' })).toContainText('RM 0.01');
});

test('what was decided elsewhere meanwhile says so, and the page shows how it stands', async ({
  page,
  login,
  request,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const staff = await login('finance');
  const { payment, came } = await parkedPayment(request, staff, 1);
  await page.goto(`/business/paymentRecord?payment=${payment.id}`);
  const panel = page.getByRole('dialog', { name: `Payment ${payment.paymentNo}` });
  await panel.getByRole('button', { name: `Accept ${came}` }).click();
  const question = page.getByRole('dialog', { name: `Accept ${came} as it came?` });
  await question.getByLabel('Reason').fill('too late');
  await call(request, staff, paymentsCalls.resolveParked, {
    params: { id: payment.id },
    body: { decision: 'sendBack', reason: 'the colleague was faster' },
  });
  await question.getByRole('button', { name: `Accept ${came}` }).click();
  await expect(page.getByText('The payment has moved on: this is not possible now.')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('the colleague was faster');
});
