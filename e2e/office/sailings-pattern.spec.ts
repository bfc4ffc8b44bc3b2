import { addDays, addMonths, daysOfMonth, portDate } from '@gangway/contract/core/dates.ts';
import type { Page } from '@playwright/test';
import { makeOwnShip } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

// Far beyond the demo's sailings.
const month = addMonths(portDate(new Date()), 11).slice(0, 7);
const sailings = 2 * daysOfMonth(month).length;

test('an operator makes a route and a month of sailings by pattern, edits one and cancels one', async ({
  page,
  login,
  request,
}) => {
  const { name } = await makeOwnShip(request, await login('editor'));

  await page.goto('/ship/routes');
  await page.getByRole('button', { name: 'New route' }).click();
  await page.getByLabel('From port (English)').fill('Port Klang');
  await page.getByLabel('From port (Chinese)').fill('巴生港');
  await page.getByLabel('Destination (English)').fill(`Lighthouse ${name}`);
  await page.getByLabel('Destination (Chinese)').fill(`灯塔 ${name}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Lighthouse ${name}`) })).toBeVisible();

  await page.goto(`/ship/sailings?month=${month}`);
  await fillPattern(page, name);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(`${sailings} sailings will be made`)).toBeVisible();
  await expect(page.getByText('none exists yet')).toBeVisible();
  await page.getByRole('button', { name: `Make ${sailings} sailings` }).click();
  await expect(page.getByText(`${sailings} sailings were made`)).toBeVisible();

  await page.goto(`/ship/sailings?month=${month}`);
  await fillPattern(page, name);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('All of them exist already')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await openSailing(page, name, '05', 'Day');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Departure: hours').fill('08');
  await page.getByLabel('Capacity').fill('450');
  await page.getByRole('switch', { name: 'Peak sailing' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: ${name}, ${month}-05, day`)).toBeVisible();
  const panel = page.getByRole('dialog', { name: `${name}, ${month}-05, day` });
  await expect(panel.getByText(`${month}-05 08:00`).first()).toBeVisible();
  await expect(panel.getByText('0 of 450 places taken')).toBeAttached();
  await panel.getByRole('button', { name: 'Close' }).click();

  await openSailing(page, name, '06', 'Night');
  await page.getByRole('button', { name: 'Cancel the sailing' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this sailing?' });
  await expect(question).toContainText(`${name}, ${month}-06, night`);
  await expect(question).toContainText('Paid orders0Unpaid orders0');
  await question.getByLabel('Why is it canceled?').fill('Nobody has booked it');
  await question.getByRole('button', { name: 'Cancel the sailing' }).click();
  await expect(page.getByText(`${name}, ${month}-06, night: Canceled`)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('a ship in maintenance is shown with the reason and cannot be chosen', async ({ page, login }) => {
  await login('editor');
  await page.goto(`/ship/sailings?month=${month}`);
  for (const button of ['New sailing', 'By pattern']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('combobox', { name: 'Ship', exact: true }).click();
    const option = page.getByRole('option', { name: 'Straits Pearl – in maintenance' });
    await expect(option).toBeVisible();
    await expect(option).toHaveAttribute('data-combobox-disabled');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('what a pattern lacks is asked for at its fields', async ({ page, login, expectAccessible }) => {
  await login('editor');
  await page.goto(`/ship/sailings?month=${month}`);
  await page.getByRole('button', { name: 'By pattern' }).click();
  await page.getByLabel('To date').fill(addDays(`${month}-01`, -30));
  await page.getByLabel('To date').press('Tab');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Please input Ship')).toBeVisible();
  // The list of ships opens with the field one is led to; the arrow keys walk through it, which axe cannot know.
  await page.getByRole('combobox', { name: 'Ship', exact: true }).press('Escape');
  await expect(page.getByRole('listbox', { name: 'Ship' })).toBeHidden();
  await expect(page.getByText('Please input Route')).toBeVisible();
  await expectAccessible(page);
});

async function fillPattern(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'By pattern' }).click();
  await choose(page, 'Ship', name);
  await choose(page, 'Route', `Lighthouse ${name}`);
  await expect(page.getByLabel('From date')).toHaveValue(`${month}-01`);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).click();
}

async function openSailing(page: Page, ship: string, day: string, slot: 'Day' | 'Night'): Promise<void> {
  const cell = page.getByRole('gridcell').filter({ has: page.locator(`[data-spot="${month}-${day}/0"]`) });
  await cell.getByRole('link', { name: new RegExp(`^${slot} sailing.*${ship}`) }).click();
}
