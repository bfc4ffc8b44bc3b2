import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** A table nobody else sits at. */
const ownTable = () => `T-${randomUUID().slice(0, 6)}`;

async function openShoe(page: Page, table: string): Promise<void> {
  await page.goto('/legacy/baccaratTable');
  await page.getByRole('button', { name: 'New shoe' }).click();
  const form = page.getByRole('dialog', { name: 'New shoe' });
  await form.getByLabel('Table').fill(table);
  await expect(form.getByText(`Opens shoe 1 of table ${table}.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Table ${table}, shoe 1 is open`)).toBeVisible();
  await expect(form).toBeHidden();
}

test('rounds are entered by one key each, marked and taken back, and stand on the plate column by column', async ({
  page,
  login,
  expectAccessible,
}) => {
  const table = ownTable();
  await login('editor');
  await openShoe(page, table);
  const plate = page.getByRole('list', { name: `Bead plate of table ${table}, shoe 1` });
  const beads = plate.getByRole('listitem');
  const pad = page.getByRole('group', { name: 'Enter rounds' });
  // The new shoe is ready for the keyboard.
  await expect(pad).toBeFocused();
  // As fast as somebody types: each stroke finds the shoe as the one before left it.
  for (const key of ['1', '4', '5', '2', '3', '3', 'Backspace', '1', '1', '2', '2', '5', '5'])
    await page.keyboard.press(key);
  await expect(beads).toHaveText([
    'BRound 1: Banker, Banker pair, Player pair',
    'PRound 2: Player',
    'TRound 3: Tie',
    'BRound 4: Banker',
    'BRound 5: Banker',
    'PRound 6: Player',
    'PRound 7: Player',
  ]);
  const boxes = await Promise.all([0, 5, 6].map((index) => beads.nth(index).boundingBox()));
  const [first, sixth, seventh] = boxes;
  expect(sixth?.x).toBe(first?.x);
  expect(sixth?.y).toBeGreaterThan(first?.y ?? 0);
  expect(seventh?.y).toBe(first?.y);
  expect(seventh?.x).toBeGreaterThan(first?.x ?? 0);
  await expectAccessible(page);

  // Elsewhere the same keys are only letters.
  await page.getByRole('tab', { name: 'Result rows' }).click();
  const rows = page.getByRole('table', { name: 'Baccarat results' }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('1');
  await page.getByRole('combobox', { name: 'Table' }).click();
  await page.getByRole('option', { name: table }).click();
  await expect(rows).toHaveCount(8);
  await expect(page).toHaveURL(new RegExp(`table=${table}`));
  await page.getByRole('combobox', { name: 'Results' }).click();
  await page.getByRole('option', { name: 'Banker pair' }).click();
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Show on the bead plate: Table ${table}, shoe 1, round 1` }).click();
  await expect(beads).toHaveCount(7);
});

test('what somebody else has entered meanwhile is not entered again, and the plate then shows it', async ({
  page,
  login,
  announceErrors,
  browser,
  baseURL,
}) => {
  announceErrors(/status of 409/);
  const table = ownTable();
  await login('editor');
  await openShoe(page, table);
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
  });
  const beside = await context.newPage();
  await beside.goto(page.url());
  const beadsOf = (one: Page) =>
    one.getByRole('list', { name: `Bead plate of table ${table}, shoe 1` }).getByRole('listitem');
  await expect(beside.getByRole('group', { name: 'Enter rounds' })).toBeVisible();
  // Held back, so that this page does not hear of the other's round before it enters its own.
  await page.route(/\/baccarat\/shoe\/\d+$/, (route) => route.abort());
  await beside.getByRole('button', { name: 'Player', exact: true }).click();
  await expect(beadsOf(beside)).toHaveText(['PRound 1: Player']);
  await page.getByRole('group', { name: 'Enter rounds' }).focus();
  await page.unroute(/\/baccarat\/shoe\/\d+$/);
  await page.keyboard.press('1');
  await expect(beadsOf(page)).toHaveText(['PRound 1: Player']);
  await context.close();
});

test('the codes are listed as they were named, and what is not known of them is said in every language', async ({
  page,
  login,
  speak,
}) => {
  await login('editor');
  const words = {
    en: ['Codes of the legacy system', 'Meaning not confirmed', 'There is no gambling on board.'],
    zh: ['旧系统代码', '含义未确认', '船上不设博彩。'],
    ko: ['레거시 시스템 코드', '의미 미확인', '선상에서는 도박을 하지 않습니다.'],
  } as const;
  for (const locale of ['en', 'zh', 'ko'] as const) {
    const [title, unknown, noMoney] = words[locale];
    await speak(locale);
    await page.goto('/legacy/baccaratTable');
    const legend = page.getByRole('region', { name: title });
    await expect(legend.getByRole('term')).toHaveText(['z', 'x', 'h', 'zd', 'xd', 'sb', 'zs', 'xs']);
    await expect(legend.getByRole('definition').getByText(/[庄闲和]/)).toHaveCount(3);
    await expect(legend.getByText(unknown, { exact: true })).toHaveCount(5);
    await expect(page.getByText(noMoney)).toBeVisible();
  }
});
