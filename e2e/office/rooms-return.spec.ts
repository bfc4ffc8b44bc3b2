import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { cabin, OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

test('an open desk hears that its ship is back, and checks all out with progress', async ({
  page,
  login,
  request,
}) => {
  const guests = [['Tan Ah Kow'], ['Siti Aminah'], ['Lim Siew Yen']];
  const { rooms, sailing, orders } = await OwnRooms.boarding(request, await login('editor'), guests);
  for (const order of orders) await rooms.checkIn(order);
  await page.goto(rooms.path());
  await expect(page.getByRole('button', { name: /^Room \d+, OCEAN-T, Occupied/ })).toHaveCount(3);
  await expect(page.getByText('rooms are not checked out yet')).toBeHidden();
  await rooms.step(sailing, 'departed', 'returned');
  await expect(page.getByText('3 rooms are not checked out yet.')).toBeVisible();

  // The answer is held back until what is shown meanwhile was seen; the desk behind hears of its rooms before.
  let letGo = () => {};
  const seen = new Promise<void>((resolve) => (letGo = resolve));
  const address = housekeepingCalls.checkOutSailing.path.replace('{id}', String(sailing));
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await seen;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Check out all' }).click();
  const box = page.getByRole('dialog', { name: /^Check out / });
  await box.getByRole('button', { name: 'Check out 3 rooms' }).click();
  await expect(page.getByText('3 rooms are not checked out yet.')).toHaveCount(0);
  await expect(box.getByRole('status')).toHaveText('0 of 3 rooms checked out');
  await expect(box.getByRole('progressbar', { name: 'Check out all' })).toHaveAttribute('aria-valuenow', '0');
  letGo();
  await expect(page.getByText(/^3 rooms of .* checked out$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Room \d+, OCEAN-T, Dirty$/ })).toHaveCount(3);
});

test('whoever checks out a room that another desk has checked out is told by whom', async ({
  page,
  login,
  request,
}) => {
  const { rooms, orders } = await OwnRooms.boarding(request, await login('editor'), [['Tan Ah Kow']]);
  for (const order of orders) await rooms.checkIn(order);
  await page.goto(rooms.path());
  await cabin(page, 201).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
  const question = page.getByRole('dialog', { name: 'Check out room 201?' });
  await expect(question).toBeVisible();
  for (const order of orders) await rooms.checkOut(order);
  await question.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText(/^Room 201 was checked out already, by .+ at \d\d:\d\d$/)).toBeVisible();
});

test('the page of a sailing leads to its rooms', async ({ page, login, request }) => {
  const rooms = await OwnRooms.open(request, await login('editor'));
  const sailing = await rooms.sail('day');
  await page.goto(`/ship/sailings?id=${sailing}`);
  await page.getByRole('link', { name: 'Rooms of this sailing' }).click();
  await expect(page).toHaveURL(new RegExp(`ship=${rooms.ship.id}&sailing=${sailing}`));
  await expect(cabin(page, 201)).toBeVisible();
});
