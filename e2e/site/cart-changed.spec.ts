import { apiBase } from '@gangway/contract/core/cookies.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { findOffer, findOrdinary, leaveLater, makePeak, register, someDay } from '../fixtures/booking.ts';
import { putIntoCart } from '../fixtures/cart.ts';
import { bill } from '../fixtures/gateway-page.ts';
import { expect, test, visible } from '../fixtures/test.ts';

/** Puts a line into the cart, and checks out when something has become of its sailing behind the page's back. */
async function checkOutAfter(
  page: Page,
  { sailing, type }: Pick<Awaited<ReturnType<typeof findOffer>>, 'sailing' | 'type'>,
  change: () => Promise<void>,
) {
  await putIntoCart(page, sailing.id, type.id, 'Early Bird');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Early Bird' });
  await expect(line).toContainText(formatInstant(sailing.departsAt).slice(-5));
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByLabel('I agree to the').check();
  await change();
  const checkOut = page.getByRole('button', { name: 'Check out', exact: true });
  await checkOut.click();
  return { line, checkOut };
}

/** The same with a ship that is to leave later. */
async function checkOutLate(
  page: Page,
  request: APIRequestContext,
  offer: Pick<Awaited<ReturnType<typeof findOffer>>, 'sailing' | 'type'>,
) {
  let later = '';
  const found = await checkOutAfter(page, offer, async () => {
    later = formatInstant(await leaveLater(request, offer.sailing));
  });
  return { ...found, later };
}

test('a line whose ship leaves later meanwhile is not bought before that was seen', async ({
  page,
  request,
  login,
}) => {
  const { sailing, type } = await findOffer(request, 'PASS', someDay(176, 178), 'night');
  const { username, password } = await register(request);
  await login({ username, password });
  const { line, later, checkOut } = await checkOutLate(page, request, { sailing, type });
  await expect(line).toContainText(`The ship now leaves on ${later}. Nothing was booked`);
  await expect(line.getByText(new RegExp(`^${later.slice(-5)}`))).toBeVisible();
  await checkOut.click();
  await expect(bill(page)).toBeVisible();
});

for (const late of [false, true])
  test(`a visitor whose ship leaves later meanwhile sees so before buying, though the sign-in comes between${late ? ' and the list of the account comes late' : ''}`, async ({
    page,
    request,
    announceErrors,
  }) => {
    announceErrors(/status of 401/);
    const { sailing, type } = await findOffer(request, 'PASS', someDay(176, 178), 'day');
    const { username, password } = await register(request);
    if (late) await holdEmptyCart(page);
    const { line, later, checkOut } = await checkOutLate(page, request, { sailing, type });
    const dialog = page.getByRole('dialog');
    await visible(dialog.getByLabel('Username')).fill(username);
    await visible(dialog.getByLabel('Password', { exact: true })).fill(password);
    await dialog.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('please look at it once more')).toBeVisible();
    await expect(line.getByText(new RegExp(`^${later.slice(-5)}`))).toBeVisible();
    await checkOut.click();
    await expect(bill(page)).toBeVisible();
  });

/** The cart of an account in which nothing was yet is told after something was put there. */
async function holdEmptyCart(page: Page): Promise<void> {
  const saved = page.waitForResponse(`**${apiBase}/shipClient/cart/save`);
  await page.route(`**${apiBase}/shipClient/cart/list`, async (route) => {
    const answer = await route.fetch();
    if (answer.ok() && !(await answer.text()).includes('Early Bird')) await saved;
    await route.fulfill({ response: answer });
  });
}

test('a line whose sailing became peak meanwhile is not bought before that was agreed to', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const { sailing, type } = await findOrdinary(request, 'PASS', someDay(170, 171), 'day');
  const { username, password } = await register(request);
  await login({ username, password });
  const { line, checkOut } = await checkOutAfter(page, { sailing, type }, () => makePeak(request, sailing));
  await expect(line).toContainText('This is now a peak sailing: if you cancel, nothing comes back.');
  await expect(line).toContainText('This is the fare of a peak sailing');
  await expectAccessible(page);
  await checkOut.click();
  await expect(page.getByText('Please agree to the new prices and terms first.')).toBeVisible();
  // It was put in under other terms, and stays so.
  await page.reload();
  const agree = line.getByRole('button', { name: 'Agree to the new terms' });
  await agree.click();
  await expect(agree).toHaveCount(0);
  await expect(line.getByRole('button', { name: /^Edit: / })).toBeFocused();
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByLabel('I agree to the').check();
  await checkOut.click();
  await expect(bill(page)).toBeVisible();
});

test('a visitor whose sailing becomes peak meanwhile agrees to that before buying, though the sign-in comes between', async ({
  page,
  request,
  announceErrors,
}) => {
  announceErrors(/status of 401/);
  const { sailing, type } = await findOrdinary(request, 'PASS', someDay(171, 172), 'day');
  const { username, password } = await register(request);
  const { line, checkOut } = await checkOutAfter(page, { sailing, type }, () => makePeak(request, sailing));
  const dialog = page.getByRole('dialog');
  await visible(dialog.getByLabel('Username')).fill(username);
  await visible(dialog.getByLabel('Password', { exact: true })).fill(password);
  await dialog.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('please look at it once more')).toBeVisible();
  await expect(line).toContainText('This is now a peak sailing');
  await line.getByRole('button', { name: 'Agree to the new terms' }).click();
  await checkOut.click();
  await expect(bill(page)).toBeVisible();
});
