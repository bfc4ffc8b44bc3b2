import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('the calendar of sailings', () => {
  test.beforeEach(async ({ page, login }) => {
    await login('editor');
    await page.goto('/ship/sailings');
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  });

  test('says of each sailing when, where, how full and in which state, and breaks no rule', async ({
    page,
    expectAccessible,
  }) => {
    const link = page.getByRole('grid').getByRole('link').first();
    await expect(link).toHaveAccessibleName(
      /^Day sailing at 09:00, .+, (Scheduled|Boarding|Ready to depart|Departed|Returned|Canceled), \d+ of \d+ places taken/,
    );
    await expectAccessible(page);
  });

  test('is walked with the keyboard: arrows, Home, End, Page Up and Down, Enter', async ({ page }) => {
    const spot = page.getByRole('grid').locator('[tabindex="0"]');
    await expect(spot).toHaveCount(1);
    await spot.focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
    const start = await focused();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(start.replace('/0', '/1'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    await expect.poll(focused).toMatch(new RegExp(`-${start.slice(8, 10)}/0$`));
    const turned = await focused();
    await page.keyboard.press('Home');
    // Monday, or the first of the month in a week that began in another.
    const day = (await focused()).slice(0, 10);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    expect(day.endsWith('-01') ? 1 : weekday).toBe(1);
    await page.keyboard.press('End');
    expect((await focused()) >= turned).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]id=\d+/);
    await expect(page.getByRole('dialog').getByText('Sold by type')).toBeVisible();
  });

  test("leads to a sailing's page, whose address shows the same again", async ({
    page,
    expectAccessible,
  }) => {
    await page.getByRole('grid').getByRole('link').last().click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Sold by type')).toBeVisible();
    const name = await panel.getByRole('heading').first().textContent();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('dialog').getByRole('heading', { name: name ?? '' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/id=/);
  });

  test('turns into a list that keeps ship and month, with its filters in the address', async ({
    page,
    expectAccessible,
  }) => {
    await page.getByRole('combobox', { name: 'All ships' }).click();
    await page.getByRole('option', { name: 'Selat Aurora' }).click();
    await expect(page).toHaveURL(/shipId=\d+/);
    await page.getByText('List', { exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page).toHaveURL(/shipId=\d+/);
    // What has sailed is not on it, and a word narrows it to a day.
    const today = portDate(new Date());
    await expect(page.getByLabel('From date')).toHaveValue(today);
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Tomorrow' }).click();
    await expect(page.getByLabel('To date')).toHaveValue(addDays(today, 1));
    await expect(page).toHaveURL(new RegExp(`from=${addDays(today, 1)}&to=${addDays(today, 1)}`));
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'This month' }).click();
    await page.getByRole('combobox', { name: 'Slot' }).click();
    await page.getByRole('option', { name: 'Night' }).click();
    await expect(page).toHaveURL(/slot=night/);
    await expect(page.getByRole('cell', { name: 'Night' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Day', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Night' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Straits Pearl' })).toHaveCount(0);
  });

  test('as a list opens on today by its address alone, and on its first day once that is taken away', async ({
    page,
  }) => {
    const today = portDate(new Date());
    await page.goto('/ship/sailings?view=list');
    const from = page.getByLabel('From date');
    const first = page.getByRole('row').nth(1);
    await expect(from).toHaveValue(today);
    await expect(first).toContainText(today);
    await expect(page).toHaveURL(/\?view=list$/);
    await from.fill('');
    await from.blur();
    await expect(first).not.toContainText(today);
    await page.reload();
    await expect(first).not.toContainText(today);
    await expect(from).toHaveValue('');
  });
});

test('those who may only look see sailings and routes, and nothing that changes them', async ({
  page,
  login,
}) => {
  await login('frontdesk');
  await page.goto('/ship/sailings');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /New sailing|By pattern/ })).toHaveCount(0);
  await page.getByRole('grid').getByRole('link').last().click();
  await expect(page.getByRole('dialog').getByText('Sold by type')).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit|Cancel the sailing|Start boarding/ })).toHaveCount(0);
  await page.goto('/ship/routes');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: /New route|Edit|Delete/ })).toHaveCount(0);
});
