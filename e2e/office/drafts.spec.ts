import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Page } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { makeRoomType } from '../fixtures/room-type.ts';
import { expect, test } from '../fixtures/test.ts';

async function begin(page: Page) {
  await page.goto('/ship/routes');
  await page.getByTestId('sidebar').getByRole('link', { name: 'Ship info' }).click();
  await page.getByRole('button', { name: 'New ship' }).click();
  const form = page.getByRole('dialog', { name: 'New ship' });
  await form.getByLabel('Name', { exact: true }).fill('Half a Name');
  return form;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test.beforeEach(async ({ login }) => {
  await login('editor');
});

test('Back asks before a form is left, and offers what was begun when it is opened again', async ({
  page,
  expectAccessible,
}) => {
  const form = await begin(page);
  await page.goBack();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/ship\/ship$/);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half a Name');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/ship\/routes$/);

  await page.getByTestId('sidebar').getByRole('link', { name: 'Ship info' }).click();
  await page.getByRole('button', { name: 'New ship' }).click();
  await expect(form.getByText(/You had begun this at \d\d:\d\d/)).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half a Name');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'New ship' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(form.getByText(/You had begun this/)).toHaveCount(0);
});

test('a link of the sidebar asks before a form is left', async ({ page }) => {
  const form = await begin(page);
  const sidebar = page.getByTestId('sidebar');
  // The link lies behind the drawer, where an assistive tool or a shortcut still reaches it.
  await sidebar.locator('a[href="/ship/routes"]').dispatchEvent('click');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half a Name');
  await sidebar.locator('a[href="/ship/routes"]').dispatchEvent('click');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/ship\/routes$/);
});

test('a reload asks, and what was begun is there afterwards; not for somebody else at the same machine', async ({
  page,
  login,
}) => {
  const form = await begin(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'New ship' }).click();
  await expect(form.getByText(/You had begun this/)).toBeVisible();

  await login('admin');
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(form.getByText(/You had begun this/)).toHaveCount(0);
});

test('what was begun is not offered over what somebody else has saved since', async ({
  page,
  request,
  login,
}, { project }) => {
  const token = await login('editor');
  const type = await makeRoomType(request, token, `DRAFT-${project.name.toUpperCase()}`);
  try {
    await page.goto('/ship/roomTypeManagement');
    const edit = page.getByRole('button', { name: `Edit: ${type.code}` });
    await edit.click();
    const form = page.getByRole('dialog', { name: new RegExp(type.code) });
    await form.getByLabel('Description (English)').fill('Begun');
    await page.reload();
    await edit.click();
    await expect(form.getByText(/You had begun this/)).toBeVisible();

    const { images, rooms: _rooms, datePrices: _dates, updatedAt: _at, ...body } = type;
    const imageIds = images.map(({ id }) => id);
    await call(request, token, fleetCalls.saveRoomType, { body: { ...body, imageIds, maxOccupancy: 3 } });
    await page.reload();
    await edit.click();
    await expect(form.getByLabel('Description (English)')).toBeVisible();
    await expect(form.getByText(/You had begun this/)).toHaveCount(0);
  } finally {
    await call(request, token, fleetCalls.deleteRoomType, { params: { id: type.id } });
  }
});

test('a sale at the counter is not left unasked, and is offered when the counter is opened again', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login('frontdesk');
  await page.goto('/ship/rechargeRecord');
  const sidebar = page.getByTestId('sidebar');
  const openCounter = async () => {
    await sidebar.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Counter sale' }).click();
  };
  await openCounter();
  const name = page.getByRole('group', { name: 'Passenger 1' }).getByLabel('Name');
  await name.fill('Half Sold');
  const ways = [
    () => page.goBack(),
    () => sidebar.getByRole('link', { name: 'Head count' }).click(),
    // The list of orders is the same screen under another address.
    () => sidebar.getByRole('link', { name: 'Orders' }).click(),
  ];
  for (const go of ways) {
    await go();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/sale=1/);
    await expect(name).toHaveValue('Half Sold');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('Head count');
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/headCount/);

  await openCounter();
  await expect(page.getByText(/You had begun this at \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Half Sold');
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Counter sale' }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByText(/You had begun this/)).toHaveCount(0);
});
