import { randomInt } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { Locator, Page } from '@playwright/test';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

/** A day of its own, as far as there are days: tests that run beside each other should not fight for one sailing. */
const someDay = () => addDays(portDate(new Date()), 8 + randomInt(12));
const cardNumber = (born: string) => `${born}14${randomInt(1000, 9999)}`;

test('two people at the counter are booked and paid in cash with the keyboard alone', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  test.slow();
  const staff = await login('frontdesk');
  await openCounter(page);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await chooseSailing(page);
  await page.getByRole('radio', { name: /^Standing ticket/ }).focus();
  await page.keyboard.press('Space');

  const first = page.getByRole('group', { name: 'Passenger 1' });
  const number = `${cardNumber('900505').slice(0, -1)}3`;
  await first.getByLabel('Document number').fill(number);
  await expect(first.getByLabel('Date of birth')).toHaveValue('1990-05-05');
  await expect(first.getByLabel('Gender')).toHaveValue('Male');
  await expect(first.getByLabel('Referrer')).toHaveValue('GANGWAY');
  await first.getByLabel('Name').fill('Lee Kah Fai');
  await first.getByLabel('Phone').fill('012-345 6789');
  await page.getByRole('button', { name: 'Add a passenger' }).focus();
  await page.keyboard.press('Enter');

  const second = page.getByRole('group', { name: 'Passenger 2' });
  await expect(second.getByLabel('Document number')).toBeFocused();
  await expect(second.getByLabel('Phone')).toHaveValue('012-345 6789');
  await page.keyboard.type(`${cardNumber('880808').slice(0, -1)}4`);
  await second.getByLabel('Name').fill('Ng Mei Yee');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText('2 guests');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('please tick agree terms before paying')).toBeVisible();
  const agree = page.getByRole('checkbox', { name: 'The customer agrees to the terms' });
  await expect(agree).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');

  const panel = page.getByRole('dialog', { name: /^Order GW/ });
  await expect(panel.getByRole('timer')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Take payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  const received = page.getByRole('button', { name: 'Cash received' });
  await expect(page.getByLabel('Cash handed over (RM)')).toBeFocused();
  // Who has no account has no balance to pay from.
  await page.getByRole('combobox', { name: 'Method', exact: true }).press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Credit card' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Balance' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await received.press('Enter');
  await expect(page.getByText(/^Order GW\w+ is paid$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Print or mail' })).toBeFocused();

  const id = Number(new URL(page.url()).searchParams.get('order'));
  const order = await call(request, staff, bookingCalls.orderDetail, { params: { id } });
  expect(order).toMatchObject({
    status: 'paid',
    channel: 'counter',
    method: 'cash',
    soldBy: 'Amirah Yusof',
    account: null,
    customerName: 'Lee Kah Fai',
    passengers: ['Lee Kah Fai', 'Ng Mei Yee'],
  });
  expect(order.paidSen).toBe(order.totalSen);
  expect(order.tickets.every((ticket) => ticket.live)).toBe(true);
});

test('a customer is found by name and the order is given away for a reason', async ({
  page,
  login,
  request,
}) => {
  const { username } = await newCustomer(request);
  const staff = await login('frontdesk');
  await openCounter(page);
  await page.getByRole('combobox', { name: 'Customer' }).fill(username);
  await page.getByRole('option', { name: new RegExp(username) }).click();
  await chooseSailing(page);
  await page.getByRole('radio', { name: /^Solo Cabin/ }).click();
  const first = page.getByRole('group', { name: 'Passenger 1' });
  await expect(first.getByLabel('Name')).toHaveValue('Lim Siew Yen');
  await first.getByLabel('Document number').fill(cardNumber('880304'));
  await expect(page.getByRole('button', { name: 'Add a passenger' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Complimentary' }).click();
  await page.getByRole('checkbox', { name: 'The customer agrees to the terms' }).check();
  await page.getByRole('button', { name: 'Book for free' }).click();
  await expect(page.getByText('Please enter a reason', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Winner of the raffle');
  await page.getByRole('button', { name: 'Book for free' }).click();
  await expect(page.getByRole('dialog', { name: /^Order GW/ })).toContainText('Winner of the raffle');
  const id = Number(new URL(page.url()).searchParams.get('order'));
  expect(await call(request, staff, bookingCalls.orderDetail, { params: { id } })).toMatchObject({
    status: 'paid',
    totalSen: 0,
    complimentary: true,
    account: username,
  });
});

test('the balance is offered to a customer and not to a walk-in, and pays the order', async ({
  page,
  login,
  request,
}) => {
  const customer = await newAgent(request, await login('finance'), { level: 'normal', fundsSen: 500_000 });
  const [order] = await book(request, customer.token, [{ kind: 'standing' }]);
  const staff = await login('frontdesk');
  await openCounter(page);
  const method = page.getByRole('combobox', { name: 'Payment method' });
  const balance = page.getByRole('option', { name: 'Balance' });
  await method.click();
  await expect(page.getByRole('option', { name: 'Credit card' })).toBeVisible();
  await expect(balance).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Customer' }).fill(customer.username);
  await page.getByRole('option', { name: new RegExp(customer.username) }).click();
  await method.click();
  await balance.click();
  await expect(method).toHaveValue('Balance');
  await page.getByLabel('Clear the customer').click();
  await expect(method).toHaveValue('Cash');

  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Take payment' }).click();
  await page.getByRole('combobox', { name: 'Method', exact: true }).click();
  await balance.click();
  await page.getByRole('button', { name: 'Take from the balance' }).click();
  await expect(page.getByText(`Order ${order?.orderNo} is paid`)).toBeVisible();
  const params = { id: order?.id ?? 0 };
  expect(await call(request, staff, bookingCalls.orderDetail, { params })).toMatchObject({
    status: 'paid',
    method: 'balance',
  });
  const { balanceSen } = await call(request, customer.token, walletCalls.ownWallet, {});
  expect(balanceSen).toBe(500_000 - (order?.totalSen ?? 0));
});

test("an agent's order at the counter starts with the agent's code", async ({ page, login, request }) => {
  const agent = await newAgent(request, await login('finance'), { level: 'agent' });
  const { referenceCode } = await call(request, agent.token, customersCalls.getProfile, {});
  await login('frontdesk');
  await openCounter(page);
  const referrer = page.getByRole('group', { name: 'Passenger 1' }).getByLabel('Referrer');
  await expect(referrer).toHaveValue('GANGWAY');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await customer.fill(agent.username);
  await page.getByRole('option', { name: new RegExp(agent.username) }).click();
  await expect(referrer).toHaveValue(referenceCode ?? 'none');
});

test('what is wrong is said at its field as one types, and nothing typed is lost', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { token } = await newCustomer(request);
  const known = adult({ name: 'Already Aboard' });
  const orders = await book(request, token, [{ kind: 'standing', passengers: [known] }]);
  await confirmPaid(request, await login('frontdesk'), orders);
  const [order] = orders;
  await openCounter(page);
  await setDate(page, order?.sailing.date ?? '');
  await page.getByRole('radio', { name: /^Day \d\d:\d\d/ }).click();
  await page.getByRole('radio', { name: /^Standing ticket/ }).click();
  const first = page.getByRole('group', { name: 'Passenger 1' });
  const document = first.getByLabel('Document number');
  await first.getByLabel('Name').fill('Chan Ka Wai');
  await document.fill('900505-00-1234');
  await document.blur();
  await expect(
    first.getByText('The 7th and 8th digits of this MyKad number are no place code'),
  ).toBeVisible();
  const year = Number(portDate(new Date()).slice(0, 4)) - 10;
  await document.fill(`${String(year).slice(2)}010114${randomInt(1000, 9999)}`);
  await document.blur();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(first.getByText('Chan Ka Wai is under 18 and needs a guest of 18 or older')).toBeVisible();
  await expect(first.getByText('Please enter passenger phone number')).toBeVisible();
  await expectAccessible(page);

  await first.getByLabel('Document', { exact: true }).click();
  await page.getByRole('option', { name: 'Passport' }).click();
  await document.fill(String(known.idNumber));
  await type(first.getByLabel('Date of birth'), '1988-03-04');
  await type(first.getByLabel('Passport expiry'), addMonths(portDate(new Date()), 120));
  await first.getByLabel('Phone').fill('0123456789');
  await page.getByRole('checkbox', { name: 'The customer agrees to the terms' }).check();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const refusal = 'Chan Ka Wai holds a ticket on this sailing already';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(first.getByText(refusal)).toBeVisible();
  await expect(first.getByLabel('Name')).toHaveValue('Chan Ka Wai');
});

test('leaving the counter asks before it forgets what was typed', async ({ page, login }) => {
  await login('frontdesk');
  await openCounter(page);
  await page.getByRole('group', { name: 'Passenger 1' }).getByLabel('Name').fill('Somebody');
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('group', { name: 'Passenger 1' }).getByLabel('Name')).toHaveValue('Somebody');
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('a reload asks before a sale is lost, offers it again without documents, and forgets it once it is sold', async ({
  page,
  login,
}) => {
  await login('frontdesk');
  await openCounter(page);
  await chooseSailing(page);
  await page.getByRole('radio', { name: /^Standing ticket/ }).click();
  const first = page.getByRole('group', { name: 'Passenger 1' });
  const number = cardNumber('900505');
  await first.getByLabel('Document number').fill(number);
  await first.getByLabel('Name').fill('Half Sold');
  await first.getByLabel('Phone').fill('012-345 6789');
  await first.getByRole('button', { name: 'Email, pregnancy, remarks' }).click();
  await first.getByLabel('Remarks').fill('uses a wheelchair');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  const begun = page.getByText(/You had begun this/);
  await expect(begun).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('Half Sold');
  expect(kept).not.toContain(number);
  expect(kept).not.toContain('wheelchair');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(first.getByLabel('Name')).toHaveValue('Half Sold');
  await expect(first.getByLabel('Document number')).toHaveValue('');

  await first.getByLabel('Document number').fill(number);
  await page.getByRole('checkbox', { name: 'The customer agrees to the terms' }).check();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Order GW/ })).toBeVisible();
  await page.goto('/ship/shipOrder?sale=1');
  await expect(first.getByLabel('Name')).toHaveValue('');
  await expect(begun).toHaveCount(0);
});

async function openCounter(page: Page): Promise<void> {
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Counter sale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter sale' })).toBeVisible();
}

async function chooseSailing(page: Page): Promise<void> {
  await setDate(page, someDay());
  await page
    .getByRole('radio', { name: /^(Day|Night) \d\d:\d\d/ })
    .first()
    .click();
}

async function setDate(page: Page, date: string): Promise<void> {
  await type(page.getByLabel('Sailing date'), date);
}

async function type(field: Locator, date: string): Promise<void> {
  await field.fill(date);
  await field.press('Tab');
  await expect(field).toHaveValue(date);
}
