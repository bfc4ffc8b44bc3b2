import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { call } from '../fixtures/call.ts';
import { adult, bookPassesOn, newCustomer } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

const date = addDays(portDate(new Date()), 310);

test('Ctrl+K finds an order by the document of a guest, by keyboard alone, and no address ever has the number', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const own = await makeOwnSailing(request, staff, date);
  const { token } = await newCustomer(request);
  const guest = adult();
  const order = await bookPassesOn(request, { token, staff }, own.id, [guest]);
  const number = guest.idNumber ?? '';
  const addresses: string[] = [];
  page.on('request', (asked) => void addresses.push(asked.url()));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find anything' });
  const field = box.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await field.fill(number.toLowerCase());
  const found = box.getByRole('group', { name: 'Orders' }).getByRole('option');
  await expect(found).toHaveText(new RegExp(order.orderNo));
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(page.getByRole('dialog', { name: new RegExp(order.orderNo) })).toBeVisible();
  expect(addresses.filter((address) => address.toUpperCase().includes(number))).toEqual([]);

  // By its ship the sailing, and the customer by their name in this account.
  await page.keyboard.press('Control+k');
  await field.fill(own.ship);
  await expect(box.getByRole('group', { name: 'Sailings' }).getByRole('option')).toHaveText(
    new RegExp(own.ship),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: own.name })).toBeVisible();
  const { status } = await call(request, staff, bookingCalls.orderDetail, { params: { id: order.id } });
  expect(status).toBe('unpaid');
});

test('a slash opens it where nothing is typed, and arrows choose among screens; a role finds only its own', async ({
  page,
  login,
  speak,
}) => {
  await login('frontdesk');
  await page.goto('/ship/shipOrder');
  const keyword = page.getByLabel('Number, name, phone or document');
  await keyword.focus();
  await page.keyboard.type('a/b');
  await expect(keyword).toHaveValue('a/b');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const box = page.getByRole('dialog', { name: 'Find anything' });
  const field = box.getByRole('combobox');
  await field.fill('cash');
  await expect(box.getByRole('option')).toHaveText(['My cash drawer']);
  await field.fill('roles');
  await expect(box.getByRole('status')).toHaveText('Nothing found');
  await field.fill('record');
  const chosen = box.locator('[aria-selected=true]');
  const first = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  // Whatever the language, the English title of a screen finds it too.
  await speak('ko');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '무엇을 찾으세요?' }).fill('my cash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cashDrawer/);
});
