import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { call } from '../fixtures/call.ts';
import { newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer adds a passenger whose MyKad fills in the rest, changes and removes one', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const { token: _, ...account } = await newCustomer(request);
  await login(account);
  await page.goto('/shipClient/personalCenter');
  const card = page.getByRole('region', { name: 'Saved passengers' });
  await expect(card).toContainText('Nobody is kept yet');
  await card.getByRole('button', { name: 'Add a passenger' }).click();

  const form = page.getByRole('dialog', { name: 'Add a passenger' });
  await form.getByLabel('Document number').fill('900101-00-5678');
  await form.getByRole('button', { name: 'Save' }).click();
  const problems = form.getByRole('alert');
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveText([
    'Please enter passenger name',
    'The 7th and 8th digits of this MyKad number are no place code',
    'Please enter passenger date of birth',
    'Please choose passenger gender',
    'Please enter passenger phone number',
    'Please tick that this person agrees to being kept',
  ]);
  await expectAccessible(page);

  await problems.getByRole('link', { name: /7th and 8th/ }).click();
  await expect(form.getByLabel('Document number')).toBeFocused();
  await form.getByLabel('Document number').fill('900101-14-5678');
  await expect(form.getByLabel('Date of birth')).toHaveValue('1990-01-01');
  await expect(form.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(problems.getByRole('link')).toHaveText([
    'Please enter passenger name',
    'Please enter passenger phone number',
    'Please tick that this person agrees to being kept',
  ]);
  await form.getByLabel('This person agrees').check();
  await form.getByLabel('Date of birth').fill('1990-01-02');
  await expect(form).toContainText('The MyKad number says another date of birth');
  await form.getByLabel('Date of birth').fill('1990-01-01');
  await form.getByLabel('Name').fill('Siti Aminah');
  await form.getByLabel('Phone').fill('012-345 6789');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Siti Aminah is saved')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(card.getByRole('listitem')).toContainText(/Siti Aminah.*5678.*Malaysia.*Born 1 Jan 1990/s);
  await expect(card.getByRole('listitem')).toContainText('Kept with consent since');
  expect(await card.textContent()).not.toContain('900101');

  await card.getByRole('button', { name: 'Change Siti Aminah' }).click();
  const change = page.getByRole('dialog', { name: 'Change Siti Aminah' });
  await expect(change).toContainText('We keep a number ending in 5678');
  await change.getByRole('radio', { name: 'Passport' }).check();
  await expect(change).not.toContainText('ending in 5678');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter passenger ID or passport number',
    "Please enter the passport's expiry date",
    'Please tick that this person agrees to being kept',
  ]);
  await change.getByLabel('This person agrees').check();
  const expiry = addMonths(portDate(new Date()), 80);
  await change.getByLabel('Document number').fill('k7654321');
  await change.getByLabel('Passport expiry date').fill(expiry);
  await change.getByLabel('Nationality').selectOption({ label: 'Singapore' });
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await expect(card.getByRole('listitem')).toContainText(
    new RegExp(`4321.*Valid until ${inWords(expiry)}.*Singapore`, 's'),
  );

  await card.getByRole('button', { name: 'Remove Siti Aminah' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Siti Aminah?' });
  await expect(question).toContainText('Your bookings stay as they are');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await card.getByRole('button', { name: 'Remove Siti Aminah' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toContainText('Nobody is kept yet');
});

test('whoever is put in the place of a kept passenger is asked whether they agree', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const { name, ...details } = {
    name: 'Siti Aminah',
    gender: 'female' as const,
    idType: 'idCard' as const,
    idNumber: '900101-14-5678',
    nationality: 'MY' as const,
    birthDate: '1990-01-01',
    phone: '0123456789',
  };
  await call(request, customer.token, customersCalls.savePassenger, {
    body: { name, ...details, consent: true },
  });
  await login(customer);
  await page.goto('/shipClient/personalCenter');
  const card = page.getByRole('region', { name: 'Saved passengers' });
  await card.getByRole('button', { name: `Change ${name}` }).click();
  const form = page.getByRole('dialog', { name: `Change ${name}` });
  const tick = form.getByLabel('This person agrees');
  await form.getByLabel('Name').fill('Aminah Ali');
  await expect(tick).toHaveCount(0);
  await form.getByLabel('Document number').fill('880214-10-4321');
  await expect(tick).not.toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Please tick that this person agrees to being kept',
  ]);
  await tick.check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByRole('listitem')).toContainText(/Aminah Ali.*4321/s);
});

test('what a customer typed stays when the server cannot be reached', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/ERR_FAILED/);
  const { token: _, ...account } = await newCustomer(request);
  await login(account);
  await page.goto('/shipClient/personalCenter');
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  const form = page.getByRole('dialog', { name: 'Add a passenger' });
  await form.getByLabel('Name').fill('Siti Aminah');
  await form.getByLabel('Document number').fill('900101-14-5678');
  await form.getByLabel('Phone').fill('012-345 6789');
  await form.getByLabel('This person agrees').check();
  await page.route('**/passenger/save', (route) => route.abort());
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(form.getByLabel('Name')).toHaveValue('Siti Aminah');
  await page.unroute('**/passenger/save');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Siti Aminah is saved')).toBeVisible();
});

test('axe finds nothing in the list and the form of passengers in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  const { token, ...account } = await newCustomer(request);
  const passenger = {
    name: '陈美玲',
    gender: 'female' as const,
    idType: 'passport' as const,
    idNumber: 'E11223344',
    passportExpiry: '2020-01-31',
    nationality: 'CN' as const,
    birthDate: '1990-01-01',
    phone: '+8613800138000',
  };
  await call(request, token, customersCalls.savePassenger, { body: { ...passenger, consent: true } });
  await speak('zh');
  await login(account);
  await page.goto('/shipClient/personalCenter');
  const card = page.getByRole('region', { name: '常用乘客' });
  await expect(card.getByRole('listitem')).toContainText(
    /陈美玲.*护照.*3344.*已于 2020年1月31日 过期.*中国/s,
  );
  await expectAccessible(page);
  await card.getByRole('button', { name: '修改 陈美玲' }).click();
  await expect(page.getByRole('dialog', { name: '修改 陈美玲' }).getByLabel('国籍')).toHaveValue('CN');
  await expectAccessible(page);
});

/** A date as the site writes it. */
function inWords(date: string): string {
  const words = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return words.format(new Date(date)).replace('Sept', 'Sep');
}
