import type { Locator, Page } from '@playwright/test';
import { born, myKad, register, someDay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest, wizardPath } from '../fixtures/wizard.ts';

/** Goes on by Tab until it is there. Focus that follows the person has it near: a few stops, never the whole page anew. */
async function tabTo(page: Page, wanted: Locator, most = 10): Promise<void> {
  await expect(wanted).toBeVisible();
  const there = () => wanted.evaluate((one) => one === document.activeElement);
  for (let stops = 0; stops < most && !(await there()); stops += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
}

test('a booking is made by the keyboard alone', { tag: '@desk' }, async ({ page, request, login }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await login(await register(request));
  const date = someDay(20, 70);
  await page.goto(`${wizardPath}?from=${date}`);
  await tabTo(page, page.getByRole('button', { name: 'Standing ticket' }), 25);
  await page.keyboard.press('Enter');
  const slot = page.getByRole('region', { name: 'Day or night' }).getByRole('button', { name: /^Night/ });
  await tabTo(page, slot);
  await page.keyboard.press('Enter');

  const form = guest(page, 1);
  await tabTo(page, form.getByLabel('Full name'));
  await page.keyboard.type('Ong Bee Hoon');
  await tabTo(page, form.getByLabel('Nationality'), 1);
  await page.keyboard.type('Malaysia');
  await tabTo(page, form.getByLabel('Identity card number'), 3);
  await page.keyboard.type(myKad(born(40)));
  // The card has filled in the date of birth, whose parts and button are stops of their own.
  await expect(form.getByLabel('Date of birth')).not.toHaveValue('');
  await tabTo(page, form.getByLabel('Phone'), 7);
  await page.keyboard.type('0123456789');
  await tabTo(page, form.getByRole('button', { name: 'Continue to payment' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  const cash = page.getByRole('radio', { name: 'Cash' });
  await expect(cash).toBeVisible();
  await tabTo(page, page.getByRole('radio').first(), 1);
  const methods = await page.getByRole('radio').count();
  for (let at = 0; at < methods && !(await cash.isChecked()); at += 1) await page.keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  await tabTo(page, page.getByLabel('I agree to the'), 4);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Pay now/ }), 6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\?orders=\d+$/);
});
