import type { Page } from '@playwright/test';
import { OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

const cabin = (page: Page, number: number | string) =>
  page.getByRole('button', { name: new RegExp(`^Room ${number},`) });

test('two desks see at once what the other does', async ({ page, login, request, browser, baseURL }) => {
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff);
  const sailing = await rooms.sail('day');
  await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow', 'Siti Aminah']);
  await rooms.step(sailing, 'boarding');
  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const beside = await other.newPage();
  await page.goto(rooms.path('&tab=arrivals'));
  await beside.goto(rooms.path());
  await expect(cabin(beside, 201)).toHaveAccessibleName(/Available/);

  await page.getByRole('button', { name: /^Check in: Tan Ah Kow/ }).click();
  const form = page.getByRole('dialog', { name: 'Check in: Tan Ah Kow' });
  await expect(form.getByRole('radio', { name: /^201/ })).toBeChecked();
  await form.getByRole('checkbox', { name: 'Tan Ah Kow' }).check();
  await form.getByRole('button', { name: 'Give room 201' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Tan Ah Kow has room 201')).toBeVisible();
  await expect(cabin(beside, 201)).toHaveAccessibleName(
    'Room 201, OCEAN-T, Occupied, Tan Ah Kow, 1 of 2 guests in',
  );

  // The second guest comes later; then both leave, and somebody cleans.
  await cabin(beside, 201).click();
  const room = beside.getByRole('dialog', { name: `Room 201, ${rooms.ship.name}` });
  await room.getByRole('checkbox', { name: 'Siti Aminah' }).check();
  await room.getByRole('button', { name: 'Note 1 arrival' }).click();
  await expect(room.getByText('2 of 2 guests in')).toBeVisible();
  await room.getByRole('button', { name: 'Check out' }).click();
  await beside
    .getByRole('dialog', { name: 'Check out room 201?' })
    .getByRole('button', { name: 'Check out' })
    .click();
  await expect(room.getByRole('button', { name: 'Clean completed' })).toBeVisible();
  await page.getByRole('tab', { name: 'Rooms' }).click();
  await expect(cabin(page, 201)).toHaveAccessibleName('Room 201, OCEAN-T, Dirty');
  await cabin(page, 201).click();
  await page.getByRole('button', { name: 'Clean completed' }).click();
  await expect(room.getByRole('button', { name: 'Check in' })).toBeVisible();
  await other.close();
});

test('the day sailing comes back and the night sailing goes out in the same rooms', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff);
  const day = await rooms.sail('day');
  const night = await rooms.sail('night');
  const guests = ['Tan Ah Kow', 'Siti Aminah', 'Lim Siew Yen'];
  const orders = await Promise.all(guests.map((name) => rooms.book(day, 'OCEAN-T', [name])));
  const next = await rooms.book(night, 'OCEAN-T', ['Wong Mei Lan']);
  await rooms.step(day, 'boarding');
  for (const order of orders) await rooms.checkIn(order);
  await rooms.step(day, 'departed', 'returned');
  await page.goto(rooms.path());
  await expect(page.getByText('3 rooms are not checked out yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check out all' }).click();
  await page.getByRole('button', { name: 'Check out 3 rooms' }).click();
  await expect(page.getByText(/^3 rooms of .* checked out$/)).toBeVisible();
  await expect(page.getByText('rooms are not checked out yet')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Room \d+, OCEAN-T, Dirty$/ })).toHaveCount(3);
  for (const room of await rooms.rooms()) if (room.status === 'dirty') await rooms.clean(room.id);
  await expect(page.getByRole('button', { name: /Dirty/ })).toHaveCount(0);

  await rooms.step(night, 'boarding');
  await page.goto(rooms.path(`&sailing=${night}&tab=arrivals`));
  await page.getByRole('button', { name: /^Check in: Wong Mei Lan/ }).click();
  const form = page.getByRole('dialog', { name: 'Check in: Wong Mei Lan' });
  await expect(form.getByText(next.orderNo)).toBeVisible();
  await expect(form.getByRole('radio', { name: /^201/ })).toBeChecked();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Give room 201' }).click();
  await expect(page.getByText('Wong Mei Lan has room 201')).toBeVisible();
});

test('the deck plan is walked with the keys', async ({ page, login, request, expectAccessible }) => {
  const rooms = await OwnRooms.open(request, await login('editor'));
  await page.goto(rooms.path());
  const deck = page.getByRole('toolbar', { name: /^Cabins of deck 2/ });
  // The bow is to the right: lower numbers are nearer to it.
  await deck.getByRole('button').first().focus();
  await expect(cabin(page, 204)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cabin(page, 203)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cabin(page, 213)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cabin(page, 211)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(cabin(page, 211)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Room 211, ${rooms.ship.name}` })).toBeVisible();
  await expect(page).toHaveURL(/room=\d+/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(rooms.path('&type=0&status=dirty'));
  await expect(page.getByText('0 of 8 rooms')).toBeVisible();
  await expectAccessible(page);
});

test('a scanner opens the order with a proposed room; a standing ticket is told that it has none', async ({
  page,
  login,
  request,
}) => {
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff);
  const sailing = await rooms.sail('day');
  const order = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow']);
  const standing = await rooms.book(sailing, 'PASS', ['Siti Aminah']);
  await rooms.step(sailing, 'boarding');
  await page.goto(rooms.path());
  await expect(cabin(page, 201)).toBeVisible();
  await typeAsScanner(page, order.tickets[0]?.code ?? '');
  const form = page.getByRole('dialog', { name: 'Check in: Tan Ah Kow' });
  await expect(form.getByRole('button', { name: 'Give room 201' })).toBeVisible();

  // An upgrade takes a reason, and says so before it is sent.
  await form.getByText('Upgrade: another type (2)').click();
  await form.getByRole('radio', { name: /^301/ }).check();
  await form.getByRole('button', { name: 'Give room 301' }).click();
  await expect(form.getByText('It is another type than was bought: say why.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Why another type' }).fill('Birthday');
  await form.getByRole('button', { name: 'Give room 301' }).click();
  await expect(page.getByText('Tan Ah Kow has room 301')).toBeVisible();

  // Scanned again, they are in their room.
  await typeAsScanner(page, order.tickets[0]?.code ?? '');
  await expect(page.getByRole('dialog', { name: `Room 301, ${rooms.ship.name}` })).toBeVisible();
  await typeAsScanner(page, standing.tickets[0]?.code ?? '');
  await expect(page.getByRole('dialog', { name: 'Check in: Siti Aminah' })).toContainText(
    'This is a standing ticket: it comes without a room.',
  );
});

test('a room is moved, taken out of service with what that leaves oversold, and put back', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff, [
    { type: 'OCEAN-T', floor: 2, position: 'port', from: 201, count: 2 },
    { type: 'FAMILY', floor: 3, position: 'stern', from: 301, count: 1 },
  ]);
  const sailing = await rooms.sail('day');
  const order = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow']);
  await rooms.book(sailing, 'OCEAN-T', ['Siti Aminah']);
  await rooms.step(sailing, 'boarding');
  await rooms.checkIn(order);
  await page.goto(rooms.path());
  await cabin(page, 201).click();
  const room = page.getByRole('dialog', { name: `Room 201, ${rooms.ship.name}` });
  await room.getByRole('button', { name: 'Move' }).click();
  await room.getByRole('textbox', { name: 'Why they move' }).fill('The tap drips');
  await expectAccessible(page);
  await room.getByRole('button', { name: 'Move to 202' }).click();
  await expect(page.getByRole('dialog', { name: `Room 202, ${rooms.ship.name}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await cabin(page, 201).click();
  await room.getByRole('button', { name: 'Maintenance' }).click();
  await expect(room.getByText(/FAMILY/)).toBeVisible();
  await room.getByRole('textbox', { name: 'Reason' }).fill('The tap drips');
  await room.getByRole('button', { name: 'Take 201 out of service' }).click();
  await expect(room.getByText('Tick this to go on')).toBeVisible();
  await expectAccessible(page);
  await room.getByRole('checkbox', { name: /^I have seen this/ }).check();
  await room.getByRole('button', { name: 'Take 201 out of service' }).click();
  await expect(room.getByText('The tap drips')).toBeVisible();
  await room.getByRole('button', { name: 'Back in service' }).click();
  await expect(room.getByRole('button', { name: 'Check in' })).toBeVisible();
});

test('who cleans sees rooms and numbers of guests, not names, and gives no rooms', async ({
  page,
  login,
  request,
}) => {
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff);
  const sailing = await rooms.sail('day');
  const order = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow']);
  await rooms.step(sailing, 'boarding');
  await rooms.checkIn(order);
  await login('housekeeping');
  await page.goto(rooms.path());
  await expect(cabin(page, 201)).toHaveAccessibleName('Room 201, OCEAN-T, Occupied, 1 of 1 guest in');
  await cabin(page, 201).click();
  const room = page.getByRole('dialog');
  await expect(room.getByText('1 of 1 guest in')).toBeVisible();
  await expect(page.getByText('Tan Ah Kow')).toHaveCount(0);
  await expect(room.getByRole('button', { name: 'Check out' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Camera' })).toHaveCount(0);
});

test('a room that is cleaned in a gap of the network is clean on the plan, and for all once it is back', async ({
  page,
  login,
  request,
  context,
  announceErrors,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /Failed to fetch/);
  const staff = await login('editor');
  const rooms = await OwnRooms.open(request, staff);
  const sailing = await rooms.sail('day');
  const order = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow']);
  await rooms.step(sailing, 'boarding');
  await rooms.checkIn(order);
  await rooms.checkOut(order);
  await login('housekeeping');
  await page.goto(rooms.path());
  await cabin(page, 201).click();
  const room = page.getByRole('dialog', { name: `Room 201, ${rooms.ship.name}` });
  await expect(room.getByRole('button', { name: 'Clean completed' })).toBeVisible();
  await context.setOffline(true);
  await room.getByRole('button', { name: 'Clean completed' }).click();
  await expect(room.getByRole('status')).toContainText('Available');
  expect((await rooms.rooms()).find(({ number }) => number === '201')?.status).toBe('dirty');
  await context.setOffline(false);
  await expect
    .poll(async () => (await rooms.rooms()).find(({ number }) => number === '201')?.status)
    .toBe('available');
  await expect(room.getByRole('status')).toContainText('Available');
});

/** As fast as a reader, in the page itself: sent from here, a busy machine would set the keys as far apart as a hand does. */
async function typeAsScanner(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      const init = { bubbles: true, cancelable: true };
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, ...init }),
        );
    },
    [...Array.from(code), 'Enter'],
  );
}
