import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Lane } from '../fixtures/boarding.ts';
import { call } from '../fixtures/call.ts';
import { adult, bookPassesOn, newCustomer } from '../fixtures/orders.ts';
import { atMidnight, makeOwnSailing } from '../fixtures/own-sailing.ts';
import { OwnRooms } from '../fixtures/rooms.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A sailing of today with an order that is not paid. */
async function makeToday(request: APIRequestContext, names: readonly string[]) {
  const staff = await staffToken(request, 'editor');
  const sailing = await makeOwnSailing(request, staff, portDate(new Date()), atMidnight);
  const { token } = await newCustomer(request);
  const order = await bookPassesOn(
    request,
    { token, staff },
    sailing.id,
    names.map((name) => adult({ name })),
  );
  return { staff, sailing, order, token };
}

/** A page nobody looks at asks for nothing by itself: what it learns, it was told. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Somebody else's browser. */
async function openBeside(browser: Browser, token: string, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: cookieNames.token, value: token, url: baseURL }]);
  return context.newPage();
}

/** All that needs a person: other tests may have left much. */
async function openTasks(page: Page) {
  const tasks = card(page, 'Needs a person');
  await expect(tasks.getByRole('link').first()).toBeVisible();
  const whole = tasks.getByRole('button', { name: /^Show all/ });
  if (await whole.isVisible()) await whole.click();
  return tasks;
}

test('a sale and a scan in one browser are seen on the dashboard of another, which asks for nothing', async ({
  page,
  login,
  request,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { staff, sailing, order, token } = await makeToday(request, ['Tan Ah Kow', 'Siti Aminah']);
  await login('admin');
  await page.goto('/dashboard');
  const row = card(page, "Today's sailings").getByRole('row').filter({ hasText: sailing.ship });
  await expect(row).toContainText('0 of 600 places taken');
  await expect(row.getByRole('cell').nth(4)).toHaveText('2');
  await expect(row.getByRole('timer')).toHaveText(/^in \d+ (h \d+ min|min \d\d s)$/);
  const listed = card(page, 'Latest orders').getByRole('row').filter({ hasText: order.orderNo });
  await expect(listed).toContainText('Unpaid');
  await expectAccessible(page);
  await lookAway(page);

  const beside = await openBeside(browser, await staffToken(request, 'frontdesk'), baseURL);
  await beside.goto(`/ship/shipOrder?order=${order.id}`);
  await beside.getByRole('button', { name: 'Take payment' }).click();
  await beside.getByRole('button', { name: 'Cash received' }).click();
  await expect(row).toContainText('2 of 600 places taken');
  await expect(row.getByRole('cell').nth(4)).toHaveText('0');
  await expect(listed).toContainText('Paid');

  await call(request, staff, sailingsCalls.stepSailing, {
    params: { id: sailing.id },
    body: { status: 'boarding' },
  });
  await expect(row).toContainText('Boarding');
  const lane = await Lane.open(request, staff, sailing.id, 'Lane one');
  const { orders } = await call(request, token, bookingCalls.listMyOrders, { body: { ids: [order.id] } });
  await lane.scan('board', { ticketId: orders[0]?.tickets?.[0]?.id ?? 0 });
  await expect(row.getByRole('cell').nth(5)).toHaveText('1 / 2');
  await beside.context().close();

  // The name leads to the sailing, the figure to its head count.
  await row.getByRole('link', { name: '1 / 2' }).click();
  await expect(page).toHaveURL(new RegExp(`/ship/headCount\\?sailing=${sailing.id}$`));
  await expect(page.getByRole('heading', { name: sailing.name })).toBeVisible();
});

test('whoever cleans sees their rooms and nothing else, and a room that another cleaned', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const rooms = await OwnRooms.open(request, await staffToken(request, 'editor'), [
    { type: 'OCEAN-T', floor: 2, position: 'port', from: 201, count: 2 },
  ]);
  const sailing = await rooms.sail('day');
  const order = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow']);
  await rooms.book(sailing, 'OCEAN-T', ['Siti Aminah']);
  await rooms.step(sailing, 'boarding');
  await rooms.checkIn(order);
  await rooms.checkOut(order);
  await page.setViewportSize({ width: 390, height: 844 });
  await login('housekeeping');
  await page.goto('/dashboard');
  const ship = card(page, 'Rooms').locator('div').filter({ hasText: rooms.ship.name }).last();
  await expect(ship.getByRole('listitem').filter({ hasText: 'Dirty' })).toContainText('1');
  for (const name of ["Today's sailings", 'Money received', 'Latest orders'])
    await expect(card(page, name)).toBeHidden();
  await expectAccessible(page);
  await lookAway(page);
  const dirty = (await rooms.rooms()).find(({ status }) => status === 'dirty');
  await rooms.clean(dirty?.id ?? 0);
  await expect(ship.getByRole('listitem').filter({ hasText: 'Available' })).toContainText('2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page
    .getByRole('navigation', { name: 'What you can do now' })
    .getByRole('link', { name: 'Cleaning' })
    .click();
  await expect(page).toHaveURL(/\/ship\/turnover$/);
});

const operators = [
  { role: 'boarding', action: 'Scan at boarding', column: 'Boarded', figure: '0 / 2' },
  { role: 'food', action: 'Scan at food', column: 'Food', figure: '0 / 0' },
  { role: 'chip', action: 'Scan at chips', column: 'Chips', figure: '0 / 0' },
  { role: 'disembark', action: 'Scan at disembarkation', column: 'Disembarked', figure: '0 / 0' },
] as const;

test('every operator sees the figure of their post and is one touch away from it', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { staff, sailing, order } = await makeToday(request, ['Tan Ah Kow', 'Siti Aminah']);
  await call(request, staff, bookingCalls.confirmPaid, {
    params: { id: order.id },
    body: { method: 'cash' },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { role, action, column, figure } of operators) {
    await login(role);
    await page.goto('/dashboard');
    const row = card(page, "Today's sailings").getByRole('row').filter({ hasText: sailing.ship });
    await expect(row.getByRole('cell').filter({ hasText: figure })).toHaveAttribute('data-label', column);
    await expect(card(page, 'Money received')).toBeHidden();
    await expect(card(page, 'Latest orders')).toBeHidden();
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', '/ship/shipWriteOff');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Scan at disembarkation' }).click();
  await expect(page).toHaveURL(/\/ship\/shipWriteOff$/);
});

test('the front desk begins a counter sale from the dashboard, by keyboard', async ({ page, login }) => {
  await login('frontdesk');
  await page.goto('/dashboard');
  const sale = page.getByRole('link', { name: 'Counter sale' });
  await expect(page.getByRole('link', { name: 'Room check-in' }).first()).toBeVisible();
  await sale.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ship\/shipOrder\?sale=1$/);
});

const nothing = {
  code: 200,
  message: 'success',
  data: {
    now: new Date().toISOString(),
    date: portDate(new Date()),
    sailings: [],
    money: {
      today: compared(0),
      month: compared(0),
    },
    rooms: [],
    orders: [],
    tasks: [],
  },
};

function compared(takenSen: number) {
  const received = { takenSen, refundedSen: 0 };
  return { now: received, lastMonth: received, lastYear: received };
}

const calm = {
  en: ['Needs a person', 'Nothing needs you right now.', 'No ship sails today.'],
  zh: ['待处理事项', '目前没有需要处理的事项。', '今天没有航次。'],
  ko: ['처리할 일', '지금은 처리할 일이 없습니다.', '오늘은 항차가 없습니다.'],
} as const;

test('an installation in which nothing happens is calm about it, in three languages', async ({
  page,
  login,
  speak,
  expectAccessible,
}) => {
  await page.route('**/prod-api/dashboard/today', (route) => route.fulfill({ json: nothing }));
  await login('admin');
  for (const locale of ['en', 'zh', 'ko'] as const) {
    await speak(locale);
    await page.goto('/dashboard');
    const [title, sentence, none] = calm[locale];
    await expect(card(page, title).getByRole('status')).toHaveText(sentence);
    await expect(page.getByText(none)).toBeVisible();
    await expect(page.getByText('RM 0.00').first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('what needs a person leads to where it is done, which counts as many', async ({
  page,
  login,
  request,
}) => {
  const { staff, sailing, order, token } = await makeToday(request, ['Tan Ah Kow', 'Siti Aminah']);
  await call(request, staff, bookingCalls.confirmPaid, {
    params: { id: order.id },
    body: { method: 'cash' },
  });
  const { orders } = await call(request, token, bookingCalls.listMyOrders, { body: { ids: [order.id] } });
  // Two devices let somebody aboard before boarding was opened.
  for (const ticket of orders[0]?.tickets ?? []) {
    const lane = await Lane.open(request, staff, sailing.id, 'Lane one');
    await lane.handOver('board', ticket.id);
  }
  await login('boarding');
  await page.goto('/dashboard');
  const tasks = await openTasks(page);
  await tasks.getByRole('link', { name: `2 boarding conflicts ${sailing.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/ship/headCount\\?sailing=${sailing.id}&tab=conflicts$`));
  await expect(page.getByRole('tab', { name: 'Conflicts (2)' })).toHaveAttribute('aria-selected', 'true');
});

test('a dashboard whose server does not answer says from when its figures are', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(/503/);
  await login('finance');
  await page.goto('/dashboard');
  await expect(card(page, 'Money received')).toBeVisible();
  await page.route('**/prod-api/dashboard/today', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: 'down', data: null } }),
  );
  await expect(page.getByRole('alert').filter({ hasText: 'The server does not answer' })).toBeVisible();
  await expect(card(page, 'Money received')).toBeVisible();
});
