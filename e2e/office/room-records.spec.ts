import { readFile } from 'node:fs/promises';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { APIRequestContext, Download } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { call } from '../fixtures/call.ts';
import { OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

/** A sailing that has left: one order went to its room and left it, one stayed in, one never came. */
async function sailOnce(request: APIRequestContext, staff: string) {
  const rooms = await OwnRooms.open(request, staff);
  const sailing = await rooms.sail('day');
  const gone = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow', 'Siti Aminah']);
  const inside = await rooms.book(sailing, 'FAMILY', ['Lim Siew Yen']);
  await rooms.book(sailing, 'OCEAN-T', ['Wong Mei Lan']);
  await rooms.step(sailing, 'boarding');
  const number = await rooms.checkIn(gone);
  await rooms.checkIn(inside);
  const stay = (await rooms.rooms()).find((room) => room.number === number)?.stay;
  await call(request, staff, housekeepingCalls.checkOut, { params: { id: stay?.id ?? 0 } });
  await rooms.step(sailing, 'departed');
  return { ship: rooms.ship, sailing, number };
}

async function cellsOf(file: Download, title: string): Promise<string[]> {
  const [titles = [], ...lines] = await readSheet(await readFile(await file.path()));
  // What the sheet is of stands beneath, after a line left free.
  const free = lines.findIndex((line) => line.every((cell) => cell === null));
  const rows = free < 0 ? lines : lines.slice(0, free);
  return rows.map((row) => String(row[titles.indexOf(title)]));
}

test('stays stand in the records with guests and duration, are found by filters, and go to Excel', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { ship, sailing, number } = await sailOnce(request, await login('editor'));
  await page.goto(`/ship/roomRecord?sailingId=${sailing}`);
  const table = page.getByRole('table', { name: 'Check-in records' });
  await expect(table.getByRole('row')).toHaveCount(3);
  const row = table.getByRole('row', { name: new RegExp(`^${number}`) });
  await expect(row).toContainText('Tan Ah Kow, Siti Aminah');
  await expect(row).toContainText('Checked out');
  await expect(row).toContainText(/\d+ min/);
  await expect(row).toContainText(ship.name);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'In the room' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Lim Siew Yen');
  await expect(page).toHaveURL(/state=in/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Guest or order' }).fill('Siti Aminah');
  await page.getByRole('combobox', { name: 'Ship' }).click();
  await page.getByRole('option', { name: ship.name }).click();
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/from=\d{4}/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(row).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^check-in-records-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect((await cellsOf(file, 'Guest names'))[0]).toBe('Tan Ah Kow, Siti Aminah');
  expect(await cellsOf(file, 'Room number')).toEqual([number, 'Total']);
  expect(await cellsOf(file, 'Guests')).toEqual(['2', '2']);
});

test('the report counts arrivals, departures, guests and no-shows, draws them, and goes to Excel', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { ship, sailing } = await sailOnce(request, await login('editor'));
  const day = addDays(portDate(new Date()), 1);
  await page.goto(`/ship/checkInReport?shipId=${ship.id}&from=${day}&to=${day}`);
  const table = page.getByRole('table', { name: 'Check-in report' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('Cabins sold3Arrivals2Departures1Guests3No-shows1');
  await expect(page.getByRole('slider', { name: 'Arrivals, empty cabins and departures' })).toHaveAttribute(
    'aria-valuetext',
    /: Arrivals 2, Empty cabins 1, Departures 1$/,
  );
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^check-in-report-\d{4}-\d{2}-\d{2}\.xlsx$/);
  // The last row adds up what the screen adds up, and no more.
  expect(await cellsOf(file, 'OCEAN-T')).toEqual(['1', 'null']);
  expect(await cellsOf(file, 'FAMILY')).toEqual(['1', 'null']);
  expect(await cellsOf(file, 'Arrivals')).toEqual(['2', '2']);

  const scope = `${day} – ${day} · ${ship.name} · Day and night · By sailing`;
  await expect(page.getByText(scope)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(scope)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('By day', { exact: true }).click();
  await expect(page).toHaveURL(/by=day/);
  await expect(table.getByRole('row', { name: new RegExp(`^${day}`) })).toBeVisible();
  await page.goBack();
  await page.goto(`/ship/checkInReport?shipId=${ship.id}&from=${day}&to=${day}`);
  await page.getByRole('button', { name: /^Its stays:/ }).click();
  await expect(page).toHaveURL(new RegExp(`/ship/roomRecord\\?sailingId=${sailing}`));
  await expect(page.getByRole('table', { name: 'Check-in records' }).getByRole('row')).toHaveCount(3);
});

test('on a telephone stays and lines of the report are cards', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { ship, sailing } = await sailOnce(request, await login('editor'));
  const day = addDays(portDate(new Date()), 1);
  await page.goto(`/ship/roomRecord?sailingId=${sailing}`);
  await expect(page.getByRole('list', { name: 'Check-in records' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.goto(`/ship/checkInReport?shipId=${ship.id}&from=${day}&to=${day}`);
  await expect(page.getByRole('list', { name: 'Check-in report' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});

test('a room keeps the status its steps gave it, and who stayed in it keeps it from being deleted', async ({
  page,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const { ship, number } = await sailOnce(request, await login('editor'));
  await page.goto(`/ship/roomManagement?shipId=${ship.id}&keyword=${number}`);
  await page.getByRole('button', { name: `Edit: ${number}` }).click();
  const form = page.getByRole('dialog', { name: `Room ${number}, ${ship.name}` });
  await expect(form.getByText('Dirty')).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
  await expect(form.getByText('It changes on board')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Notes' }).fill('Near the lift');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Room ${number} was saved`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${number}`) })).toContainText('Dirty');

  await page.getByRole('button', { name: `Delete: ${number}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Operation failed: Somebody has been in this room/)).toBeVisible();

  await page.getByRole('button', { name: `Edit: ${number}` }).click();
  await form.getByRole('link', { name: 'To the room overview' }).click();
  await expect(page).toHaveURL(new RegExp(`/ship/roomCheckInManagement\\?ship=${ship.id}`));
  await expect(page.getByRole('dialog', { name: `Room ${number}, ${ship.name}` })).toBeVisible();
});
