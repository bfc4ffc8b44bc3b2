import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { writeSheet } from '../../packages/server/src/platform/excel/write-sheet.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ login }) => {
  await login('editor');
});

test('an operator makes many rooms at once and sees before which are there', async ({
  page,
  expectAccessible,
}, { project }) => {
  test.slow();
  const prefix = project.name === 'phone' ? 'P' : 'D';
  await page.goto('/ship/roomManagement');
  await page.getByRole('button', { name: 'Add several' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rooms from–to' });
  await drawer.getByRole('button', { name: 'Make rooms' }).click();
  await expect(drawer.getByText('Please input Position')).toBeVisible();
  await drawer.getByLabel('Ship').click();
  await page.getByRole('option', { name: 'Straits Pearl' }).click();
  await drawer.getByLabel('Room type').click();
  await page.getByRole('option', { name: /^SOLO/ }).click();
  await drawer.getByLabel('Floor').fill('7');
  await drawer.getByLabel('Position').click();
  await page.getByRole('option', { name: 'Bow' }).click();
  await drawer.getByLabel('Prefix').fill(prefix);
  await drawer.getByLabel('First number').fill('701');
  await drawer.getByLabel('Last number').fill('704');
  await expect(drawer.getByText('4 rooms will be made')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Make 4 rooms' }).click();
  await expect(page.getByText('4 rooms were made')).toBeVisible();
  await expect(drawer).toBeHidden();

  await page.getByLabel('Floor').fill('7');
  await page.getByLabel('Room number').fill(`${prefix}70`);
  await expect(page).toHaveURL(/floor=7/);
  await expect(page.getByText('1–4 of 4')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Delete: ${prefix}704` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Room ${prefix}704 was deleted`)).toBeVisible();

  await page.getByRole('button', { name: 'New room' }).click();
  const form = page.getByRole('dialog', { name: 'New room' });
  await form.getByRole('button', { name: 'Save' }).click();
  for (const field of ['Room number', 'Ship', 'Room type', 'Floor', 'Position']) {
    await expect(form.getByText(`Please input ${field}`)).toBeVisible();
  }
});

test('an import reports every problem before anything is written', async ({ page, expectAccessible }, {
  project,
}) => {
  test.slow();
  const number = project.name === 'phone' ? 'IP1' : 'ID1';
  const good = { Ship: 'Straits Pearl', Number: number, Type: 'SOLO', Floor: 8, Position: 'bow' };
  await page.goto('/ship/roomManagement');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rooms from an Excel sheet' });
  const files = drawer.locator('input[type=file]');
  const bad = { ...good, Number: 'IX', Ship: 'Nobody', Position: 'left' };
  await files.setInputFiles(await sheetFile([good, bad, good]));
  const problems = drawer.getByRole('table', { name: 'Problems' });
  await expect(problems.getByRole('row')).toHaveCount(4);
  await expect(problems).toContainText('There is no ship with this name');
  await expect(problems.getByRole('row').nth(3)).toContainText('This room stands in the sheet twice');
  await expect(drawer.getByRole('button', { name: 'Write' })).toBeDisabled();
  await expectAccessible(page);

  await files.setInputFiles(await sheetFile([good]));
  await expect(drawer.getByText('Every row is right. Nothing is written yet.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Write 1 room' }).click();
  await expect(page.getByText('1 room made, 0 changed')).toBeVisible();
  await page.getByLabel('Room number').fill(number);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Bow');
});

test('the export is downloaded under the name the server gives it, with just the rooms that match', async ({
  page,
}) => {
  await page.goto('/ship/roomManagement');
  // Nobody else makes suites: the demo's twelve stand on deck 7, six of them at the stern.
  await page.getByRole('combobox', { name: 'Room type' }).click();
  await page.getByRole('option', { name: 'SUITE' }).click();
  await page.getByRole('combobox', { name: 'Position' }).click();
  await page.getByRole('option', { name: 'Stern' }).click();
  await expect(page).toHaveURL(/position=stern/);
  await expect(page.getByText('1–6 of 6')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^rooms-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByText('Download success')).toBeVisible();
  const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
  const cells = (title: string) => rows.map((row) => String(row[titles.indexOf(title)]));
  expect(cells('Number')).toEqual(['7301', '7302', '7303', '7304', '7305', '7306']);
  expect(new Set(cells('Type'))).toEqual(new Set(['SUITE']));
  expect(new Set(cells('Position'))).toEqual(new Set(['Stern']));
});

type SheetLine = Record<string, string | number>;

async function sheetFile(rows: SheetLine[]) {
  const titles = ['Ship', 'Number', 'Type', 'Floor', 'Position', 'Status', 'Notes'];
  const columns = titles.map((title) => ({ title, width: 12, value: (row: SheetLine) => row[title] ?? '' }));
  return {
    name: 'rooms.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeSheet({ title: 'Rooms', columns, rows, total: '' }),
  };
}
