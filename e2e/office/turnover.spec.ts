import type { Page } from '@playwright/test';
import { makeDirtyShip } from '../fixtures/dirty-rooms.ts';
import { OwnRooms } from '../fixtures/rooms.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const phone = { width: 390, height: 844 };

/** What a browser says of itself while it has no network. */
const noNetwork = /net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const clean = (page: Page, number: string) =>
  page.getByRole('button', { name: `Clean completed: room ${number}` });

test('a telephone cleans ten rooms, five of them without a network, each counted once', async ({
  page,
  context,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(noNetwork);
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 10);
  const [first = '', ...others] = ship.numbers;
  await page.setViewportSize(phone);
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  await expect(page.getByRole('heading', { name: '10 rooms to clean' })).toBeVisible();
  await expectAccessible(page);
  // Two steps beside each other, and the words of both are whole.
  const cut = await clean(page, first)
    .locator('*')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect(cut).toBe(0);

  await page.getByRole('button', { name: `Start: room ${first}` }).click();
  await expect(page.getByText(`Room ${first}: started at`)).toBeVisible();
  await clean(page, first).click();
  for (const number of others.slice(0, 4)) await clean(page, number).click();
  await expect(page.getByRole('heading', { name: '5 rooms to clean' })).toBeVisible();
  await expect.poll(async () => (await ship.board()).cleaners).toMatchObject([{ rooms: 5 }]);

  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  for (const number of others.slice(4)) await clean(page, number).click();
  await expect(page.getByRole('heading', { name: 'Everything is clean' })).toBeVisible();
  await expect(page.getByText('5 steps are kept here and sent by themselves.')).toBeVisible();
  await expect(page.getByText('waits to be sent')).toBeVisible();
  await expectAccessible(page);
  expect((await ship.board()).rooms.filter(({ state }) => state === 'toClean')).toHaveLength(5);

  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
  await expect(page.getByText('waits to be sent')).toBeHidden();
  const board = await ship.board();
  expect(board.rooms.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'cleaned'));
  expect(board.cleaners).toMatchObject([{ rooms: 10 }]);
  await page.getByRole('button', { name: 'Put away 10 cleaned' }).click();
  await page.getByText('Clean (10)').click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('a step that got no answer is sent by the next page, and counts once', async ({
  page,
  login,
  request,
  announceErrors,
}) => {
  announceErrors(noNetwork);
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 2);
  const [first = ''] = ship.numbers;
  await page.setViewportSize(phone);
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  // It reaches the server, but its answer is lost.
  await page.route('**/prod-api/housekeeping/room/*/cleanDone', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await clean(page, first).click();
  await expect(page.getByText('1 step is kept here and sent by itself.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 room to clean' })).toBeVisible();
  await expect(page.getByText('kept here')).toBeHidden();
  await expect(page.getByRole('alert').getByText(`Room ${first}`)).toHaveCount(0);
  await expect.poll(async () => (await ship.board()).cleaners).toMatchObject([{ rooms: 1 }]);
});

test('who was slower is told who was faster, and has nothing counted', async ({
  page,
  context,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(noNetwork, /status of 409/);
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 2);
  const [first = '', second = ''] = ship.numbers;
  await page.setViewportSize(phone);
  await login('housekeeping');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  await expect(clean(page, first)).toBeVisible();
  await context.setOffline(true);
  await clean(page, first).click();
  await clean(page, second).click();
  await ship.cleanOne(first);
  await context.setOffline(false);
  const told = page.getByText(new RegExp(`^Room ${first} was cleaned by .+ at \\d\\d:\\d\\d already\\.$`));
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await ship.board()).cleaners.map(({ rooms }) => rooms)).toEqual([1, 1]);
  await page.reload();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: `Understood: room ${first}` }).click();
  await expect(told).toBeHidden();
});

test('the board shows what the next sailing needs and warns of what it will lack', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff, [
    { type: 'OCEAN-T', floor: 2, position: 'port', from: 201, count: 3 },
  ]);
  const day = await rooms.sail('day');
  const night = await rooms.sail('night');
  const guest = await rooms.book(day, 'OCEAN-T', ['Tan Ah Kow']);
  for (const name of ['Siti Aminah', 'Lim Siew Yen', 'Wong Mei Lan'])
    await rooms.book(night, 'OCEAN-T', [name]);
  await rooms.step(day, 'boarding');
  const given = await rooms.checkIn(guest);
  await rooms.step(day, 'departed', 'returned');

  await page.goto(`/ship/turnover?ship=${rooms.ship.id}`);
  await expect(page.getByRole('region', { name: 'Occupied (1)' })).toContainText(given);
  await expect(page.getByRole('region', { name: 'Clean (2)' })).toBeVisible();
  const needs = page.getByRole('table', { name: 'What the next sailing needs' });
  await expect(needs.getByRole('row', { name: /OCEAN-T/ })).toContainText('3');
  await expectAccessible(page);

  // Out of service: it says which sailing that leaves oversold before it does.
  await page.getByRole('button', { name: 'More actions: Room 203' }).click();
  await page.getByRole('menuitem', { name: 'Maintenance' }).click();
  const question = page.getByRole('dialog', { name: 'Take room 203 out of service?' });
  await expect(question).toContainText('It leaves 1 sailing oversold');
  await expect(question).toContainText('3 sold, 2 left: 1 too few');
  await expectAccessible(page);
  await question.getByRole('textbox', { name: 'Reason' }).fill('The tap drips');
  await question.getByRole('button', { name: 'Take it out all the same' }).click();
  await expect(page.getByRole('region', { name: 'Maintenance (1)' })).toContainText('The tap drips');
  await expect(page.getByText('1 room type will not be ready in time')).toBeVisible();
  await expect(page.getByText('OCEAN-T: 3 sold, 1 room too few.')).toBeVisible();
  await page.getByRole('button', { name: 'Back in service: room 203' }).click();
  await expect(page.getByText('1 room type will not be ready in time')).toBeHidden();
});

test('the board warns before anything is cleaned that the time will not do', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const rooms = await OwnRooms.open(request, await login('editor'), [
    { type: 'OCEAN-T', floor: 2, position: 'port', from: 201, count: 3, isDirty: true },
  ]);
  // Rooms are needed an hour before; three take longer than what is left until then.
  const next = await rooms.sailIn(63);
  for (const name of ['Siti Aminah', 'Lim Siew Yen', 'Wong Mei Lan'])
    await rooms.book(next, 'OCEAN-T', [name]);
  await page.goto(`/ship/turnover?ship=${rooms.ship.id}`);
  await expect(page.getByText('1 room type will not be ready in time')).toBeVisible();
  await expect(page.getByText(/OCEAN-T: ready about .*\d\d:\d\d, needed at .*\d\d:\d\d\./)).toBeVisible();
  await expect(page.getByText('12 rooms an hour, assumed')).toBeVisible();
  const needs = page.getByRole('table', { name: 'What the next sailing needs' });
  await expect(needs.getByRole('row', { name: /OCEAN-T/ })).toContainText('Late: about');
  await expectAccessible(page);
  for (const { id } of await rooms.rooms()) await rooms.clean(id);
  await expect(page.getByText('will not be ready in time')).toBeHidden();
});

test('who may only look has no buttons', async ({ page, login, request }) => {
  const ship = await makeDirtyShip(request, await staffToken(request, 'editor'), 1);
  await login('frontdesk');
  await page.goto(`/ship/turnover?ship=${ship.id}`);
  await expect(page.getByRole('article', { name: 'Room 501' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});
