import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import type { Locator, Page } from '@playwright/test';
import { makeOwnShip } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

test('with the keyboard alone an operator turns the month, makes a sailing on a day and opens it', async ({
  page,
  login,
  request,
}) => {
  const ship = await makeOwnShip(request, await login('editor'));
  const month = addMonths(portDate(new Date()), 11);
  const next = addMonths(month, 1);
  await page.goto(`/ship/sailings?month=${month.slice(0, 7)}`);
  const calendar = page.getByRole('grid', { name: monthName(month) });
  await expect(calendar).toHaveAttribute('aria-busy', 'false');

  await tabTo(page, calendar.locator('[tabindex="0"]'));
  await page.keyboard.press('PageDown');
  const nextCalendar = page.getByRole('grid', { name: monthName(next) });
  await expect(nextCalendar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const day = await nextCalendar.locator(':focus').getAttribute('aria-label');
  expect(day).toMatch(new RegExp(`^New sailing on \\w+ \\d+ ${monthName(next).split(' ')[0]}$`));
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: 'New sailing' });
  await pick(page, form.getByRole('combobox', { name: 'Ship' }), ship.name);
  await pick(page, form.getByRole('combobox', { name: 'Route' }), 'Sunset to Sunrise at Sea');
  const date = await form.getByLabel('Date', { exact: true }).inputValue();
  await tabTo(page, form.getByRole('radio', { name: 'Day' }));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Night' })).toBeChecked();
  await tabTo(page, form.getByLabel('Capacity'));
  await page.keyboard.type('320');
  await tabTo(page, form.getByRole('switch', { name: 'Peak sailing' }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Saved: ${ship.name}, ${date}, night`)).toBeVisible();
  await expect(form).toBeHidden();

  // The day one came from, now with its sailing on it.
  const own = nextCalendar.getByRole('link', { name: new RegExp(`^Night sailing at 19:00, .*${ship.name}`) });
  await expect(own).toHaveAccessibleName(/0 of 320 places taken, peak$/);
  await expect(nextCalendar.locator(':focus')).toHaveAttribute('data-spot', new RegExp(`^${date}/`));
  await walkTo(page, own);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: `${ship.name}, ${date}, night` });
  await expect(panel.getByText('Sold by type')).toBeVisible();

  await tabTo(page, panel.getByRole('button', { name: 'Cancel the sailing' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this sailing?' });
  await tabTo(page, question.getByRole('textbox'));
  await page.keyboard.type('No captain');
  await tabTo(page, question.getByRole('button', { name: 'Cancel the sailing' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${ship.name}, ${date}, night: Canceled`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(nextCalendar.locator(':focus')).toHaveCount(1);
});

/** A month as the calendar calls it: `October 2027`. */
function monthName(date: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Presses Tab until it comes there, as somebody without a mouse would. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(goal)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${goal.toString()}`);
}

/** Arrows through the entries of the day, up and then down. */
async function walkTo(page: Page, goal: Locator): Promise<void> {
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let presses = 0; presses < 4; presses += 1) {
      if (await isFocused(goal)) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error(`the arrow keys do not lead to ${goal.toString()}`);
}

async function pick(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(option);
}

function isFocused(goal: Locator): Promise<boolean> {
  return goal.evaluate((element) => element === document.activeElement);
}
