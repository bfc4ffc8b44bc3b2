import type { Page } from '@playwright/test';
import { makeDirtyShip } from '../fixtures/dirty-rooms.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const phone = { width: 390, height: 844 };
const noNetwork = /net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch/;
const cleanDone = '**/prod-api/housekeeping/room/*/cleanDone';

const clean = (page: Page, number: string) =>
  page.getByRole('button', { name: `Clean completed: room ${number}` });
const undo = (page: Page, number: string) => page.getByRole('button', { name: `Undo: room ${number}` });

test('a slip of the thumb is taken back, with a network and without one', async ({
  page,
  context,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(noNetwork);
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 3);
  const [first = '', second = '', third = ''] = ship.numbers;
  const states = async () => (await ship.board()).rooms.map(({ state }) => state);
  await page.setViewportSize(phone);
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  await clean(page, first).click();
  await expect.poll(states).toEqual(['cleaned', 'toClean', 'toClean']);
  await expectAccessible(page);
  await undo(page, first).click();
  await expect(page.getByText(`Room ${first}: taken back, still to clean`)).toBeVisible();
  await expect(clean(page, first)).toBeVisible();
  await expect.poll(states).toEqual(['toClean', 'toClean', 'toClean']);

  await context.setOffline(true);
  await clean(page, second).click();
  await clean(page, third).click();
  await undo(page, second).click();
  await expect(clean(page, second)).toBeVisible();
  await expect(page.getByText('1 step is kept here and sent by itself.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(states).toEqual(['toClean', 'toClean', 'cleaned']);
  await expect(page.getByText('kept here')).toBeHidden();
});

test('on the board of a desk a slip is taken back too', async ({ page, login, request }) => {
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 2);
  const [first = ''] = ship.numbers;
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  await clean(page, first).click();
  const cleaned = page.getByRole('region', { name: 'Clean (1)' });
  await undo(page, first).click();
  await expect(cleaned).toBeHidden();
  await expect(page.getByRole('region', { name: 'To clean (2)' })).toContainText(first);
});

test('a room the server fails at holds up no other; it is set aside, told, and tried again by hand', async ({
  page,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 500/);
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 2);
  const [first = '', second = ''] = ship.numbers;
  const broken = (await ship.board()).rooms.find(({ room }) => room.number === first)?.room.id;
  await page.setViewportSize(phone);
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  await page.route(`**/prod-api/housekeeping/room/${broken}/cleanDone`, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'no', reason: 'internal' } }),
  );
  await clean(page, first).click();
  await clean(page, second).click();
  await expect(page.getByText('The server has trouble. 1 step is kept here and tried again.')).toBeVisible();
  await expect.poll(async () => (await ship.board()).cleaners).toMatchObject([{ rooms: 1 }]);
  await expect(page.getByText(`Room ${first}: the server failed at a step several times.`)).toBeVisible();
  await expect(clean(page, first)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: `Try again: room ${first}` }).click();
  await expect(page.getByText('several times')).toBeHidden();
  await expect.poll(async () => (await ship.board()).cleaners).toMatchObject([{ rooms: 2 }]);
});

test('steps wait for who made them: logging out warns, and whoever comes next sees whose they are', async ({
  page,
  context,
  login,
  request,
  announceErrors,
}) => {
  announceErrors(noNetwork);
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 1);
  const [first = ''] = ship.numbers;
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  // Nobody answers, but there is a network: it is as far from the server as a ship can be.
  await context.route(cleanDone, (route) => route.abort());
  await clean(page, first).click();
  await expect(page.getByText('1 step is kept here and sent by itself.')).toBeVisible();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const warning = page.getByRole('dialog', { name: '1 step of yours is not sent yet' });
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(warning).toBeHidden();

  // Somebody else signs in on the device: the open page sends nothing under their name.
  await login('editor');
  await context.unroute(cleanDone);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Somebody else has signed in on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 step of .+ waits on this device until .+ logs in here\.$/)).toBeVisible();
  expect((await ship.board()).cleaners).toEqual([]);

  await login('housekeeping');
  await page.reload();
  await expect(page.getByText('on this device')).toBeHidden();
  await expect.poll(async () => (await ship.board()).cleaners).toMatchObject([{ rooms: 1 }]);
});
