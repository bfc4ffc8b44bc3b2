import type { Page } from '@playwright/test';
import { born, findOffer, myKad, someDay } from '../fixtures/booking.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

test('the dialogs of an order give the focus back to what opened them', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { ahead: [30, 60], passengers: [adult({ name: 'Tan Ah Kow' })] },
  ]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  for (const name of [
    'Cancel and refund',
    'Change the date',
    'Share this ticket: Tan Ah Kow',
    'Replace this guest: Tan Ah Kow',
  ]) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  const share = page.getByRole('button', { name: 'Share this ticket: Tan Ah Kow' });
  await share.click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(share).toBeFocused();
});

test('the sheet of a sailing gives the focus back to its line in the list', async ({ page }) => {
  await page.goto('/shipClient/routeList');
  const line = page.locator('main li').getByRole('link').nth(1);
  await line.click();
  await expect(page.getByRole('dialog').getByText('RM').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line).toBeFocused();
});

test('the sheet of a sailing that was opened by its address leaves the focus at its line in the list', async ({
  page,
}) => {
  const { line, path } = await secondLine(page);
  await page.goto(path);
  await expect(page.getByRole('dialog').getByText('RM').first()).toBeVisible();
  await expect(line).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line).toBeFocused();
});

test('the sheet of a sailing the list does not show leaves the focus at the heading of the list', async ({
  page,
}) => {
  const { line, path } = await secondLine(page);
  const late = Promise.withResolvers<void>();
  await page.route('**/shipClient/routes*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('dialog').getByText('RM').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  late.resolve();
  await expect(line).toBeVisible();
  await expect(heading).toBeFocused();
});

/** A sailing by its own line: others may come into the list, or leave it, meanwhile. */
async function secondLine(page: Page) {
  await page.goto('/shipClient/routeList');
  const path = await page.locator('main li').getByRole('link').nth(1).getAttribute('href');
  if (!path) throw new Error('the list has no second sailing');
  const id = new URLSearchParams(path.split('?')[1]).get('sailing');
  return { path, line: page.locator(`#sailing-${id}`) };
}

test('whoever closes the sign-in on the way to pay is at the button again', async ({
  page,
  request,
  announceErrors,
}) => {
  announceErrors(/status of 401/);
  const { sailing, type } = await findOffer(request, 'PASS', someDay(20, 70), 'day');
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Goh Li Wen', myKad(born(40)));
  await guest(page, 1).getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('I agree to the').check();
  const pay = page.getByRole('button', { name: /^Pay now/ });
  await pay.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pay).toBeFocused();
  await pay.press('Enter');
  await expect(dialog).toBeVisible();
});
