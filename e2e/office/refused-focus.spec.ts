import type { Page } from '@playwright/test';
import { book, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { chooseOtherDay } from '../fixtures/other-day.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Answers every call to an address in the server's stead, with one refusal after the other. One route for all
 * of them: a route that ends after one call and another put in its place leave a moment without any.
 */
async function refuse(page: Page, address: string, ...refusals: object[]): Promise<void> {
  await page.route(address, (route) => {
    const answer = { code: 422, message: 'It was refused', reason: 'request.invalid', ...refusals.shift() };
    return route.fulfill({ json: answer });
  });
}

test('after a refused save the focus is at the field it names, or where it was', async ({ page, login }) => {
  await login('editor');
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ship' });
  const save = drawer.getByRole('button', { name: 'Save' });
  const name = drawer.getByLabel('Name', { exact: true });
  await name.fill('Kenyir');

  const fields = [{ field: 'name', message: 'There is a ship of that name' }];
  await refuse(page, '**/prod-api/ship/save', {}, { fields }, { fields });
  await save.click();
  await expect(page.getByText('It was refused')).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer.getByText('There is a ship of that name')).toBeVisible();
  await expect(name).toBeFocused();

  // Sent by Enter out of a field, the way leads to the one that is wrong just the same.
  await drawer.getByLabel('Manager', { exact: true }).fill('Capt. Azlan');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('There is a ship of that name')).toBeVisible();
  await expect(name).toBeFocused();
});

test('what is on its way is not sent again, and who goes on meanwhile is left there', async ({
  page,
  login,
}) => {
  await login('editor');
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ship' });
  const save = drawer.getByRole('button', { name: 'Save' });
  const manager = drawer.getByLabel('Manager', { exact: true });
  await drawer.getByLabel('Name', { exact: true }).fill('Kenyir');
  let sent = 0;
  const answers = Promise.withResolvers<void>();
  await page.route('**/prod-api/ship/save', async (route) => {
    sent += 1;
    await answers.promise;
    const fields = [{ field: 'name', message: 'There is a ship of that name' }];
    await route.fulfill({
      json: { code: 422, message: 'It was refused', reason: 'request.invalid', fields },
    });
  });
  await save.click();
  await expect(save).toBeDisabled();
  await page.keyboard.press('Enter');
  await manager.press('Enter');
  answers.resolve();
  await expect(drawer.getByText('There is a ship of that name')).toBeVisible();
  await expect(manager).toBeFocused();
  expect(sent).toBe(1);
});

test('a payment that is refused leaves the focus at its button', async ({ page, login, request }) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{ kind: 'standing' }]);
  await login('frontdesk');
  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Take payment' }).click();
  const received = page
    .getByRole('dialog', { name: /^Take RM/ })
    .getByRole('button', { name: 'Cash received' });
  await refuse(page, '**/prod-api/**/paid', {});
  await received.click();
  await expect(page.getByText('It was refused')).toBeVisible();
  await expect(received).toBeEnabled();
  await expect(received).toBeFocused();
});

test('a change of date whose slip is refused leads to the slip, and keeps what is asked again in sight', async ({
  page,
  login,
  request,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{ ahead: [50, 85] }]);
  if (!order) throw new Error('nothing is booked');
  await confirmPaid(request, await login('frontdesk'), [order]);
  // Whatever the other date costs: something is to pay for it.
  await page.route('**/order/*/changeQuote', async (route) => {
    const response = await route.fetch();
    const answer: { data: object } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, dueSen: 10_000 } } });
  });
  await refuse(page, '**/order/*/change', {
    reason: 'payment.slipUsed',
    message: 'Slip T77 has paid before',
  });
  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Change the date' }).click();
  const change = page.getByRole('dialog', { name: `Another date for order ${order.orderNo}` });
  await chooseOtherDay(change);
  await change.getByRole('combobox', { name: 'Method', exact: true }).click();
  await page.getByRole('option', { name: 'Credit card' }).click();
  const slip = change.getByLabel('Slip number');
  await slip.fill('T77');
  await change.getByRole('button', { name: /^Change the date/ }).click();
  await expect(change.getByText('Slip T77 has paid before')).toBeVisible();
  await expect(slip).toBeFocused();
});
