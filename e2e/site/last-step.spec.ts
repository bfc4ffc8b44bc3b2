import type { Page } from '@playwright/test';
import { born, findOffer, myKad, register, someDay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

test('nothing on the last step moves away under the finger', async ({ page, request, login }) => {
  const { sailing, type } = await findOffer(request, 'PASS', someDay(20, 70), 'day');
  const customer = await register(request);
  await login(customer);
  const [methods, terms, balance] = await Promise.all(
    [/\/shipClient\/payMethods$/, /\/chosen-terms-(?!later)[^/]*\.js$/, /\/shipClient\/wallet$/].map(
      (address) => holdBack(page, address),
    ),
  );
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Wong Siu Fun', myKad(born(44)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const tick = page.getByLabel('I agree to the');
  const loading = page.getByRole('region', { name: 'Payment' }).getByRole('status');
  await expect(loading).toBeVisible();
  await expect(tick).toHaveCount(0);
  methods?.();
  await expect(page.getByRole('radio', { name: 'Online banking (FPX)' })).toBeVisible();
  await expect(loading).toBeVisible();
  await expect(tick).toHaveCount(0);
  terms?.();
  await expect(tick).toBeVisible();
  await tick.scrollIntoViewIfNeeded();
  const before = await tick.boundingBox();
  balance?.();
  await expect(page.getByText('RM 0.00 left')).toBeVisible();
  expect(await tick.boundingBox()).toEqual(before);
});

/** Keeps an answer back until what is given is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
