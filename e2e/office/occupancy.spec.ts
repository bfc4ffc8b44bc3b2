import { readFile } from 'node:fs/promises';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

const day = addDays(portDate(new Date()), 1);
const month = day.slice(0, 7);

/** What a cell says as a number; one that says nothing is none. */
function numberOf(text: string): number {
  const plain = text.replaceAll(/[^\d.%-]/g, '');
  return plain.endsWith('%') ? Number(plain.slice(0, -1)) / 100 : Number(plain);
}

async function screenRows(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
}

const languages = [
  { locale: 'en', export: 'Export', table: /in numbers$/, total: 'Total', chart: /^Occupancy by day/ },
  { locale: 'zh', export: '导出', table: /每日入住率明细$/, total: '合计', chart: /每日入住率$/ },
  { locale: 'ko', export: '내보내기', table: /일별 점유율 표$/, total: '합계', chart: /일별 점유율$/ },
] as const;

for (const words of languages)
  test(`in ${words.locale} the report draws a month and its year, and its Excel says the same, cell by cell`, async ({
    page,
    login,
    request,
    speak,
    expectAccessible,
  }) => {
    const rooms = await OwnRooms.open(request, await login('editor'));
    const sailing = await rooms.sail('day');
    const night = await rooms.sail('night');
    const inside = await rooms.book(sailing, 'OCEAN-T', ['Tan Ah Kow']);
    await rooms.book(sailing, 'FAMILY', ['Siti Aminah']);
    await rooms.book(night, 'OCEAN-T', ['Lim Siew Yen']);
    await rooms.step(sailing, 'boarding');
    await rooms.checkIn(inside);

    await speak(words.locale);
    await page.goto(`/ship/occupancyReport?month=${month}&shipId=${rooms.ship.id}`);
    const table = page.getByRole('table', { name: words.table });
    await expect(table.locator('tbody tr').last()).toContainText(words.total);
    const shown = await screenRows(page, (await table.getAttribute('aria-label')) ?? '');
    const ofDay = shown.find(([date]) => date?.startsWith(day)) ?? [];
    // Two sailings, three cabins of twice ten, one checked in.
    expect(ofDay.slice(1, 7)).toEqual(['2', '3', '1', '0', '20', '15.0%']);
    await expectAccessible(page);

    const chart = page.getByRole('slider', { name: words.chart });
    await chart.focus();
    await page.keyboard.press('Home');
    for (let at = 1; at < Number(day.slice(8)); at += 1) await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', /15\.0%/);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export, exact: true }).click();
    const [, ...lines] = await readSheet(await readFile(await (await download).path()));
    // Beneath, after lines left free, stands what it is of.
    const rows = lines.slice(0, shown.length);
    expect(lines.slice(shown.length).flat().filter(Boolean)).toEqual([
      expect.stringContaining(`${month} · ${rooms.ship.name}`),
    ]);
    for (const [index, row] of rows.entries()) {
      const [name, ...cells] = shown[index] ?? [];
      const title = row[0] instanceof Date ? row[0].toISOString().slice(0, 10) : String(row[0]);
      expect(name?.startsWith(title)).toBe(true);
      expect(row.slice(1).map((cell) => Number(cell ?? 0))).toEqual(cells.map(numberOf));
    }
  });

test('by keyboard one reads the charts, turns them into tables, and goes from the year to a month', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const rooms = await OwnRooms.open(request, await login('editor'));
  await rooms.book(await rooms.sail('day'), 'OCEAN-T', ['Tan Ah Kow']);
  await page.goto(`/ship/occupancyReport?month=${month}&shipId=${rooms.ship.id}`);
  const money = page.getByRole('slider', { name: /^Room revenue by day/ });
  await expect(money).toBeVisible();
  await page.getByRole('button', { name: /^Room revenue by day.*as a table$/ }).click();
  await expect(money).toHaveCount(0);
  const figures = page.getByRole('table', { name: /^Room revenue by day/ });
  await expect(figures.getByRole('row')).toHaveCount(
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate() + 1,
  );
  await expect(figures.getByRole('row').nth(Number(day.slice(8)))).toContainText('RM ');
  await expectAccessible(page);

  const map = page.getByRole('grid', { name: new RegExp(`every day of ${month.slice(0, 4)}$`) });
  const cell = map.locator(`[data-date="${day}"]`);
  await expect(cell).toHaveText('10');
  // The year begins with the first month that has something to show.
  await expect(map.getByRole('row').nth(1).locator('td').first()).toHaveAttribute('data-date', `${month}-01`);
  await page.getByRole('combobox', { name: 'Slot' }).click();
  await page.getByRole('option', { name: 'Night' }).click();
  await expect(page).toHaveURL(/slot=night/);
  await expect(cell).toHaveText('·');
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAttribute('data-date', `${month.slice(0, 4)}-01-31`);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAttribute(
    'data-date',
    new RegExp(`${month.slice(0, 4)}-02-2[89]`),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`month=${month.slice(0, 4)}-02`));
  await expect(page.getByText(/^Nothing sails in February/)).toBeVisible();
});

test('on a telephone the year stands upright and days are cards', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rooms = await OwnRooms.open(request, await login('editor'));
  await rooms.book(await rooms.sail('day'), 'OCEAN-T', ['Tan Ah Kow']);
  await page.goto(`/ship/occupancyReport?month=${month}&shipId=${rooms.ship.id}`);
  const map = page.getByRole('grid', { name: /every day of/ });
  await expect(map.getByRole('row')).toHaveCount(32);
  await expect(map.locator(`[data-date="${day}"]`)).toHaveText('10');
  // The day and the sum of the month.
  await expect(page.getByRole('list', { name: /in numbers$/ }).getByRole('listitem')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('an administrator chooses who gets the report every month, and takes them off again', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login('editor');
  await page.goto('/ship/occupancyReport');
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Monthly mail' })).toHaveCount(0);

  await login('admin');
  await page.goto('/ship/occupancyReport');
  await page.getByRole('button', { name: 'Monthly mail' }).click();
  const drawer = page.getByRole('dialog', { name: 'Monthly mail' });
  await expect(drawer).toContainText('at 7:00 (UTC+8)');
  await drawer.getByRole('button', { name: 'Send it to them' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Member of staff' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await drawer.getByRole('combobox', { name: 'Member of staff' }).click();
  await page.getByRole('option', { name: /\(finance\)/ }).click();
  await drawer.getByRole('textbox', { name: 'Mail address' }).fill('books@gangway.example');
  await drawer.getByRole('combobox', { name: 'Language of the mail' }).click();
  await page.getByRole('option', { name: '中文' }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Send it to them' }).click();
  await expect(page.getByText(/will get the next report$/)).toBeVisible();
  const reader = drawer.getByRole('listitem').filter({ hasText: 'books@gangway.example' });
  await expect(reader).toContainText('books@gangway.example · 中文');
  await reader.getByRole('button', { name: /^Stop sending to/ }).click();
  await expect(reader).toHaveCount(0);
  await expect(drawer.getByRole('listitem')).toContainText('management@gangway.example · English');
});
