import { addDays } from '@gangway/contract/core/dates.ts';
import type { Page } from '@playwright/test';
import { expectApart } from '../fixtures/apart.ts';
import { born, findOffer, myKad, register, somebody, someDay } from '../fixtures/booking.ts';
import { coral } from '../fixtures/coral.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseTrip, fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

async function openGuests(page: Page, people: number): Promise<string> {
  const date = someDay(20, 70);
  await page.goto(wizardPath);
  await chooseTrip(page, { kind: 'Standing ticket', date, slot: 'Day' });
  for (let count = 1; count < people; count += 1)
    await page.getByRole('button', { name: 'One more' }).click();
  return date;
}

test('the guests stay open while what was refused is mended, until one goes on', async ({
  page,
  request,
  login,
}) => {
  const { sailing, type, priceSen } = await findOffer(request, 'PASS', someDay(20, 70), 'day');
  const { account, username, password } = await register(request);
  const aboard = somebody('Goh Li Wen');
  const line = { sailingId: sailing.id, roomTypeId: type.id, bed: null, shownTotalSen: priceSen };
  expect((await account.buy([{ ...line, passengers: [aboard] }])).success).toBe(1);
  await login({ username, password });
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await page.getByRole('button', { name: 'One more' }).click();
  await fillMalaysian(guest(page, 1), 'Goh Li Wen', aboard.idNumber ?? '');
  await guest(page, 1).getByRole('button', { name: 'Next guest' }).click();
  await fillMalaysian(guest(page, 2), 'Goh Li Ming', myKad(born(41)));
  await guest(page, 2).getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('link', { name: 'Goh Li Wen holds a ticket on this sailing already' }).click();

  const number = guest(page, 1).getByLabel('Identity card number');
  await expect(number).toBeFocused();
  await number.press('End');
  await number.press('Backspace');
  await expect(number).toBeFocused();
  await number.fill(myKad(born(40)));
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await guest(page, 1).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(number).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
});

test('the next guest comes into sight and has the focus', async ({ page }) => {
  await openGuests(page, 2);
  await fillMalaysian(guest(page, 1), 'Ong Bee Hoon', myKad(born(40)));
  await guest(page, 1).getByRole('button', { name: 'Next guest' }).click();
  const heading = page.getByRole('heading', { name: 'Guest 2' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('what is wrong with another guest is named by the button, which leads there', async ({ page }) => {
  const date = await openGuests(page, 2);
  await fillMalaysian(guest(page, 1), 'Ong Kai', myKad(addDays(date, -400)));
  await guest(page, 1).getByRole('button', { name: 'Next guest' }).click();
  await fillMalaysian(guest(page, 2), 'Ong Bee Hoon', myKad(born(40)));
  // It is not opened above the form somebody types in.
  await expect(guest(page, 1)).toContainText('Please look again');
  await guest(page, 2).getByRole('button', { name: 'To Ong Kai' }).click();
  const birthDate = guest(page, 1).getByLabel('Date of birth');
  await expect(birthDate).toBeFocused();
  await expect(birthDate).toHaveAttribute('aria-invalid', 'true');
});

test('an error takes room that was kept for it: nothing moves under the finger', async ({ page }) => {
  const date = await openGuests(page, 1);
  const form = guest(page, 1);
  const height = async () => (await form.boundingBox())?.height;
  let whole = await height();
  const leave = async (left: string, value: string, next: string) => {
    await form.getByLabel(left).fill(value);
    const target = form.getByLabel(next);
    await target.scrollIntoViewIfNeeded();
    const before = await target.boundingBox();
    await target.tap();
    await expect(form.getByLabel(left)).toHaveAttribute('aria-invalid', 'true');
    await expect(target).toBeFocused();
    expect(await target.boundingBox(), `${left}: ${value}`).toEqual(before);
    expect(await height(), `${left}: ${value}`).toBe(whole);
  };
  await leave('Full name', '', 'Nationality');
  await leave('Nationality', '', 'Identity card number');
  await leave('Date of birth', '', 'Phone');
  await leave('Phone', '', 'Referrer');
  await leave('Phone', '12', 'Referrer');
  await form.getByLabel('Full name').fill('Ong Bee Hoon');
  await form.getByLabel('Nationality').fill('Malaysia');
  await leave('Identity card number', '900101-00-5678', 'Date of birth');
  await leave('Date of birth', addDays(date, -60), 'Phone');
  await form.getByRole('radio', { name: 'Passport' }).check();
  whole = await height();
  await leave('Passport number', '?', 'Passport valid until');
  await leave('Passport valid until', addDays(date, 20), 'Phone');
});

test('what is wrong when one wants to go on takes no more room either', async ({ page }) => {
  await openGuests(page, 2);
  const form = guest(page, 1);
  const height = async () => (await form.boundingBox())?.height;
  await form.getByLabel('Full name').fill('Ong Bee Hoon');
  await form.getByLabel('Nationality').fill('Malaysia');
  await form.getByLabel('Date of birth').fill(born(40));
  const before = await height();
  // The way to give the code to everybody takes no room, and goes while nobody has the code.
  await form.getByLabel('Referrer').fill('NOBODY77');
  await expect(form.getByRole('button', { name: 'Use for all guests' })).toBeVisible();
  expect(await height()).toBe(before);
  await form.getByLabel('Phone').fill('12');
  await expect(form).toContainText('The reference code NOBODY77 is not known');
  await expect(form.getByRole('button', { name: 'Use for all guests' })).toBeHidden();
  await form.getByRole('button', { name: 'Next guest' }).click();
  await expect(form).toContainText('Please choose passenger gender');
  await expect(form).toContainText('Please enter passenger ID or passport number');
  expect(await height()).toBe(before);
  // And the way to take the first one's number stays where it can be pressed.
  await form.getByLabel('Phone').fill('012-345 6789');
  await page.getByRole('button', { name: 'Fill in: Guest 2' }).click();
  const second = guest(page, 2);
  const blank = (await second.boundingBox())?.height;
  await second.getByLabel('Phone').focus();
  await second.getByLabel('Full name').focus();
  await expect(second).toContainText('Please enter passenger phone number');
  expect((await second.boundingBox())?.height).toBe(blank);
  await second.getByRole('button', { name: 'Same as guest 1' }).click();
  await expect(second.getByLabel('Phone')).toHaveValue('012-345 6789');
});

test('what is put into the cart is in sight there', async ({ page }) => {
  await openGuests(page, 1);
  await fillMalaysian(guest(page, 1), 'Ong Bee Hoon', myKad(born(40)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Put into the cart' }).click();
  await expect(page).toHaveURL(/\?cart/);
  const lines = page.getByRole('list', { name: 'Your cart' });
  await expect(lines).toBeFocused();
  const line = lines.getByRole('listitem').first();
  await expect(line).toBeInViewport({ ratio: 0.9 });
  // The word that it is there does not lie over it.
  await expectApart(page.getByRole('status').filter({ hasText: 'Put into the cart' }), line);
});

test('a month and a day without sailings say so, and lead to the next one', async ({ page }) => {
  const date = someDay(40, 60);
  const month = date.slice(0, 7);
  await page.route(`**/shipClient/calendar?month=${month}*`, (route) =>
    route.fulfill({ json: { code: 200, data: [] } }),
  );
  await page.goto(`${wizardPath}?from=${date}&kind=pass`);
  const step = page.getByRole('region', { name: 'Date', exact: true });
  await expect(step).toContainText('Nothing is on sale on this day');
  await expect(step.getByRole('grid')).toBeVisible();
  // Nothing is chosen: no tick, and no line to change.
  await expect(step).toHaveAttribute('data-open', 'true');
  await expect(page.getByRole('button', { name: 'Change: Date' })).toHaveCount(0);
  await step.getByRole('button', { name: /^Next sailing: / }).click();
  const day = step.locator('[data-day][tabindex="0"]');
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('data-state', /open|few/);
  expect((await day.getAttribute('data-day'))?.slice(0, 7)).not.toBe(month);
});

test('after the last sailing the way leads back to the earliest one, and says so', async ({ page }) => {
  const date = someDay(40, 60);
  const month = date.slice(0, 7);
  await page.route('**/shipClient/calendar?month=*', async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('month') ?? '';
    if (asked < month) await route.continue();
    else await route.fulfill({ json: { code: 200, data: [] } });
  });
  await page.goto(`${wizardPath}?from=${date}&kind=pass`);
  const step = page.getByRole('region', { name: 'Date', exact: true });
  await step.getByRole('button', { name: /^Earliest sailing: / }).click();
  const day = step.locator('[data-day][tabindex="0"]');
  await expect(day).toBeFocused();
  expect(((await day.getAttribute('data-day')) ?? '') < month).toBe(true);
});

test('one button is coral at a time, and it is the one that goes on', async ({ page }) => {
  await page.goto(wizardPath);
  await page.getByRole('button', { name: 'Standing ticket' }).waitFor();
  expect(await coral(page)).toEqual(['Choose a ticket']);
  await openGuests(page, 2);
  expect(await coral(page)).toEqual(['Next guest']);
  await fillMalaysian(guest(page, 1), 'Ong Bee Hoon', myKad(born(40)));
  await guest(page, 1).getByRole('button', { name: 'Next guest' }).click();
  await fillMalaysian(guest(page, 2), 'Ong Bee Lian', myKad(born(41)));
  await guest(page, 2).getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay now/ }).waitFor();
  await page.getByRole('button', { name: 'Change: Guests' }).click();
  await guest(page, 1).getByLabel('Full name').waitFor();
  expect(await coral(page)).toEqual([expect.stringMatching(/^Pay now/)]);
});
