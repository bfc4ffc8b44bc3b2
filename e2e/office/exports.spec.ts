import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from '../fixtures/test.ts';

/** What people keep, by its screen: the file it comes in, a title of the sheet, and what one of its rows says there. */
const tables = [
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
] as const;

test('every table that people keep comes as an Excel file with its titles and rows', async ({
  page,
  login,
}) => {
  await login('admin');
  for (const [address, name, title, said] of tables) {
    await page.goto(address);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`));
    const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
    const column = titles.indexOf(title);
    expect(column, `${title} in ${titles.join(', ')}`).toBeGreaterThanOrEqual(0);
    expect(rows.map((row) => row[column])).toContain(said);
    await expect(page.getByText('Download success')).toBeVisible();
  }
});
