import type { OrderGroup, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Page } from '@playwright/test';
import { born, findOffer, myKad, register, someDay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

const needsLogin = /status of 401/;

async function openGuests(page: Page): Promise<void> {
  const { sailing, type } = await findOffer(page.request, 'PASS', someDay(20, 70), 'day');
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await guest(page, 1).getByLabel('Full name').waitFor();
}

test('who travels too is filled in from the personal centre, document and all', async ({
  page,
  request,
  login,
}) => {
  const { account, username, password } = await register(request);
  const idCard = myKad('1985-05-05');
  const { version } = await account.get<{ version: number }>('/shipClient/profile');
  await account.post('/shipClient/profile/save', {
    version,
    realName: 'Ong Bee Hoon',
    gender: 'female',
    phone: '0123456789',
    email: 'bee.hoon@example.com',
    idCard,
  });
  await login({ username, password });
  await openGuests(page);
  await expect(page.getByRole('button', { name: 'I am travelling too' })).toBeVisible();
  await expect(page.getByText('Guests you keep')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am travelling too' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ong Bee Hoon');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1985-05-05');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(page.getByText(`We keep a number ending in ${idCard.slice(-4)}`)).toBeVisible();
  await page.getByLabel('Nationality').fill('Malaysia');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).not.toHaveURL(wizardPath);
  const all = { page: 1, size: 20 };
  const { records } = await account.post<{ records: OrderGroup[] }>('/shipClient/order/page', all);
  const ids = records.flatMap(({ orders }) => orders.map(({ id }) => id));
  const { orders } = await account.post<{ orders: OrderWithTickets[] }>('/shipClient/order/tickets', { ids });
  expect(orders[0]?.tickets[0]).toMatchObject({ name: 'Ong Bee Hoon', idEnding: idCard.slice(-4) });
});

test('whoever registers in the middle need not type again what stands at guest 1', async ({
  page,
  announceErrors,
}) => {
  announceErrors(needsLogin);
  const birthDate = born(33);
  await openGuests(page);
  await fillMalaysian(guest(page, 1), 'Nur Aina', myKad(birthDate));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await dialog.getByRole('tab', { name: 'Register' }).click();
  const form = dialog.getByRole('form', { name: 'Register' });
  await expect(form.getByLabel('Full name')).toHaveValue('Nur Aina');
  await expect(form.getByLabel('Phone')).toHaveValue(/12345678?9$/);
  await expect(form.getByLabel('Date of birth')).toHaveValue(birthDate);
});

test('a referrer nobody knows is told when its field is left', async ({ page }) => {
  await openGuests(page);
  await page.getByLabel('Referrer').fill('nobody9');
  await page.getByLabel('Referrer').blur();
  await expect(page.getByText('The reference code NOBODY9 is not known')).toBeVisible();
  await page.getByLabel('Referrer').fill('gangway');
  await expect(page.getByText('The reference code NOBODY9 is not known')).toBeHidden();
});

test('birth date and gender follow a MyKad number that is mended, unless they were typed', async ({
  page,
}) => {
  await openGuests(page);
  const number = page.getByLabel('Identity card number');
  await page.getByLabel('Nationality').fill('Malaysia');
  await number.pressSequentially('900101145678');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-01-01');
  await number.fill('');
  await number.pressSequentially('880229145677');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1988-02-29');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await page.getByLabel('Date of birth').fill('1988-03-01');
  await number.fill('');
  await number.pressSequentially('900101145678');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1988-03-01');
});

test('a pregnancy is asked about where there can be one', async ({ page }) => {
  await openGuests(page);
  const asked = page.getByLabel('Expecting a child?');
  await expect(asked).toBeHidden();
  await page.getByLabel('Date of birth').fill(born(30));
  await page.getByRole('radio', { name: 'Female' }).check();
  await expect(asked).toBeVisible();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await expect(asked).toBeHidden();
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Date of birth').fill(born(70));
  await expect(asked).toBeHidden();
  await page.getByLabel('Date of birth').fill(addDays(portDate(new Date()), -2000));
  await expect(asked).toBeHidden();
});
