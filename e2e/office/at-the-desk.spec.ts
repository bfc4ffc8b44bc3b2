import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { adult, book, bookPassesOn, confirmPaid, newCustomer, orderPage } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

// Beyond the demo's sailings.
const date = addDays(portDate(new Date()), 300);

test('the desk puts a name right, the ticket keeps its number, and books the same guests again', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { ahead: [50, 85], passengers: [adult({ name: 'Tan Mei Fomg' }), adult({ name: 'Ong Kai' })] },
  ]);
  await confirmPaid(
    request,
    await login('frontdesk'),
    [order].flatMap((one) => one ?? []),
  );
  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order?.orderNo}` });
  const guest = panel.getByRole('listitem').filter({ hasText: 'Tan Mei Fo' });
  const serial = /[A-Z0-9]{3,5}(-[A-Z0-9]{3,5})+/.exec((await guest.textContent()) ?? '')?.[0] ?? 'none';
  await panel.getByRole('button', { name: 'Correct the details of Tan Mei Fomg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the details of Tan Mei Fomg' });
  const card = dialog.getByRole('group', { name: 'Guest' });
  await expect(card.getByLabel('Document number')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Nothing was changed.');
  await card.getByLabel('Name').fill('Tan Mei Fong');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog).toBeHidden();
  await expect(guest).toContainText('Tan Mei Fong');
  await expect(guest).toContainText(serial);
  await expect(panel.locator('[data-what=guestCorrected]')).toContainText('· Amirah Yusof');

  await panel.getByRole('button', { name: 'Book again' }).click();
  await expect(page.getByRole('heading', { name: 'Counter sale' })).toBeVisible();
  const first = page.getByRole('group', { name: 'Passenger 1' });
  await expect(first.getByLabel('Name')).toHaveValue('Tan Mei Fong');
  await expect(page.getByRole('group', { name: 'Passenger 2' }).getByLabel('Name')).toHaveValue('Ong Kai');
  await expect(first.getByLabel('Document number')).toHaveValue('');
  await expect(first).toContainText('Left empty, the number ending in');
  await expectAccessible(page);
});

test('a sailing far away is not put into boarding, and says from when it can be', async ({
  page,
  request,
  login,
}) => {
  const far = addDays(portDate(new Date()), 3300);
  const own = await makeOwnSailing(request, await login('editor'), far);
  await page.goto(`/ship/sailings?id=${own.id}`);
  const panel = page.getByRole('dialog', { name: own.name });
  await expect(panel.getByRole('button', { name: 'Start boarding' })).toBeDisabled();
  await expect(panel).toContainText(`Boarding can be opened from ${addDays(far, -3000)} on.`);
});

test('on a sailing stand its passengers, its money and whom to call; who was called is seen by the next one', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const own = await makeOwnSailing(request, staff, date);
  const { token } = await newCustomer(request, 'Lim Siew Yen');
  const guests = [adult({ name: 'Tan Mei Fong', phone: '+60123456789' }), adult({ name: 'Ong Kai' })];
  const order = await bookPassesOn(request, { token, staff }, own.id, guests);
  await confirmPaid(request, staff, [order]);
  await page.goto(`/ship/sailings?id=${own.id}`);
  const panel = page.getByRole('dialog', { name: own.name });
  const people = panel.getByRole('table', { name: 'Passengers' });
  await expect(people.getByRole('row')).toHaveCount(3);
  await panel.getByLabel('Name, order or phone').fill('012-345 6789');
  await expect(people.getByRole('row')).toHaveCount(2);
  await expect(people.getByRole('link', { name: '+60123456789' })).toHaveAttribute(
    'href',
    'tel:+60123456789',
  );
  await expectAccessible(page);
  await panel.getByRole('tab', { name: 'Money' }).click();
  await expect(panel.getByRole('table', { name: 'Money' }).getByRole('row')).toHaveCount(3);
  await panel.getByRole('tab', { name: 'Whom to call' }).click();
  await expect(panel.getByText('0 of 1 order called')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Lim Siew Yen has been called' }).click();
  await expect(panel.getByText('1 of 1 order called')).toBeVisible();
  await expectAccessible(page);

  await login('frontdesk');
  await page.reload();
  await panel.getByRole('tab', { name: 'Whom to call' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Lim Siew Yen has been called' })).toBeChecked();
  const calls = panel.getByRole('table', { name: 'Whom to call' });
  await expect(calls).toContainText('Kevin Ong, ');
  // Who and when take two lines, not one for every word.
  const who = await calls.getByText('Kevin Ong, ').boundingBox();
  expect(who?.height).toBeLessThan(45);
  // A link in a table is one of the product's, not the browser's blue.
  await expect(calls.getByRole('link').first()).toHaveCSS('color', 'rgb(8, 102, 108)');
});

test('the dialog says why an order is not given away, until another reason is typed', async ({
  page,
  login,
  request,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{ kind: 'standing' }]);
  await login('editor');
  // The limit is one for all: as the server refuses where it is reached.
  const message = 'Your limit is RM 500.00 a day.';
  await page.route('**/order/*/complimentary', (route) =>
    route.fulfill({ json: { code: 422, message, reason: 'order.giftsOver' } }),
  );
  await page.goto(orderPage(order));
  await page.getByRole('button', { name: 'Make complimentary' }).click();
  const question = page.getByRole('dialog', { name: 'Give this order away?' });
  await question.getByLabel('Reason').fill('Birthday of the captain');
  await question.getByRole('button', { name: 'Give it away' }).click();
  await expect(question.getByRole('alert')).toHaveText(message);
  await question.getByLabel('Reason').fill('Birthday of the cook');
  await expect(question.getByRole('alert')).toHaveCount(0);
});

test('a view is saved, shown again, and shared with those who may open the screen', async ({
  page,
  login,
  expectAccessible,
}) => {
  const name = `Nights ${Math.random().toString(36).slice(2, 8)}`;
  await login('finance');
  await page.goto('/ship/shipOrder?slot=night&status=paid&sort=totalSen.desc&page=2');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill(name);
  await dialog.getByLabel('Shared with everybody who may open this screen').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await login('frontdesk');
  await page.goto('/ship/shipOrder?method=cash');
  await page.getByRole('button', { name: 'Views' }).click();
  const shared = page.getByRole('menuitem', { name });
  await expect(shared).toContainText('Wong Kah Mun');
  await shared.click();
  await expect(page).toHaveURL(/\/ship\/shipOrder\?(?!.*(method|page)=).*slot=night/);
  await expect(page).toHaveURL(/status=paid.*sort=totalSen\.desc|sort=totalSen\.desc.*status=paid/);
  await page.getByRole('button', { name: 'Views' }).click();
  // What another shares is theirs to delete, and that of whoever looks after the settings.
  await expect(page.getByRole('menuitem', { name: `Delete the view ${name}` })).toHaveCount(0);
  // Others would lose it too: whoever shared it is asked as well.
  await login('finance');
  await page.reload();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: `Delete the view ${name}` }).click();
  const own = page.getByRole('dialog', { name: `Delete the view ${name}` });
  await own.getByRole('button', { name: 'Keep the view' }).click();
  await expect(own).toBeHidden();
  await login('admin');
  await page.reload();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: `Delete the view ${name} by Wong Kah Mun` }).click();
  const asked = page.getByRole('dialog', { name: `Delete the view ${name} by Wong Kah Mun` });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The view “${name}” is deleted`)).toBeVisible();
});

test('saving a view stays where it is when the views that are kept arrive', async ({ page, login }) => {
  await login('finance');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/savedView/list*', async (route) => {
    await held;
    const kept = { id: 1, name: 'Nights', shared: false, isOwn: true, person: '', query: '', columns: [] };
    await route.fulfill({ json: { code: 200, message: 'success', data: [kept] } });
  });
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Views' }).click();
  const save = page.getByRole('menuitem', { name: 'Save this view' });
  // Where it stands in the menu, which itself comes in by a movement.
  const place = () => save.evaluate((item: HTMLElement) => item.offsetTop);
  const before = await place();
  arrive();
  await expect(page.getByRole('menuitem', { name: 'Nights', exact: true })).toBeVisible();
  expect(await place()).toBe(before);
});
