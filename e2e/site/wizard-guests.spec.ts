import { addDays } from '@gangway/contract/core/dates.ts';
import type { Page } from '@playwright/test';
import { born, myKad, someDay } from '../fixtures/booking.ts';
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

test('every field left out is asked for in the words of the house', async ({ page }) => {
  await openGuests(page, 1);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  for (const words of [
    'Please enter passenger name',
    'Please choose passenger nationality',
    'Please enter passenger ID or passport number',
    'Please enter passenger date of birth',
    'Please choose passenger gender',
    'Please enter passenger phone number',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Referrer').fill('');
  await expect(page.getByText('Please enter the referrer')).toBeVisible();
});

test('a child alone and an infant with one adult are refused, each named', async ({ page }) => {
  const date = await openGuests(page, 2);
  // Young enough to be so still where the sailing is in the next year.
  await fillMalaysian(guest(page, 1), 'Ali', myKad(born(15), 'male'));
  await guest(page, 1).getByRole('button', { name: 'Next guest' }).click();
  await fillMalaysian(guest(page, 2), 'Siti', myKad(born(14)));
  await guest(page, 2).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Ali is under 18 and needs a guest of 18 or older')).toBeVisible();
  await expect(page.getByText('Siti is under 18 and needs a guest of 18 or older')).toBeVisible();
  // Growing up on the spot: the number fills the date in again.
  await guest(page, 1)
    .getByLabel('Identity card number')
    .fill(myKad(born(30), 'male'));
  await expect(page.getByText('Ali is under 18')).toBeHidden();
  await guest(page, 2)
    .getByLabel('Identity card number')
    .fill(myKad(addDays(date, -400)));
  await expect(page.getByText('Siti is under 2 and needs two guests of 18 or older')).toBeVisible();
  await guest(page, 2)
    .getByLabel('Identity card number')
    .fill(myKad(addDays(date, -90)));
  await expect(page.getByText('Siti must be at least 6 months old on the sailing day')).toBeVisible();
});

test('a passport must outlast the sailing by six months', async ({ page }) => {
  const date = await openGuests(page, 1);
  await page.getByLabel('Full name').fill('Anna Berg');
  await page.getByLabel('Nationality').fill('Germany');
  await page.getByRole('radio', { name: 'Passport' }).check();
  await page.getByLabel('Passport number').fill('C1');
  await page.getByLabel('Passport valid until').fill(addDays(date, 100));
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await expect(
    page.getByText(/^Anna Berg: passport must be valid to \d+ [A-Z][a-z]{2} \d{4}, /),
  ).toBeVisible();
  await expect(
    page
      .getByText('A passport number takes 5 to 15 letters and digits')
      .or(page.getByText('The number takes 4 to 20')),
  ).toBeVisible();
  await page.getByLabel('Passport valid until').fill(addDays(date, 250));
  await expect(page.getByText(/^Anna Berg: passport/)).toBeHidden();
});

test('24 weeks of pregnancy and more cannot travel; less needs a certificate', async ({ page }) => {
  const date = await openGuests(page, 1);
  await fillMalaysian(guest(page, 1), 'Kavitha', myKad(born(30)));
  await page.getByLabel('Expecting a child?').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please enter the expected date of birth')).toBeVisible();
  // 40 weeks less 24 are 112 days before the birth.
  await page.getByLabel('Expected date of birth').fill(addDays(date, 112));
  await expect(page.getByText('Kavitha would be 24 weeks pregnant or more')).toBeVisible();
  await page.getByLabel('Expected date of birth').fill(addDays(date, 114));
  await expect(page.getByText('Kavitha would be 24 weeks')).toBeHidden();
  await expect(page.getByText('Bring a doctor’s certificate')).toBeVisible();
});

test('a MyKad is read: what it says is filled in, what differs is a warning, what cannot be is refused', async ({
  page,
}) => {
  await openGuests(page, 2);
  const first = guest(page, 1);
  await first.getByLabel('Full name').fill('Wong Ah Fatt');
  await first.getByLabel('Identity card number').fill('880229-14-5677');
  await expect(first.getByLabel('Nationality')).toHaveValue('Malaysia');
  await expect(first.getByLabel('Date of birth')).toHaveValue('1988-02-29');
  await expect(first.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await first.getByLabel('Date of birth').fill('1988-03-01');
  await expect(first.getByText('The MyKad number says another date of birth')).toBeVisible();
  await first.getByLabel('Identity card number').fill('880229-17-5677');
  await first.getByLabel('Full name').focus();
  await expect(
    first.getByText('The 7th and 8th digits of this MyKad number are no place code'),
  ).toBeVisible();
  await first.getByLabel('Identity card number').fill('880229-14-5677');
  await first.getByLabel('Phone').fill('0123456789');
  await first.getByRole('button', { name: 'Next guest' }).click();
  // The warning was no refusal, and the same card is not two people.
  const second = guest(page, 2);
  await second.getByLabel('Full name').fill('Wong Ah Beng');
  await second.getByLabel('Identity card number').fill('880229145677');
  await second.getByLabel('Full name').focus();
  await expect(second.getByText('Wong Ah Beng has the same document as another passenger')).toBeVisible();
});

test('the country is found by its name in the shown language', async ({ page }) => {
  await openGuests(page, 1);
  await page.getByLabel('Nationality').fill('Japan');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByLabel('国籍')).toHaveValue('日本');
  await page.getByLabel('国籍').fill('马来西亚');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Nationality')).toHaveValue('Malaysia');
  await page.getByLabel('Nationality').fill('Atlantis');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText('Please choose passenger nationality')).toBeVisible();
});

test('a referrer is copied to everybody, and who was typed comes back when the number goes up again', async ({
  page,
}) => {
  await openGuests(page, 2);
  await expect(guest(page, 1).getByLabel('Referrer')).toHaveValue('GANGWAY');
  // A code that somebody has: the way to give another to everybody goes as soon as it is known that nobody has it.
  await guest(page, 1).getByLabel('Referrer').fill('AISYAH');
  await guest(page, 1).getByRole('button', { name: 'Use for all guests' }).click();
  await guest(page, 2).getByRole('button', { name: 'Fill in: Guest 2' }).click();
  await expect(guest(page, 2).getByLabel('Referrer')).toHaveValue('AISYAH');
  await guest(page, 2).getByLabel('Full name').fill('Second Person');
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(guest(page, 2)).toBeHidden();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(guest(page, 2).getByLabel('Full name')).toHaveValue('Second Person');
});

test('the calendar is walked through and chosen from by keyboard alone', async ({ page }) => {
  await page.goto(wizardPath);
  await page.getByRole('button', { name: 'Standing ticket' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Date', exact: true })).toBeFocused();
  // The day the page takes for today: midnight may have come since.
  const today = (await page.locator('[data-day][tabindex="0"]').getAttribute('data-day')) ?? '';
  const on = (date: string) => expect(page.locator(`[data-day="${date}"]`)).toBeFocused();
  await page.locator(`[data-day="${today}"]`).focus();
  await page.keyboard.press('ArrowLeft');
  await on(today);
  await page.keyboard.press('ArrowRight');
  await on(addDays(today, 1));
  await page.keyboard.press('ArrowDown');
  await on(addDays(today, 8));
  await page.keyboard.press('ArrowUp');
  await on(addDays(today, 1));
  await page.keyboard.press('PageDown');
  const month = page.getByRole('grid');
  const next = await page.locator(':focus').getAttribute('data-day');
  expect(next?.slice(0, 7)).not.toBe(addDays(today, 1).slice(0, 7));
  await page.keyboard.press('Home');
  const monday = await page.locator(':focus').getAttribute('data-day');
  expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
  await page.keyboard.press('End');
  await on(addDays(monday ?? '', 6));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await expect(month).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator(':focus')).toHaveAttribute('data-state', /open|few/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Day or night' })).toBeFocused();
});

test('axe finds nothing in any step of the wizard in Chinese', async ({ page, speak, expectAccessible }) => {
  await speak('zh');
  await page.goto(wizardPath);
  await page.getByRole('button', { name: '有窗舱房' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: '有窗舱房' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '家庭房' }).click();
  await page.locator('[data-day][data-state="open"]').first().waitFor();
  await expectAccessible(page);
  // On its last day a month has nothing left to choose, or only the one of two that has not sailed.
  await page.getByRole('button', { name: '下个月' }).click();
  await page.locator('[data-day][data-state="open"]').last().click();
  await page.getByRole('button', { name: /^夜间/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '一张大床' }).click();
  await page.getByRole('button', { name: '继续支付' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('姓名').fill('Tan');
  await page.getByLabel('国籍').fill('MY');
  await page.getByLabel('身份证号码').fill(myKad(born(30)));
  await page.getByLabel('电话').fill('0123456789');
  await page.getByRole('button', { name: '继续支付' }).click();
  await page.getByRole('button', { name: /^立即支付/ }).click();
  await expect(
    page.getByRole('link', {
      name: '请先勾选同意条款再支付',
    }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '请选择支付方式' })).toBeVisible();
  await expectAccessible(page);
});
