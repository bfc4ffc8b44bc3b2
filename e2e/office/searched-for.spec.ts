import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { adult, bookPassesOn, newCustomer } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

const date = addDays(portDate(new Date()), 312);

test('a document typed into the list of orders finds its order and stands in no address, no view and no link', async ({
  page,
  login,
  request,
}) => {
  const staff = await login('editor');
  const own = await makeOwnSailing(request, staff, date);
  const { token } = await newCustomer(request);
  const guest = adult();
  const order = await bookPassesOn(request, { token, staff }, own.id, [guest]);
  const number = guest.idNumber ?? '';
  const seen: string[] = [];
  page.on('request', (asked) => void seen.push(asked.url()));
  page.on('framenavigated', (frame) => void seen.push(frame.url()));
  page.on('request', (asked) => {
    if (asked.url().endsWith('/savedView/keep')) seen.push(asked.postData() ?? '');
  });

  await page.goto('/ship/shipOrder?status=unpaid');
  const box = page.getByRole('searchbox', { name: 'Number, name, phone or document' });
  const rows = page.getByRole('table').getByRole('row');
  await box.fill(number);
  await expect(rows.filter({ hasText: order.orderNo })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/keyword=/);

  // Beside an open order, after a reload and on the way back it is searched for still.
  await rows.filter({ hasText: order.orderNo }).getByText(order.orderNo).click();
  await expect(page.getByRole('dialog', { name: new RegExp(order.orderNo) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: new RegExp(order.orderNo) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toHaveValue(number);
  await expect(rows).toHaveCount(2);

  const name = `Unpaid ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(seen.some((text) => text.includes('"query":"status=unpaid"'))).toBe(true);
  expect(seen.filter((text) => text.toUpperCase().includes(number))).toEqual([]);

  // Nobody who comes next finds it by going back.
  const address = page.url();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await expect(box).toHaveValue('');
});

test('a link with a phone number loses it as soon as it is opened, and finds the same', async ({
  page,
  login,
}) => {
  await login('editor');
  await page.goto('/ship/userInfoRecord?keyword=0123456789');
  await expect(page).not.toHaveURL(/0123456789/);
  await expect(page.getByLabel('Name, phone or email')).toHaveValue('0123456789');
});

test('whose balance is recharged is looked for without their phone in an address', async ({
  page,
  login,
}) => {
  await login('finance');
  const addresses: string[] = [];
  page.on('request', (asked) => void addresses.push(asked.url()));
  await page.goto('/ship/rechargeRecord');
  await page.getByRole('button', { name: 'Recharge', exact: true }).click();
  const answer = page.waitForResponse(/\/wallet\/like/);
  await page.getByRole('dialog').getByLabel('Customer').fill('0123456789');
  await answer;
  expect(addresses.filter((address) => address.includes('0123456789'))).toEqual([]);
});
