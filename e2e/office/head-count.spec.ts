import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { Lane, makeBoarding } from '../fixtures/boarding.ts';
import { expectNothingCut } from '../fixtures/nothing-cut.ts';
import { expect, test } from '../fixtures/test.ts';

/** What stands in a column of the sheet the page exports. */
async function exported(page: Page, title: string): Promise<unknown[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const [titles = [], ...rows] = await readSheet(await readFile(await (await download).path()));
  return rows.map((row) => row[titles.indexOf(title)]);
}

test('the numbers follow the lanes, and ready to depart names who is missing', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { sailing, tickets, lane } = await makeBoarding(request, await login('editor'), [
    'Tan Ah Kow',
    'Siti Aminah',
    'Lim Siew Yen',
  ]);
  await page.goto(`/ship/headCount?sailing=${sailing.id}`);
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await expect(numbers).toContainText('0 / 3');
  const missing = page.getByRole('table', { name: 'Missing' });
  await expect(missing.getByRole('row')).toHaveCount(4);
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  await expect(numbers).toContainText('1 / 3');
  await expect(missing).not.toContainText('Tan Ah Kow');
  await lane.scan('board', { ticketId: tickets[1]?.id ?? 0 });
  await expect(numbers).toContainText('2 / 3');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ready to depart', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Ready to depart: ${sailing.name}?` });
  await expect(question).toContainText('1 person who is expected is not on board');
  await expect(question.getByRole('list')).toContainText('Lim Siew Yen');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Depart without 1 person' }).click();
  await expect(page.getByText(/is ready to depart; manifest number 1 is frozen/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open boarding again' })).toBeVisible();

  await page.getByRole('tab', { name: 'Manifest' }).click();
  await expect(page).toHaveURL(/tab=manifest/);
  const version = page.getByRole('combobox', { name: 'Version' });
  await version.selectOption({ index: 1 });
  await expect(page).toHaveURL(/version=1/);
  // The address changes before the screen does, and the numbers of one version are not those of another.
  await expect(version).toHaveValue('1');
  const manifest = page.getByRole('table', { name: 'Manifest' });
  await expect(manifest.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show document numbers' }).click();
  await expect(manifest).not.toContainText('••••');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'By type, age, nationality' }).click();
  await expect(page.getByRole('table', { name: 'Type of ticket' })).toBeVisible();
  await expect(page.getByText('Type of ticket', { exact: true })).toHaveCount(1);
  const exporting = await page.getByRole('button', { name: 'Export' }).boundingBox();
  const below = await page.getByRole('heading', { level: 2, name: sailing.name }).boundingBox();
  expect((exporting?.y ?? 0) + (exporting?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await exported(page, 'Counted by')).toEqual(
    expect.arrayContaining(['Type of ticket', 'Age', 'Nationality']),
  );

  await page.getByRole('tab', { name: 'Muster list' }).click();
  await expect(page.getByText('2 people on board at')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Without a cabin/ })).toBeVisible();
});

test('crew is entered by name or number and counts beside the passengers', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { sailing } = await makeBoarding(request, await login('editor'), ['Tan Ah Kow']);
  await page.goto(`/ship/headCount?sailing=${sailing.id}&tab=crew`);
  // With nothing to take away it stays where it is, so that nothing below it moves.
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await page.getByRole('button', { name: 'Enter crew or staff' }).click();
  const form = page.getByRole('dialog', { name: 'Enter crew or staff' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Captain Wong');
  await form.getByRole('textbox', { name: 'Duty' }).fill('Bridge');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Enter crew or staff' }).click();
  await form.getByText('A number').click();
  await form.getByRole('textbox', { name: 'People' }).fill('12');
  await form.getByRole('textbox', { name: 'Duty' }).fill('Galley');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('13 people of crew and staff')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Numbers' })).toContainText(
    '0 passengers, 13 crew and staff',
  );
  expect(await exported(page, 'People')).toEqual([1, 12, 13]);
  // The hand rests where the form's button was, now over an action of a row and its hint.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete: Captain Wong' }).click();
  await page
    .getByRole('dialog', { name: 'Take Captain Wong off?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('12 people of crew and staff')).toBeVisible();
});

test('a conflict shows both sides and is resolved with a reason; a device gives its places back', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const { sailing, tickets, lane } = await makeBoarding(request, staff, ['Tan Ah Kow', 'Siti Aminah']);
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  const apart = await Lane.open(request, staff, sailing.id, 'Lane two');
  await apart.handOver('board', tickets[0]?.id ?? 0);
  await apart.takeShare(5);
  await page.goto(`/ship/headCount?sailing=${sailing.id}&tab=conflicts`);
  const conflict = page.getByRole('article', { name: 'Boarded twice' });
  await expect(conflict).toContainText('Tan Ah Kow');
  await expect(conflict.getByRole('region', { name: 'This scan' })).toContainText('By the device alone');
  await expect(conflict.getByRole('region', { name: 'The other scan' })).toContainText('By the server');
  await expectAccessible(page);
  // The number of conflicts leads to them, and is pressed also where it is one digit.
  await expectNothingCut(page);
  await conflict.getByRole('button', { name: 'Resolve' }).click();
  const question = page.getByRole('dialog', { name: 'Resolve: Boarded twice' });
  await question
    .getByRole('textbox', { name: 'What was found out' })
    .fill('Scanned again at the second lane');
  await question.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('No conflicts', { exact: true })).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await expect(conflict).toContainText('Scanned again at the second lane');
  expect(await exported(page, 'What was found out')).toEqual(['Scanned again at the second lane']);

  await page.getByRole('tab', { name: 'Devices' }).click();
  const devices = page.getByRole('table', { name: 'Devices' });
  await expect(devices).toContainText('Lane two');
  expect(await exported(page, 'Device')).toContain('Lane two');
  await expectAccessible(page);
  await devices.getByRole('button', { name: 'Release places' }).click();
  const release = page.getByRole('dialog', { name: 'Release the places of Lane two?' });
  await release.getByRole('textbox', { name: 'Reason' }).fill('Its battery is dead');
  await release.getByRole('button', { name: 'Release places' }).click();
  await expect(page.getByText(/places? (was|were) released/)).toBeVisible();
  await expect(devices.getByRole('button', { name: 'Release places' })).toHaveCount(0);
});

test("a sailing's page shows how far its boarding is and leads to its head count", async ({
  page,
  login,
  request,
}) => {
  const { sailing, tickets, lane } = await makeBoarding(request, await login('editor'), ['Tan Ah Kow']);
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  await page.goto(`/ship/sailings?id=${sailing.id}`);
  const panel = page.getByRole('dialog', { name: sailing.name });
  await expect(panel).toContainText('1 of 1 boarded, 1 on board now');
  await panel.getByRole('link', { name: 'Head count' }).click();
  await expect(page).toHaveURL(`/ship/headCount?sailing=${sailing.id}`);
  await expect(page.getByRole('heading', { level: 2, name: sailing.name })).toBeVisible();
});
