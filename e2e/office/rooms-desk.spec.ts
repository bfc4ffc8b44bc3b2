import { cabin, type HousedOrder, OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';
import { typeLikeScanner } from '../fixtures/type-like-scanner.ts';

test('two desks see at once what the other does', async ({ page, login, request, browser, baseURL }) => {
  const { rooms } = await OwnRooms.boarding(request, await login('editor'), [['Tan Ah Kow', 'Siti Aminah']]);
  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const beside = await other.newPage();
  await page.goto(rooms.path('&tab=arrivals'));
  await beside.goto(rooms.path());
  await expect(cabin(beside, 201)).toHaveAccessibleName(/Available/);
  // What is seen there from here on came by the live events: a page that was loaded anew has no mark.
  await beside.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

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
  await expect(beside.locator('html[data-same-page]')).toBeVisible();
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
  await form.getByRole('checkbox', { name: 'Wong Mei Lan' }).check();
  await form.getByRole('button', { name: 'Give room 201' }).click();
  await expect(page.getByText('Wong Mei Lan has room 201')).toBeVisible();
});

test('the deck plan is walked with the keys', async ({ page, login, request, expectAccessible }) => {
  const rooms = await OwnRooms.open(request, await login('editor'));
  await page.goto(rooms.path());
  const deck = page.getByRole('toolbar', { name: /^Cabins of floor 2/ });
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
  const { rooms, sailing, orders } = await OwnRooms.boarding(request, await login('editor'), [
    ['Tan Ah Kow', 'Lim Siew Yen'],
  ]);
  const [order] = orders;
  const standing = await rooms.book(sailing, 'PASS', ['Siti Aminah']);
  await page.goto(rooms.path());
  await expect(cabin(page, 201)).toBeVisible();
  // The second guest is scanned: they stand here, the first does not yet.
  await typeLikeScanner(page, codeOf(order, 'Lim Siew Yen'));
  const form = page.getByRole('dialog', { name: 'Check in: Tan Ah Kow' });
  await expect(form.getByRole('button', { name: 'Give room 201' })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Lim Siew Yen' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Tan Ah Kow' })).not.toBeChecked();
  await form.getByRole('checkbox', { name: 'Lim Siew Yen' }).uncheck();
  await form.getByRole('button', { name: 'Give room 201' }).click();
  await expect(form.getByText('Tick who is here: at least one guest')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Lim Siew Yen' }).check();

  // An upgrade takes a reason, and says so before it is sent.
  await form.getByText('Upgrade: another type (2)').click();
  await form.getByRole('radio', { name: /^301/ }).check();
  await form.getByRole('button', { name: 'Give room 301' }).click();
  await expect(form.getByText('It is another type than was bought: say why.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Why another type' }).fill('Birthday');
  await form.getByRole('button', { name: 'Give room 301' }).click();
  await expect(page.getByText('Tan Ah Kow has room 301')).toBeVisible();

  // The other guest comes later: their order is in its room, and they are ticked there.
  await typeLikeScanner(page, codeOf(order, 'Tan Ah Kow'));
  const room = page.getByRole('dialog', { name: `Room 301, ${rooms.ship.name}` });
  await expect(room.getByRole('checkbox', { name: 'Tan Ah Kow' })).toBeChecked();
  await expect(room.getByRole('button', { name: 'Note 1 arrival' })).toBeEnabled();
  await typeLikeScanner(page, codeOf(standing, 'Siti Aminah'));
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
  const { rooms, orders } = await OwnRooms.boarding(
    request,
    await login('editor'),
    [['Tan Ah Kow'], ['Siti Aminah']],
    [
      { type: 'OCEAN-T', floor: 2, position: 'port', from: 201, count: 2 },
      { type: 'FAMILY', floor: 3, position: 'stern', from: 301, count: 1 },
    ],
  );
  for (const order of orders.slice(0, 1)) await rooms.checkIn(order);
  await page.goto(rooms.path());
  await cabin(page, 201).click();
  const room = page.getByRole('dialog', { name: `Room 201, ${rooms.ship.name}` });
  await room.getByRole('button', { name: 'Move' }).click();
  await room.getByRole('textbox', { name: 'Why they move' }).fill('The tap drips');
  await expectAccessible(page);
  await room.getByRole('button', { name: 'Move to 202' }).click();
  await expect(page.getByRole('dialog', { name: `Room 202, ${rooms.ship.name}` })).toBeVisible();
  await page.keyboard.press('Escape');

  // Clean again, so that it comes back as it went.
  await cabin(page, 201).click();
  await room.getByRole('button', { name: 'Clean completed' }).click();
  await room.getByRole('button', { name: 'Maintenance' }).click();
  const question = page.getByRole('dialog', { name: 'Take room 201 out of service?' });
  await expect(question.getByText(/FAMILY/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take it out all the same' }).click();
  await expect(question.getByText('Please enter a reason')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('The tap drips');
  await question.getByRole('button', { name: 'Take it out all the same' }).click();
  await expect(room.getByText('The tap drips')).toBeVisible();
  await room.getByRole('button', { name: 'Back in service' }).click();
  await expect(room.getByRole('button', { name: 'Check in' })).toBeVisible();
});

test('who cleans sees rooms and numbers of guests, not names, and gives no rooms', async ({
  page,
  login,
  request,
}) => {
  const { rooms, orders } = await OwnRooms.boarding(request, await login('editor'), [['Tan Ah Kow']]);
  for (const order of orders) await rooms.checkIn(order);
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
  const { rooms, orders } = await OwnRooms.boarding(request, await login('editor'), [['Tan Ah Kow']]);
  for (const order of orders) await rooms.checkIn(order);
  for (const order of orders) await rooms.checkOut(order);
  await login('housekeeping');
  await page.goto(rooms.path());
  await cabin(page, 201).click();
  const room = page.getByRole('dialog', { name: `Room 201, ${rooms.ship.name}` });
  await expect(room.getByRole('button', { name: 'Clean completed' })).toBeVisible();
  await context.setOffline(true);
  await room.getByRole('button', { name: 'Clean completed' }).click();
  await expect(room.getByRole('status')).toContainText('Available');
  expect(await rooms.statusOf('201')).toBe('dirty');
  await context.setOffline(false);
  await expect.poll(() => rooms.statusOf('201')).toBe('available');
  await expect(room.getByRole('status')).toContainText('Available');
});

function codeOf(order: HousedOrder | undefined, name: string): string {
  return order?.tickets.find((ticket) => ticket.name === name)?.code ?? '';
}
