import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { adult, bookPassesOn, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { pictureFile } from '../fixtures/small-picture.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ login }) => {
  await login('editor');
});

test('an operator adds a ship with pictures, puts them in order by keyboard, and deletes it again', async ({
  page,
  expectAccessible,
}, { project }) => {
  test.slow();
  const name = `Kenyir ${project.name}`;
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ship' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please input Name')).toBeVisible();

  await drawer.getByLabel('Name', { exact: true }).fill(name);
  // Not active, so that the visitors of other tests never meet it.
  await drawer.getByText('Maintenance').click();
  await drawer.getByLabel('Manager', { exact: true }).fill('Capt. Azlan');
  await drawer
    .locator('input[type=file]')
    .setInputFiles([pictureFile('one.png'), pictureFile('two.png'), pictureFile('three.png')]);
  const pictures = drawer.getByRole('img', { name: /^Picture/ });
  await expect(pictures).toHaveCount(3);
  const first = await pictures.first().getAttribute('src');

  const on = drawer.getByRole('button', { name: /^Move on:/ });
  await on.first().focus();
  await page.keyboard.press('Enter');
  await expect(pictures.nth(1)).toHaveAttribute('src', first ?? '');
  await page.keyboard.press('Enter');
  await expect(pictures.nth(2)).toHaveAttribute('src', first ?? '');
  await expect(drawer.getByRole('status')).toHaveText('Picture 2 now stands at place 3 of 3');
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Remove: Picture 1' }).click();
  await expect(pictures).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} was saved`)).toBeVisible();
  await expect(drawer).toBeHidden();

  await page.getByLabel('Ship or manager').fill('Azlan');
  await expect(page).toHaveURL(/keyword=Azlan/);
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}?` });
  await expect(question).toContainText('It has no rooms and never had a sailing');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted`)).toBeVisible();
});

test('a ship in use is decommissioned, not deleted, and its sailings, orders and money are named first', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const own = await makeOwnSailing(request, staff, addDays(portDate(new Date()), 300));
  const { token } = await newCustomer(request);
  const paid = await bookPassesOn(request, { token, staff }, own.id, [adult(), adult()]);
  await confirmPaid(request, staff, [paid]);
  await page.goto(`/ship/ship?keyword=${own.ship}`);
  await page.getByRole('button', { name: `Delete: ${own.ship}` }).click();
  const question = page.getByRole('dialog', { name: `Decommission ${own.ship}?` });
  await expect(question).toContainText('A ship with rooms or sailings is not deleted but decommissioned');
  const touched = question.getByRole('region', { name: 'What it touches' });
  await expect(touched).toContainText('Sailings ahead1');
  await expect(touched).toContainText('Paid orders1');
  await expect(touched).toContainText('Passengers2');
  await expect(touched).toContainText(`Paid and not given back${formatMoney(paid.totalSen)}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep the ship' }).click();
  await expect(question).toBeHidden();

  // The same by its form: kept, the form stays as it is; agreed to, it is saved.
  await page.getByRole('button', { name: `Edit: ${own.ship}` }).click();
  const drawer = page.getByRole('dialog', { name: `Ship ${own.ship}` });
  await drawer.getByText('Decommissioned').click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(touched).toContainText('Sailings ahead1');
  await question.getByRole('button', { name: 'Keep the ship' }).click();
  await expect(question).toBeHidden();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Decommission', exact: true }).click();
  await expect(page.getByText(`${own.ship} was saved`)).toBeVisible();
});

test('pictures that are not taken are named one by one', async ({ page, announceErrors }) => {
  announceErrors(/ship\/upload/);
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ship' });
  const problems = drawer.getByRole('alert');
  const files = drawer.locator('input[type=file]');

  await files.setInputFiles([
    { name: 'deck.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ]);
  await expect(problems).toContainText('deck.svg: only JPG or PNG pictures are taken here');
  await expect(problems).toContainText('huge.png: larger than 5 MB');

  await files.setInputFiles({ name: 'script.png', mimeType: 'image/png', buffer: Buffer.from('alert(1)') });
  await expect(problems).toContainText('script.png: This file is not a picture');

  await files.setInputFiles(['1', '2', '3', '4', '5', '6'].map((number) => pictureFile(`${number}.png`)));
  await expect(problems).toContainText('6.png: not taken, at most 5 pictures');
  await expect(drawer.getByRole('img', { name: /^Picture/ })).toHaveCount(5);
});

test('who may only look sees no way to change a ship', async ({ page, login, expectAccessible }) => {
  await login('frontdesk');
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: 'Look at it: Selat Aurora' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ship Selat Aurora' });
  await expect(drawer.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: /^(Remove|Move)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New ship' })).toHaveCount(0);
  await expectAccessible(page);
});
