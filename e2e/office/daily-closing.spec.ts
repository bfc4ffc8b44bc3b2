import { readFile } from 'node:fs/promises';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { call } from '../fixtures/call.ts';
import { expect, test } from '../fixtures/test.ts';

const day = (back: number) => addDays(portDate(new Date()), -back);

test('finance closes day after day, each once, and a closed day says who closed it', async ({
  page,
  login,
  request,
  speak,
  expectAccessible,
}) => {
  const token = await login('finance');
  await page.goto(`/business/dailyClosing?date=${day(4)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Daily closing' })).toBeVisible();
  await expect(page.getByText('Open, to be closed next')).toBeVisible();
  const { figures } = await call(request, token, reportsCalls.dailyClosing, { body: { date: day(4) } });
  const methods = page.getByRole('table', { name: 'By method' });
  await expect(methods.getByRole('row', { name: /^Total/ })).toContainText(formatMoney(figures.takenSen));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Close this day' }).click();
  const dialog = page.getByRole('dialog', { name: `Close ${day(4)}?` });
  const payments = figures.methods.reduce((sum, { count }) => sum + count, 0);
  await expect(dialog).toContainText(
    `${payments} ${payments === 1 ? 'payment' : 'payments'} came to ${formatMoney(figures.takenSen)}`,
  );
  // Enter pressed out of habit closes nothing.
  await expect(dialog.getByRole('button', { name: 'Keep the day open' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Open, to be closed next')).toBeVisible();

  await page.getByRole('button', { name: 'Close this day' }).click();
  await dialog.getByLabel('Note').fill('All counted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close this day' }).click();
  await expect(page.getByText(`${day(4)} is closed`)).toBeVisible();
  await expect(page.getByText(/^Closed by .+ at \d{4}-/)).toBeVisible();
  await expect(page.getByText('Note: All counted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close this day' })).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^daily-closing-${day(4)}-.*\\.xlsx$`));
  const [titles = [], ...rows] = await readSheet(await readFile(await file.path()));
  expect(titles).toEqual(['Section', 'What', 'Time', 'Count', 'For orders', 'Recharges', 'Amount']);
  const total = rows.find((row) => row[0] === 'Taken' && row[1] === 'Total');
  expect(total?.[6]).toBe(figures.takenSen / 100);
  expect(rows.at(-1)?.[0]).toMatch(
    new RegExp(`^${day(4)} · Closed · Closed by .+ at \\d{4}-.+ · Note: All counted$`),
  );

  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export closed days' }).click();
  const [heads = [], newest = []] = await readSheet(await readFile(await (await list).path()));
  expect(newest[heads.indexOf('Taken')]).toBe(figures.takenSen / 100);

  // The day after waits for the one between.
  await page.goto(`/business/dailyClosing?date=${day(2)}`);
  await expect(page.getByText('Open, an earlier day comes first')).toBeVisible();
  await page.getByRole('button', { name: `Next to close: ${day(3)}` }).click();
  await expect(page).toHaveURL(new RegExp(`date=${day(3)}`));

  await speak('zh');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '日结' })).toBeVisible();
  await page.getByRole('button', { name: '日结', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '日结', exact: true }).click();
  await expect(page.getByText(`${day(3)} 已日结`)).toBeVisible();
  await expect(page.getByText('已结', { exact: true })).toBeVisible();

  await speak('ko');
  await page.goto(`/business/dailyClosing?date=${portDate(new Date())}`);
  await expect(page.getByRole('heading', { level: 1, name: '일일 마감' })).toBeVisible();
  await expect(page.getByText('아직 끝나지 않음')).toBeVisible();
  await expect(page.getByRole('table', { name: '마감한 날' })).toContainText(day(3));
  await expectAccessible(page);

  // On a tablet the tables are wider than the page, and are moved without a mouse.
  await page.setViewportSize({ width: 800, height: 900 });
  await expectAccessible(page);
});

test('an editor looks at a day and closes nothing', async ({ page, login }) => {
  await login('editor');
  await page.goto('/business/dailyClosing');
  await expect(page.getByRole('table', { name: 'By method' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close this day' })).toHaveCount(0);
});
