import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { call } from '../fixtures/call.ts';
import { book, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { newStaff } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const deskRoutes = [
  '/ship/shipOrder',
  '/ship/refundFee',
  '/business/cashDrawer',
  '/business/paymentRecord',
] as const;

test('a drawer is opened where it is missed, sells in cash, hands a refund out, and is closed short; finance sees it', async ({
  page,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  test.slow();
  // A count that differs is refused until a note says why.
  announceErrors(/status of 422 .*\/close/);
  const admin = await login('admin');
  const cashier = await newStaff(request, admin, deskRoutes);
  const { token } = await newCustomer(request);
  const [kept, returned] = await book(request, token, [{ kind: 'standing' }, { kind: 'standing' }]);
  if (!kept || !returned) throw new Error('nothing is booked');
  const staff = await login(cashier);

  // The drawer is asked for in the middle of taking the money, and what was typed stays.
  await page.goto(orderPage(kept));
  await page.getByRole('button', { name: 'Take payment' }).click();
  const taking = page.getByRole('dialog', { name: `Take ${formatMoney(kept.totalSen)}` });
  // What comes next has the focus as soon as it is known: whoever writes before that would write there.
  await expect(taking.getByLabel('Float in the drawer (RM)')).toBeFocused();
  await taking.getByLabel('Note').fill('two fifties');
  await expectAccessible(page);
  await taking.getByLabel('Float in the drawer (RM)').fill('200');
  await taking.getByLabel('Float in the drawer (RM)').press('Enter');
  await expect(page.getByText('Your drawer is open')).toBeVisible();
  await expect(taking.getByLabel('Cash handed over (RM)')).toBeFocused();
  await expect(taking.getByLabel('Note')).toHaveValue('two fifties');
  await taking.getByRole('button', { name: 'Cash received' }).click();
  await expect(page.getByText(`Order ${kept.orderNo} is paid`)).toBeVisible();

  // A card is taken with its slip, and is none of the drawer's business.
  await page.goto(orderPage(returned));
  await page.getByRole('button', { name: 'Take payment' }).click();
  const card = page.getByRole('dialog', { name: `Take ${formatMoney(returned.totalSen)}` });
  await choose(page, 'Credit card');
  await card.getByRole('button', { name: 'Payment received' }).click();
  await expect(card.getByText("Enter the number on the terminal's slip")).toBeVisible();
  await card.getByLabel('Slip number').fill(`S${returned.id}`);
  await card.getByRole('button', { name: 'Payment received' }).click();
  const panel = page.getByRole('dialog', { name: `Order ${returned.orderNo}` });
  await expect(panel.getByRole('region', { name: 'Money' })).toContainText(`slip S${returned.id}`);

  // It comes back in cash, over the same counter.
  await refundAll(request, staff, returned.id);
  await page.reload();
  await panel.getByRole('button', { name: 'Hand out' }).click();
  await page
    .getByRole('dialog', { name: `Hand out ${formatMoney(returned.totalSen)}` })
    .getByRole('button', { name: 'Handed out' })
    .click();
  await expect(panel).toContainText('was handed out at the counter');

  const expectedSen = 20_000 + kept.totalSen - returned.totalSen;
  await page.goto('/business/cashDrawer');
  await expect(page.getByRole('region', { name: 'My drawer' })).toContainText(formatMoney(expectedSen));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Count and close' }).click();
  const shift = page.getByRole('dialog', { name: /: shift CS/ });
  await expect(shift.getByRole('region', { name: 'Movements' }).getByRole('listitem')).toHaveCount(2);
  await shift.getByLabel('Counted (RM)').fill(String((expectedSen - 550) / 100));
  await expect(shift.getByText('RM 5.50 short')).toBeVisible();
  await shift.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(shift.getByText(/The count differs from the .* say why/)).toBeVisible();
  await shift.getByLabel('Why it differs').fill('wrong change to a guest');
  await expectAccessible(page);
  await shift.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(page.getByText(/^Shift CS\w+ is closed$/)).toBeVisible();
  await expect(shift.getByLabel('Counted (RM)')).toHaveCount(0);
  await shift.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No drawer is open.')).toBeVisible();

  // Left before: live news of the drawer would make it ask as nobody.
  await page.goto('about:blank');
  await login('finance');
  await page.goto('/business/cashShifts?state=different');
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: cashier.username }).click();
  // The row stands in the whole list too: the export is asked for once the list holds this person alone.
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue(new RegExp(cashier.username));
  const row = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(cashier.username);
  await expect(row).toContainText('RM 5.50 short');
  await expect(row).toContainText('wrong change to a guest');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cash-shifts-.*\.xlsx$/);
  const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
  const cell = (title: string) => rows[0]?.[titles.indexOf(title)];
  expect(rows.map(([first]) => first)).toEqual([expect.stringMatching(/^CS/), 'Total']);
  expect(cell('Expected')).toBe(expectedSen / 100);
  expect(cell('Difference')).toBe(-5.5);
  expect(cell('Handed out')).toBe(returned.totalSen / 100);
});

test('a forgotten drawer is closed by finance for a reason, and the front desk sees only its own', async ({
  page,
  login,
  request,
}) => {
  const admin = await login('admin');
  const cashier = await newStaff(request, admin, deskRoutes);
  await login(cashier);
  await page.goto('/business/cashDrawer');
  await page.getByLabel('Float in the drawer (RM)').fill('50');
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(page.getByRole('region', { name: 'My drawer' })).toContainText('Open since');
  await expect(page.getByRole('row', { name: /^CS/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cash shifts' })).toHaveCount(0);

  // Left before: live news of the drawer would make it ask as nobody.
  await page.goto('about:blank');
  await login('finance');
  await page.goto('/business/cashShifts?state=open');
  await page.getByRole('row', { name: new RegExp(cashier.username) }).click();
  const shift = page.getByRole('dialog', { name: /: shift CS/ });
  await shift.getByLabel('Counted (RM)').fill('50');
  await shift.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(shift.getByText(/Reason (needs|must)|Please input Reason/)).toBeVisible();
  await shift.getByLabel('Why you close it').fill('went home ill');
  await shift.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(shift).toContainText('agrees');
  await expect(shift).toContainText('went home ill');
});

test('a slip that has paid for one order asks before it pays for another', async ({
  page,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 422 .*\/paid/);
  const admin = await login('admin');
  const { token } = await newCustomer(request);
  const [first, second] = await book(request, token, [{ kind: 'standing' }, { kind: 'standing' }]);
  if (!first || !second) throw new Error('nothing is booked');
  await call(request, admin, bookingCalls.confirmPaid, {
    params: { id: first.id },
    body: { method: 'bank', slipNo: `G${first.id}` },
  });
  await page.goto(orderPage(second));
  await page.getByRole('button', { name: 'Take payment' }).click();
  const taking = page.getByRole('dialog', { name: `Take ${formatMoney(second.totalSen)}` });
  await choose(page, 'Credit card');
  await taking.getByLabel('Slip number').fill(`g ${first.id}`);
  await expect(taking.getByRole('checkbox')).toHaveCount(0);
  await taking.getByRole('button', { name: 'Payment received' }).click();
  await expect(taking.getByText(`has already paid for ${first.orderNo}`)).toBeVisible();
  await expect(taking.getByLabel('Slip number')).toBeFocused();
  await expectAccessible(page);
  await taking.getByLabel('One payment for several orders or recharges').check();
  await taking.getByRole('button', { name: 'Payment received' }).click();
  await expect(page.getByText(`Order ${second.orderNo} is paid`)).toBeVisible();
});

test('a drawer that holds too little says so at the method, and the money goes out another way', async ({
  page,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 422 .*\/handOut/);
  const cashier = await newStaff(request, await login('admin'), deskRoutes);
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{ kind: 'standing' }]);
  if (!order) throw new Error('nothing is booked');
  const staff = await login(cashier);
  await call(request, staff, paymentsCalls.openDrawer, { body: { floatSen: 100 } });
  await call(request, staff, bookingCalls.confirmPaid, {
    params: { id: order.id },
    body: { method: 'creditCard', slipNo: `C${order.id}` },
  });
  await refundAll(request, staff, order.id);
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  await panel.getByRole('button', { name: 'Hand out' }).click();
  const giving = page.getByRole('dialog', { name: `Hand out ${formatMoney(order.totalSen)}` });
  await giving.getByRole('button', { name: 'Handed out' }).click();
  await expect(giving.getByText('Your drawer should hold only RM 1.00.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Credit card');
  await expect(giving.getByText('Your drawer should hold only RM 1.00.')).toHaveCount(0);
  await giving.getByLabel('Slip number').fill(`R${order.id}`);
  await giving.getByRole('button', { name: 'Handed out' }).click();
  await expect(panel).toContainText('was handed out at the counter');
});

/** Gives every ticket of an order back without a fee: the ship did not sail. */
async function refundAll(request: APIRequestContext, token: string, id: number): Promise<void> {
  const { tickets } = await call(request, token, bookingCalls.orderDetail, { params: { id } });
  await call(request, token, bookingCalls.refundOfficeOrder, {
    params: { id },
    body: {
      key: randomUUID(),
      ticketIds: tickets.map((ticket) => ticket.id),
      override: { feeSen: 0, reason: 'the engine' },
    },
  });
}

async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Method', exact: true }).click();
  await page.getByRole('option', { name: method }).click();
}

test('cash that goes back waits in the queue of the desk, and nothing calls it refunded before it is handed out', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ kind: 'standing', ahead: [20, 40] }]);
  if (!order) throw new Error('nothing was booked');
  const staff = await login('frontdesk');
  await confirmPaid(request, staff, [order]);
  await refundAll(request, staff, order.id);
  const total = formatMoney(order.totalSen);

  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  await expect(panel).toContainText('Canceled, money at the desk');
  await expect(panel).toContainText('To collect at the desk');
  await expect(panel.getByText('Refunded', { exact: true })).toHaveCount(0);
  // Left before: live news would make it ask as somebody who may not.
  await page.goto('about:blank');
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  await expect(page.getByText(`${total} to collect at the counter`)).toBeVisible();
  await expect(page.getByRole('article').getByText('Refunded', { exact: true })).toHaveCount(0);

  await login('frontdesk');
  await page.goto('/business/cashDrawer');
  const queue = page.getByRole('region', { name: 'To hand out' });
  const row = queue.getByRole('listitem').filter({ hasText: order.orderNo });
  await expect(row).toContainText(total);
  await expect(row).toContainText(order.customerName);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Hand out ${total} to ${order.customerName}` }).click();
  await page.getByRole('button', { name: 'Handed out' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(orderPage(order));
  await expect(panel.getByText('Refunded', { exact: true })).toBeVisible();
});
