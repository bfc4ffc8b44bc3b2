import { readFile } from 'node:fs/promises';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { readSheet } from 'read-excel-file/node';
import { makeBoarding } from '../fixtures/boarding.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, newCustomer, orderPage } from '../fixtures/orders.ts';
import { cellUnder } from '../fixtures/table.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('the list of orders', () => {
  test('keeps its filters in the address, so that a link shows the same orders and totals', async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const { token } = await newCustomer(request);
    const orders = await book(request, token, [{}, { kind: 'standing', passengers: [adult(), adult()] }]);
    const total = formatMoney(orders.reduce((sum, order) => sum + order.totalSen, 0));
    await login('frontdesk');
    await page.goto('/ship/shipOrder');
    await page
      .getByRole('searchbox', { name: 'Number, name, phone or document' })
      .fill(orders[0]?.groupNo ?? '');
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Unpaid' }).click();
    await expect(page).toHaveURL(/keyword=GR\w+&status=unpaid|status=unpaid&keyword=GR/);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'Nationality' }).fill('singa');
    await page.getByRole('option', { name: 'Singapore' }).click();
    await expect(page).toHaveURL(/nationality=SG/);

    await page.goto(page.url());
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    for (const { orderNo } of orders) await expect(page.getByRole('row', { name: orderNo })).toBeVisible();
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect(totals).toContainText('Guests3');
    await expect(totals).toContainText(total);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Refunded' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessible(page);
  });

  test('is downloaded as an Excel sheet with just the orders that match', async ({
    page,
    login,
    request,
  }) => {
    const { token } = await newCustomer(request);
    const [order] = await book(request, token, [{ passengers: [adult({ name: 'Wong Kar Wai' })] }]);
    await login('finance');
    await page.goto(`/ship/shipOrder?keyword=${order?.orderNo}`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^orders.*\.xlsx$/);
    await expect(page.getByText('Download success')).toBeVisible();
    const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
    const cell = (title: string) => rows[0]?.[titles.indexOf(title)];
    expect(rows.map(([first]) => first)).toEqual([order?.orderNo, 'Total']);
    expect(cell('Order number')).toBe(order?.orderNo);
    expect(cell('Passengers')).toBe('Wong Kar Wai');
    expect(cell('Amount due')).toBe((order?.totalSen ?? 0) / 100);
  });

  test('shows who they are and what they were handed once those columns are chosen, and keeps the choice', async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const staff = await login('frontdesk');
    const filter = { status: 'completed', qrStatus: 'used' } as const;
    const { records } = await call(request, staff, bookingCalls.pageOrders, { body: { size: 100, filter } });
    const order = records.find(({ people, food, chip }) => people > 1 && food.done > 0 && chip.done > 0);
    if (!order) throw new Error('the demo has handed nothing out');
    const { people, birthDates, genders, sailing } = order;
    const words = { male: 'Male', female: 'Female', other: 'Other' };
    const handed = ({ done, at }: typeof order.food) =>
      `${done < people ? `${done} of ${people}` : 'Done'} · ${formatInstant(at ?? '')}`;
    const expected = {
      Gender: `${words[genders[0] ?? 'other']} +${people - 1}`,
      'Date of birth': `${birthDates[0]} +${people - 1}`,
      Departure: formatInstant(sailing.departsAt),
      'Check-in account': 'Arif Hakimi',
      Food: handed(order.food),
      Chips: handed(order.chip),
      Disembarked: handed(order.disembark),
    };

    await page.goto(`/ship/shipOrder?keyword=${order.orderNo}`);
    const row = page.getByRole('row', { name: order.orderNo });
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    const chooser = page.getByRole('group', { name: 'Columns' });
    for (const title of Object.keys(expected)) {
      await expect(page.getByRole('columnheader', { name: title, exact: true })).toHaveCount(0);
      await chooser.getByRole('checkbox', { name: title, exact: true }).check();
    }
    // Longer than the window is high, it scrolls.
    await expect(page.getByRole('dialog').filter({ has: chooser })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.reload();
    await expect(row).toBeVisible();
    for (const [title, text] of Object.entries(expected))
      await expect(await cellUnder(page, row, title), title).toHaveText(text);
  });

  test("is reached from a sailing's page, for that sailing", async ({ page, login, request }) => {
    const { token } = await newCustomer(request);
    const [order] = await book(request, token, [{}]);
    await login('frontdesk');
    await page.goto(`/ship/sailings?id=${order?.sailing.id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Orders of this sailing' }).click();
    await expect(page).toHaveURL(new RegExp(`sailingId=${order?.sailing.id}`));
    await expect(page.getByRole('row', { name: order?.orderNo ?? '' })).toBeVisible();
    const filter = page.getByRole('button', { name: /^Take the filter away: Sailing: / });
    await expect(filter).toContainText(order?.sailing.date ?? '');
    await filter.click();
    await expect(page).not.toHaveURL(/sailingId/);
  });
});

test.describe('the page of an order', () => {
  test('confirms cash: it says the amount and that the tickets become valid, and they do', async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const { token } = await newCustomer(request);
    const [order] = await book(request, token, [{ kind: 'standing', passengers: [adult(), adult()] }]);
    const tickets = async () => {
      const args = { body: { ids: [order?.id ?? 0] } };
      return (await call(request, token, bookingCalls.listMyOrders, args)).orders[0]?.tickets ?? [];
    };
    expect((await tickets()).map((ticket) => ticket.code)).toEqual([null, null]);

    await login('frontdesk');
    await page.goto(orderPage(order));
    const panel = page.getByRole('dialog', { name: `Order ${order?.orderNo}` });
    await expect(panel.getByRole('timer')).toHaveText(/Held for \d+:\d\d/);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Take payment' }).click();
    const total = formatMoney(order?.totalSen ?? 0);
    const question = page.getByRole('dialog', { name: `Take ${total}` });
    await expect(question).toContainText('Its 2 tickets become valid at once');
    await expectAccessible(page);
    await question.getByLabel('Note').fill('exact change');
    await question.getByRole('button', { name: 'Cash received' }).click();
    await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(panel.getByRole('region', { name: 'History' })).toContainText('exact change');
    await expect(panel.getByRole('button', { name: 'Take payment' })).toHaveCount(0);
    for (const { code } of await tickets()) expect(code).toMatch(/^G1\./);
  });

  test('gives an order away only for a reason', async ({ page, login, request }) => {
    const { token } = await newCustomer(request);
    const [order] = await book(request, token, [{}]);
    await login('editor');
    await page.goto(orderPage(order));
    const panel = page.getByRole('dialog', { name: `Order ${order?.orderNo}` });
    await panel.getByRole('button', { name: 'Make complimentary' }).click();
    const question = page.getByRole('dialog', { name: 'Give this order away?' });
    await question.getByRole('button', { name: 'Give it away' }).click();
    await expect(question.getByText('Please enter a reason')).toBeVisible();
    await question.getByLabel('Reason').fill('Birthday of the captain');
    await question.getByRole('button', { name: 'Give it away' }).click();
    await expect(panel.getByText('RM 0.00').first()).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Payment' })).toContainText('Birthday of the captain');
  });

  test('cancels with a reason, and the order beside it in the group stays', async ({
    page,
    login,
    request,
  }) => {
    const { token } = await newCustomer(request);
    const [first, second] = await book(request, token, [{}, {}]);
    await login('frontdesk');
    await page.goto(orderPage(first));
    const panel = page.getByRole('dialog', { name: `Order ${first?.orderNo}` });
    await panel.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this order?' });
    await question.getByLabel('Reason').fill('Wrong date');
    await question.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(panel.getByRole('region', { name: 'History' })).toContainText('Wrong date');
    await expect(panel.getByRole('heading', { name: /2 orders, Mixed/ })).toBeVisible();
    await panel.getByRole('button', { name: second?.orderNo ?? '' }).click();
    await expect(page.getByRole('dialog', { name: `Order ${second?.orderNo}` })).toContainText('Unpaid');
    await expect(page).toHaveURL(new RegExp(`order=${second?.id}`));
  });

  test('shows a document number only on demand, and that it was looked at', async ({
    page,
    login,
    request,
  }) => {
    const { token } = await newCustomer(request);
    const passenger = adult({ name: 'Tan Siew Lan' });
    const [order] = await book(request, token, [{ passengers: [passenger] }]);
    await login('frontdesk');
    await page.goto(orderPage(order));
    const panel = page.getByRole('dialog', { name: `Order ${order?.orderNo}` });
    const number = String(passenger.idNumber);
    await expect(panel.getByText(`•••• ${number.slice(-4)}`)).toBeVisible();
    await expect(panel).not.toContainText(number);
    await panel.getByRole('button', { name: 'Show number (logged): Tan Siew Lan' }).click();
    await expect(panel).toContainText(number);
    await expect(panel.getByRole('region', { name: 'History' })).toContainText('Document number looked at');
    await panel.getByRole('button', { name: 'Hide number: Tan Siew Lan' }).click();
    await expect(panel).not.toContainText(number);
  });

  test('of an order that does not exist says so', async ({ page, login, announceErrors }) => {
    announceErrors(/status of 404/);
    await login('frontdesk');
    await page.goto('/ship/shipOrder?order=999999999');
    await expect(page.getByRole('dialog').getByText('This order does not exist')).toBeVisible();
  });
});

test('an order says of every post when a ticket passed it, who scanned it there and on which device', async ({
  page,
  login,
  request,
}) => {
  const { order, tickets, lane } = await makeBoarding(request, await login('editor'), ['Ong Li Ting']);
  const ticketId = tickets[0]?.id ?? 0;
  for (const post of ['board', 'food', 'chip', 'disembark'] as const) await lane.scan(post, { ticketId });
  await page.goto(orderPage(order));
  const posts = page.getByRole('list', { name: 'Posts passed' }).getByRole('listitem');
  await expect(posts).toHaveText([
    /^Boarded.+· Kevin Ong · Lane one$/,
    /^Food collected.+· Kevin Ong · Lane one$/,
    /^Chips collected.+· Kevin Ong · Lane one$/,
    /^Disembarked.+· Kevin Ong · Lane one$/,
  ]);
});

test('a role without the grant sees no orders, neither in the menu nor by address', async ({
  page,
  login,
  request,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  const token = await login('boarding');
  await page.goto('/dashboard');
  await expect(page.getByTestId('sidebar').getByRole('link', { name: 'Sailings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await expect(call(request, token, bookingCalls.pageOrders, { body: {} })).rejects.toThrow('403');
  await page.goto('/ship/shipOrder');
  await expect(page.getByRole('heading', { name: 'Your role does not include this screen' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('axe finds nothing on the orders, an order and the counter in Korean', async ({
  page,
  login,
  request,
  speak,
  expectAccessible,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{}]);
  await speak('ko');
  await login('frontdesk');
  await page.goto('/ship/shipOrder?qrStatus=unused');
  await expect(page.getByRole('row', { name: order?.orderNo ?? '' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(orderPage(order));
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/ship/shipOrder?sale=1');
  await expect(page.getByRole('heading', { level: 1, name: '창구 판매' })).toBeVisible();
  // The day after: of an evening nothing is for sale today.
  await page.getByRole('main').getByRole('region').nth(1).getByRole('button').nth(1).click();
  await expect(page.getByRole('radio').nth(2)).toBeVisible();
  await expectAccessible(page);
});
