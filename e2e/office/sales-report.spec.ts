import { readFile } from 'node:fs/promises';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

const today = () => portDate(new Date());
/** Days nothing moves on any more: other tests sell while this one reads. */
const past = () => ({ from: addDays(today(), -40), to: addDays(today(), -1) });

test('sales are put together by what is chosen, drawn, added up and taken to Excel, in three languages', async ({
  page,
  login,
  request,
  speak,
  expectAccessible,
}) => {
  const token = await login('finance');
  const { from, to } = past();
  await page.goto(`/business/salesReport?from=${from}&to=${to}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sales report' })).toBeVisible();
  const { totals, rows } = await call(request, token, reportsCalls.sales, { body: { by: 'day', from, to } });
  const table = page.getByRole('table', { name: 'Sales', exact: true });
  await expect(table.getByRole('row')).toHaveCount(rows.length + 2);
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(formatMoney(totals.takenSen));
  await expectAccessible(page);
  await page.getByText('What the columns count').click();
  await expect(page.getByText('Recharges are not sales.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Put together by' }).click();
  await page.getByRole('option', { name: 'Nationality' }).click();
  await expect(page).toHaveURL(/by=nationality/);
  await expect(table.getByRole('columnheader', { name: 'Nationality' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(formatMoney(totals.netSen));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  const sheet = await readSheet(await readFile(await file.path()));
  expect(sheet[0]?.slice(0, 4)).toEqual(['Nationality', 'Orders', 'People', 'Gross taken']);
  expect(sheet.find(([name]) => name === 'Total')?.slice(0, 4)).toEqual([
    'Total',
    totals.orders,
    totals.people,
    totals.takenSen / 100,
  ]);
  // Neither the sheet nor the paper shows the filters.
  const scope = `${from} – ${to} · All ships · Day and night · Put together by: Nationality`;
  expect(sheet.at(-1)?.[0]).toBe(scope);
  await expect(page.getByText(scope)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(scope)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  for (const [locale, title, method, sum] of [
    ['zh', '销售报表', '支付方式', '合计'],
    ['ko', '매출 보고서', '결제 수단', '합계'],
  ] as const) {
    await speak(locale);
    await page.goto(`/business/salesReport?from=${from}&to=${to}&by=method`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: method })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${sum}`) })).toContainText(
      formatMoney(totals.takenSen),
    );
    await expectAccessible(page);
  }
});

test('coming months and the curve of a sailing stand beside the sales', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const token = await login('finance');
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ kind: 'standing', passengers: [adult(), adult()] }]);
  if (!order) throw new Error('nothing was booked');
  await confirmPaid(request, token, [order]);
  await page.goto('/business/salesReport?view=ahead');
  const months = page.getByRole('table', { name: 'Coming months' });
  await expect(months.getByRole('row', { name: /^Total/ })).toContainText('RM');
  await expectAccessible(page);
  // Neither the ship chosen nor the hour is on paper but for this line.
  const asAt = /^As at \d{4}-.+ · All ships · Day and night$/;
  await expect(page.getByText(asAt)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(asAt)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radiogroup', { name: 'Report' }).getByText('Booking curve').click();
  await expect(page).toHaveURL(/view=curve/);
  await page.goto(`/business/salesReport?view=curve&date=${order.sailing.date}&sailing=${order.sailing.id}`);
  await expect(page.getByText(/^How full .+ was$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Booking curve' }).getByRole('row')).toHaveCount(24);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const sheet = await readSheet(await readFile(await (await download).path()));
  // Their titles, the days, and after lines left free which sailing it is.
  expect(sheet).toHaveLength(95);
  const { date, shipName } = order.sailing;
  const sailing = new RegExp(`^${date} · ${shipName} · (Day|Night) · As at \\d{4}-`);
  expect(sheet.at(-1)?.[0]).toMatch(sailing);
  await expect(page.getByText(sailing)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(sailing)).toBeVisible();
  expect(sheet[0]?.[0]).toBe('Days before departure');
});

test('the statement of an agent is a document to print, to save and to send', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const token = await login('finance');
  const agent = await newAgent(request, token, { level: 'agent', fundsSen: 123_450 });
  await page.goto('/business/salesReport?view=statement');
  await page.getByRole('combobox', { name: 'Agent' }).fill(agent.username);
  await page.getByRole('option', { name: new RegExp(agent.username) }).click();
  await expect(page.getByRole('heading', { name: /^Statement of / })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Entries' })).toContainText('RM 1,234.50');
  await expect(page.getByText('This agent has no mail address.')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const sheet = await readSheet(await readFile(await (await download).path()));
  const closing = sheet.find((row) => row.includes('Closing balance'));
  expect(closing?.at(-1)).toBe(1234.5);
  expect(sheet.at(-1)?.[0]).toMatch(/^Statement of /);
  // On paper stands the document alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const company = (await call(request, token, settingsCalls.siteSettings, {})).company;
  for (const word of [company.name, company.port, company.email, company.phone])
    await expect(page.getByRole('article')).toContainText(word);
  await expect(page.getByRole('heading', { name: /^Statement of / })).toBeVisible();

  // Once the company's postal address is known it heads the document, and receipts too.
  const address = 'Lot 7, Jalan Pelabuhan, 42000 Port Klang';
  const admin = await login('admin');
  const key = 'company.address';
  try {
    await call(request, admin, settingsCalls.updateValueByKey, { body: { key, value: address } });
    const customer = await newCustomer(request);
    const [order] = await book(request, customer.token, [{}]);
    if (!order) throw new Error('nothing was booked');
    await confirmPaid(request, token, [order]);
    await page.reload();
    await expect(page.getByRole('article')).toContainText(address);
    await login(customer);
    await page.goto(`/shipClient/personalOrder?receipts=${order.id}`);
    await expect(page.getByRole('article', { name: /^Receipt PY/ })).toContainText(address);
  } finally {
    await call(request, admin, settingsCalls.updateValueByKey, { body: { key, value: '' } });
  }
});

test('one export stands in the header, above the tabs, whichever is open', async ({ page, login }) => {
  await login('finance');
  await page.goto('/business/salesReport');
  const tabs = page.getByRole('radiogroup', { name: 'Report' });
  const exporting = page.getByRole('button', { name: 'Export' });
  for (const [name, view] of [
    ['Coming months', 'ahead'],
    ['Booking curve', 'curve'],
    ['Agent statements', 'statement'],
    ['Sales', null],
  ] as const) {
    await tabs.getByText(name, { exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe(view);
    await expect(exporting).toHaveCount(1);
    const [button, below] = [await exporting.boundingBox(), await tabs.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('a chart whose width is not known yet draws nothing, and is as high as it will be', async ({
  page,
  login,
}) => {
  await login('finance');
  await page.addInitScript(() => {
    const told: (() => void)[] = [];
    const Real = globalThis.ResizeObserver;
    Object.assign(globalThis, {
      measure: () => told.forEach((tell) => tell()),
      ResizeObserver: class extends Real {
        constructor(callback: ResizeObserverCallback) {
          super((...sizes) => told.push(() => callback(...sizes)));
        }
      },
    });
  });
  const { from, to } = past();
  await page.goto(`/business/salesReport?from=${from}&to=${to}`);
  const chart = page.getByRole('slider').first();
  await expect(chart).toBeVisible();
  await expect(chart.locator('svg *')).toHaveCount(0);
  const before = await chart.boundingBox();
  await page.evaluate(() => (globalThis as unknown as { measure: () => void }).measure());
  await expect(chart.locator('svg text').first()).toBeVisible();
  expect(Math.abs(((await chart.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2);
});
