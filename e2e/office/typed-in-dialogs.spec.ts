import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { adult, book, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { chooseOtherDay } from '../fixtures/other-day.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

/** An order of two that is paid and can be moved. */
async function paidOrder(request: APIRequestContext, staff: string) {
  const { token } = await newCustomer(request);
  const passengers = [adult({ name: 'Tan Mei Fong' }), adult({ name: 'Ong Kai' })];
  const [order] = await book(request, token, [{ ahead: [50, 85], passengers }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, staff, [order]);
  return order;
}

test('a reason that was typed is not thrown away by Escape or by Back, and a dialog goes with its screen', async ({
  page,
  login,
  request,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{}]);
  await login('frontdesk');
  await page.goto('/ship/rechargeRecord');
  await page.getByTestId('sidebar').getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Number, name, phone or document').fill(order?.orderNo ?? '');
  await page.getByRole('button', { name: `Open: ${order?.orderNo}` }).click();
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  const reason = question.getByLabel('Reason');
  await reason.fill('Wrong date');
  await page.keyboard.press('Escape');
  await expect(reason).toHaveValue('Wrong date');

  await page.goBack();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(reason).toHaveValue('Wrong date');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(question).toBeHidden();
  await expect(cancel).toBeHidden();

  // With nothing typed nobody is asked, and the question goes with the order it was about.
  await page.goto(orderPage(order));
  await cancel.click();
  await expect(question).toBeVisible();
  await page.getByTestId('sidebar').locator('a[href="/ship/rechargeRecord"]').dispatchEvent('click');
  await expect(page).toHaveURL(/rechargeRecord/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is found by keyboard hears the first letters too', async ({ page, login }) => {
  await login('frontdesk');
  await page.goto('/ship/shipOrder');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Head count');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toHaveValue('Head count');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ship\/headCount/);
});

/** Finds an order by its number with the keyboard, wherever one is, and goes there. */
async function goByKeyboard(page: Page, orderNo: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find anything' });
  await box.getByRole('combobox').fill(orderNo);
  await expect(box.getByRole('option')).toHaveText(new RegExp(orderNo));
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
}

/** Two orders of one customer that wait for their money. */
async function bookTwo(request: APIRequestContext) {
  const { token } = await newCustomer(request);
  const [first, second] = await book(request, token, [{ kind: 'standing' }, { kind: 'standing' }]);
  if (!first || !second) throw new Error('nothing is booked');
  return [first, second] as const;
}

test('the dialog of a payment goes with its order when another is found by keyboard', async ({
  page,
  login,
  request,
}) => {
  const [first, second] = await bookTwo(request);
  await login('frontdesk');
  await page.goto(orderPage(first));
  const panel = page.getByRole('dialog', { name: `Order ${second.orderNo}` });
  const taking = page.getByRole('dialog', { name: /^Take RM/ });
  await page.getByRole('button', { name: 'Take payment' }).click();
  await expect(taking).toContainText(first.orderNo);
  await goByKeyboard(page, second.orderNo);
  await expect(panel).toBeVisible();
  await expect(taking).toHaveCount(0);
});

test('what was typed for a payment is lost neither by Escape nor beside the dialog, nor for another order unasked', async ({
  page,
  login,
  request,
}) => {
  const [first, second] = await bookTwo(request);
  await login('frontdesk');
  await page.goto(orderPage(second));
  const panel = page.getByRole('dialog', { name: `Order ${second.orderNo}` });
  const taking = page.getByRole('dialog', { name: /^Take RM/ });
  await panel.getByRole('button', { name: 'Take payment' }).click();
  const note = taking.getByLabel('Note');
  await note.fill('The rest tomorrow');
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue('The rest tomorrow');
  await page.mouse.click(4, 4);
  await expect(note).toHaveValue('The rest tomorrow');
  await expect(taking.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await goByKeyboard(page, first.orderNo);
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('The rest tomorrow');
  await taking.getByRole('button', { name: 'Cancel' }).click();
  await expect(taking).toBeHidden();
  await panel.getByRole('button', { name: 'Take payment' }).click();
  await expect(note).toHaveValue('');
});

test('what was typed about a refund is asked for before another order is shown', async ({
  page,
  login,
  request,
}) => {
  const staff = await login('admin');
  const order = await paidOrder(request, staff);
  const { token } = await newCustomer(request);
  const [other] = await book(request, token, [{ kind: 'standing' }]);
  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Cancel passengers, refund' }).click();
  const refund = page.getByRole('dialog', { name: `Refund of order ${order.orderNo}` });
  await refund.getByRole('checkbox', { name: 'Set another fee' }).check();
  await refund.getByLabel('Reason').fill('The engine');
  await goByKeyboard(page, other?.orderNo ?? '');
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(refund.getByLabel('Reason')).toHaveValue('The engine');
  await goByKeyboard(page, other?.orderNo ?? '');
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog', { name: `Order ${other?.orderNo}` })).toBeVisible();
  await expect(refund).toHaveCount(0);
});

test('what was typed about a guest, a change of date or a mail address is asked for before it is lost', async ({
  page,
  login,
  request,
}) => {
  test.slow();
  const order = await paidOrder(request, await login('frontdesk'));
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });

  /** Escape asks, what was typed stays, and who leaves is back at the order. */
  const asks = async (dialog: Locator, stays: () => Promise<void>) => {
    await page.keyboard.press('Escape');
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await expect(leaving).toBeHidden();
    await stays();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toBeVisible();
  };

  await panel.getByRole('button', { name: 'Correct the details of Tan Mei Fong' }).click();
  const correct = page.getByRole('dialog', { name: 'Correct the details of Tan Mei Fong' });
  await correct.getByLabel('Name').fill('Tan Mei Ling');
  await asks(correct, () => expect(correct.getByLabel('Name')).toHaveValue('Tan Mei Ling'));

  await panel.getByRole('button', { name: 'Replace Ong Kai by another guest' }).click();
  const replace = page.getByRole('dialog', { name: 'Another guest instead of Ong Kai' });
  await replace.getByLabel('Name').fill('Lee Kah Fai');
  await asks(replace, () => expect(replace.getByLabel('Name')).toHaveValue('Lee Kah Fai'));

  await panel.getByRole('button', { name: 'Change the date' }).click();
  const change = page.getByRole('dialog', { name: `Another date for order ${order.orderNo}` });
  const chosen = await chooseOtherDay(change);
  await expect(chosen).toHaveAttribute('aria-checked', 'true');
  await asks(change, () => expect(chosen).toHaveAttribute('aria-checked', 'true'));

  // With nothing typed nobody is asked.
  await panel.getByRole('button', { name: 'Correct the details of Tan Mei Fong' }).click();
  await expect(correct.getByLabel('Name')).toHaveValue('Tan Mei Fong');
  await page.keyboard.press('Escape');
  await expect(correct).toBeHidden();
  await expect(leaving).toHaveCount(0);

  await panel.getByRole('button', { name: 'Print or mail' }).click();
  const email = page.getByLabel('Mail the tickets to');
  await email.fill('someone.else@example.com');
  for (const go of [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back to the order' }).click(),
  ]) {
    await go();
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await expect(leaving).toBeHidden();
    await expect(email).toHaveValue('someone.else@example.com');
  }
  await page.getByRole('button', { name: 'Back to the order' }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(panel).toBeVisible();
});

/** Escape closes what lies on top and leaves the record beneath; pressed again, it closes that. */
async function closesAlone(page: Page, dialog: Locator, record: Locator): Promise<void> {
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(record).toBeVisible();
}

test('Escape closes the dialog and not the record it is about', async ({ page, login, request }) => {
  test.slow();
  const { token } = await newCustomer(request);
  const [unpaid] = await book(request, token, [{}]);
  const staff = await login('frontdesk');
  const paid = await paidOrder(request, staff);

  await page.goto(orderPage(unpaid));
  let record = page.getByRole('dialog', { name: `Order ${unpaid?.orderNo}` });
  await record.getByRole('button', { name: 'Take payment' }).click();
  const taking = page.getByRole('dialog', { name: /^Take RM/ });
  await expect(taking.getByLabel('Cash handed over (RM)')).toBeFocused();
  await closesAlone(page, taking, record);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await closesAlone(page, palette, record);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();

  await page.goto(orderPage(paid));
  record = page.getByRole('dialog', { name: `Order ${paid.orderNo}` });
  for (const [button, title] of [
    ['Change the date', `Another date for order ${paid.orderNo}`],
    ['Correct the details of Ong Kai', 'Correct the details of Ong Kai'],
    ['Cancel passengers, refund', `Refund of order ${paid.orderNo}`],
  ] as const) {
    await record.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await closesAlone(page, dialog, record);
  }
});

test('Escape closes the question about a sailing, and the form of a customer, and not what lies beneath', async ({
  page,
  login,
  request,
}) => {
  const { username } = await newCustomer(request);
  const own = await makeOwnSailing(request, await login('editor'), addDays(portDate(new Date()), 300));
  await page.goto(`/ship/sailings?id=${own.id}`);
  const sailing = page.getByRole('dialog', { name: own.name });
  await sailing.getByRole('button', { name: 'Cancel the sailing' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this sailing?' });
  await expect(question).toBeVisible();
  await closesAlone(page, question, sailing);
  await page.keyboard.press('Escape');
  await expect(sailing).toBeHidden();

  await page.goto(`/ship/userInfoRecord?keyword=${username}`);
  await page.getByRole('button', { name: `Look at: ${username}` }).click();
  const customer = page.getByRole('dialog', { name: 'Lim Siew Yen' });
  await customer.getByRole('button', { name: 'Edit details' }).click();
  const form = page.getByRole('dialog', { name: `Details of ${username}` });
  await expect(form.getByLabel('Full name')).toBeVisible();
  await closesAlone(page, form, customer);

  // What was typed is asked about, and Escape answers only that.
  await customer.getByRole('button', { name: 'Edit details' }).click();
  await form.getByLabel('Full name').fill('Lim Siew Yan');
  await page.keyboard.press('Escape');
  const discard = page.getByRole('dialog', { name: 'Discard what you changed?' });
  await expect(discard).toBeVisible();
  await closesAlone(page, discard, form);
  await expect(form.getByLabel('Full name')).toHaveValue('Lim Siew Yan');
});
