import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * What people keep, by its screen: the file it comes in, a title of the sheet, what one of its rows says there, and the
 * button, where the screen has another.
 */
const tables: readonly (readonly [string, string, string, string, string?])[] = [
  ['/ship/userInfoRecord?keyword=superagent', 'customers', 'Username', 'superagent'],
  ['/business/agents?keyword=superagent', 'agents', 'Reference code', 'LIMWS'],
  ['/ship/sailings?view=list', 'sailings', 'Status', 'Scheduled'],
  ['/ship/ship', 'ships', 'Status', 'Active'],
  ['/ship/roomTypeManagement', 'room-types', 'Name (English)', 'Solo Cabin'],
  ['/permission/role', 'roles', 'Name', 'frontdesk'],
  ['/permission/menus', 'menus', 'Path', '/business/dailyClosing'],
  ['/ship/slides', 'slides', 'Enabled', 'On'],
  ['/setup/settingConfig?keyword=holdMinutes', 'settings', 'Key', 'booking.holdMinutes'],
  ['/setup/mails', 'mails', 'Status', 'Kept'],
  ['/setup/auditLog', 'audit-log', 'Action', 'Export'],
  ['/ship/turnover', 'cleaning-board', 'Status', 'Clean', 'Export rooms'],
  ['/ship/occupancyReport', String.raw`occupancy-\d{4}`, 'Date', 'Total', 'Export the year'],
];

test('every table that people keep comes as an Excel file with its titles and rows', async ({
  page,
  login,
}) => {
  await login('admin');
  for (const [address, name, title, said, button = 'Export'] of tables) {
    await page.goto(address);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`));
    const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
    const column = titles.indexOf(title);
    expect(column, `${title} in ${titles.join(', ')}`).toBeGreaterThanOrEqual(0);
    expect(rows.map((row) => row[column])).toContain(said);
    await expect(page.getByText('Download success')).toBeVisible();
  }
});

test('the arrivals of a sailing go to Excel as they are searched', async ({ page, login, request }) => {
  const parties = [['Tan Ah Kow', 'Siti Aminah'], ['Lim Siew Yen']];
  const { rooms } = await OwnRooms.boarding(request, await login('editor'), parties);
  await page.goto(rooms.path('&tab=arrivals'));
  await expect(page.getByText('2 orders')).toBeVisible();
  await page.getByLabel('Name, order number or end of phone').fill('Siti');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [titles = [], ...rows] = await readSheet(await readFile(await (await download).path()));
  expect(rows.map((row) => row[titles.indexOf('Guest names')])).toEqual(['Tan Ah Kow, Siti Aminah', null]);
  expect(rows.at(-1)?.[titles.indexOf('Guests')]).toBe(2);
});
