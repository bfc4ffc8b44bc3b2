import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import { weekdays } from '@gangway/contract/fleet/prices.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ login }) => {
  await login('editor');
});

test('an operator adds a room type with week prices by copying across', async ({ page, expectAccessible }, {
  project,
}) => {
  test.slow();
  const code = `NEW-${project.name.toUpperCase()}`;
  await page.goto('/ship/roomTypeManagement');
  await page.getByRole('button', { name: 'New room type' }).click();
  const drawer = page.getByRole('dialog', { name: 'New room type' });
  await drawer.getByLabel('Type code').fill(code);
  await drawer.getByLabel('Name (English)').fill('Lagoon Twin');
  await drawer.getByLabel('Name (Chinese)').fill('泻湖双床房');
  await drawer.getByLabel('Daily quantity').fill('8');
  await drawer.getByRole('checkbox', { name: 'Twin beds' }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Choose at least one amenity')).toBeVisible();
  await drawer.getByText('Wi-Fi').click();
  await expect(drawer.getByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
  await drawer.getByLabel('Own amenities').fill('Balcony');
  await page.keyboard.press('Enter');

  const monday = drawer.getByLabel('Monday, day');
  await monday.fill('about 200');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to parse price settings')).toBeVisible();
  await expect(monday).toHaveValue('about 200');
  await monday.fill('200');
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByLabel('Monday, night')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(drawer.getByLabel('Tuesday, night')).toBeFocused();
  await drawer.getByRole('button', { name: 'to all days' }).click();
  await drawer.getByLabel('Night as % of day').fill('125');
  await drawer.getByRole('button', { name: 'Copy day to night' }).click();
  await expect(drawer.getByLabel('Sunday, night')).toHaveValue('250.00');
  await expectAccessible(page);
  // Not for sale, so that the visitors of other tests never meet it.
  await drawer.getByRole('switch', { name: 'Day sale' }).uncheck({ force: true });
  await drawer.getByRole('switch', { name: 'Night sale' }).uncheck({ force: true });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${code} was saved`)).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('RM 200.00');
  const night = row.getByRole('switch', { name: `${code}: night sale` });
  await night.click({ force: true });
  await expect(page.getByText(`${code}: night sale is on`)).toBeVisible();
  await expect(night).toBeEnabled();
  await night.click({ force: true });
  await expect(page.getByText(`${code}: night sale is off`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `More actions: ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${code} was deleted`)).toBeVisible();
});

test('dates get prices of their own, by mouse, by keys and typed', async ({
  page,
  login,
  expectAccessible,
  announceErrors,
}, { project }) => {
  test.slow();
  announceErrors(/saveDatePrices/);
  const code = `DATES-${project.name.toUpperCase()}`;
  await makeType(page, await login('editor'), code);
  const drawer = await openDates(page, code);
  const monday = nextMonday(addDays(portDate(new Date()), 200));
  const from = drawer.getByLabel('First date');
  const to = drawer.getByLabel('Last date');

  await from.fill('31/02/2027');
  await drawer.getByLabel('Day price').fill('310');
  await drawer.getByRole('button', { name: 'Set prices' }).click();
  // Once: the last date may be left empty.
  await expect(drawer.getByText('Date format error: write it as YYYY-MM-DD')).toHaveCount(1);
  await expect(to).not.toHaveAttribute('aria-invalid', 'true');
  await from.fill(monday.split('-').toReversed().join('/'));
  await from.blur();
  await expect(from).toHaveValue(monday);
  await expect(drawer.getByText('Price of 1 date')).toBeVisible();
  await drawer.getByRole('checkbox', { name: 'Non-refundable' }).check();
  await drawer.getByRole('button', { name: 'Set prices' }).click();
  await expect(page.getByText('1 date has its price')).toBeVisible();
  const cell = drawer.locator(`[data-date="${monday}"]`);
  await expect(cell).toHaveAccessibleName(/day RM 310\.00.*Own price/);
  await expect(cell).toHaveAccessibleName(/Non-refundable/);
  await expectAccessible(page);

  await from.fill(monday);
  await drawer.getByLabel('Night price').fill('99.999');
  await drawer.getByRole('button', { name: 'Set prices' }).click();
  await expect(page.getByText('Failed to parse price settings')).toBeVisible();
  await expect(drawer.getByLabel('Night price')).toHaveValue('99.999');
  await drawer.getByLabel('Night price').fill('420');
  await drawer.getByRole('button', { name: 'Set prices' }).click();
  await expect(drawer.getByText(`The date already exists: ${monday}`)).toBeVisible();

  await to.fill(addDays(monday, 13));
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Sun']) {
    await drawer.getByRole('group', { name: 'Weekdays' }).getByText(day).click();
  }
  await expect(drawer.getByText('Price of 4 dates')).toBeVisible();
  await drawer.getByRole('button', { name: 'Set prices' }).click();
  await expect(page.getByText('4 dates have their price')).toBeVisible();

  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue(monday);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(to).toHaveValue(addDays(monday, 7));
  await drawer.getByRole('button', { name: 'Remove own prices' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the prices of these dates?' });
  await question.getByRole('button', { name: 'Remove own prices' }).click();
  await expect(page.getByText('3 dates follow the week again')).toBeVisible();
  await page.keyboard.press('PageDown');
});

test('who may only look sees the prices and no way to change them', async ({ page, login }) => {
  await login('finance');
  const drawer = await openDates(page, 'OCEAN-D');
  await expect(drawer.getByRole('grid')).toBeVisible();
  await expect(drawer.getByLabel('First date')).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Set prices' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('switch', { name: 'OCEAN-D: day sale' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'New room type' })).toHaveCount(0);
});

/** A standing ticket at 100 ringgit by day and by night: no prices of single dates, whatever the demo has. */
async function makeType(page: Page, token: string, code: string): Promise<void> {
  const prices = { day: 10_000, night: 10_000 };
  const answer = await page.request.post(`${apiBase}/roomType/save`, {
    headers: { [tokenHeader]: token },
    data: {
      code,
      kind: 'standing',
      name: { en: code, zh: code },
      description: { en: '', zh: '' },
      hasWindow: false,
      maxOccupancy: 1,
      dailyQuantity: 0,
      amenities: ['toilet'],
      beds: [],
      dayOn: false,
      nightOn: false,
      imageIds: [],
      week: Object.fromEntries(weekdays.map((day) => [day, prices])),
    },
  });
  expect(answer.ok()).toBe(true);
}

async function openDates(page: Page, code: string) {
  await page.goto('/ship/roomTypeManagement');
  await page.getByRole('button', { name: new RegExp(`^${code}, date prices`) }).click();
  const drawer = page.getByRole('dialog', { name: `Date prices of ${code}` });
  await expect(drawer.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  return drawer;
}

function nextMonday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, (8 - weekday) % 7);
}
