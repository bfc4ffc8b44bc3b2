import type { OrderGroup, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { newAgent } from '../fixtures/agents.ts';
import { Account, born, findOffer, myKad, register, someDay, somebody } from '../fixtures/booking.ts';
import { bill } from '../fixtures/gateway-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseDay, chooseTrip, fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

const needsLogin = /status of 401/;

test(
  'a family of four with an infant books up to the held order, and becomes a customer on the way',
  { tag: '@desk' },
  async ({ page, context, announceErrors }) => {
    announceErrors(needsLogin);
    const date = someDay(20, 70);
    const infantBorn = addDays(date, -430);
    await page.goto(wizardPath);
    await chooseTrip(page, { kind: 'Cabin with window', room: 'Family Cabin', date, slot: 'Night' });
    await page.getByRole('button', { name: 'One double bed' }).click();
    for (let count = 1; count < 4; count += 1) await page.getByRole('button', { name: 'One more' }).click();

    const motherBorn = born(34);
    const mother = guest(page, 1);
    await fillMalaysian(mother, 'Lim Siew Ling', myKad(motherBorn, 'female'));
    await expect(mother.getByLabel('Date of birth')).toHaveValue(motherBorn);
    await expect(mother.getByRole('radio', { name: 'Female' })).toBeChecked();
    await mother.getByLabel('Keep this guest').check();
    await mother.getByRole('button', { name: 'Next guest' }).click();

    const father = guest(page, 2);
    await father.getByLabel('Full name').fill('Daniel Tan');
    await father.getByLabel('Nationality').fill('Singapore');
    await father.getByRole('radio', { name: 'Passport' }).check();
    await father.getByLabel('Passport number').fill(`K${String(Date.now()).slice(-8)}`);
    await father.getByLabel('Passport valid until').fill(addDays(date, 900));
    await father.getByLabel('Date of birth').fill('1988-03-09');
    await father.getByRole('radio', { name: 'Male', exact: true }).check();
    await father.getByRole('button', { name: 'Same as guest 1' }).click();
    await expect(father.getByLabel('Phone')).toHaveValue('012-345 6789');
    await father.getByRole('button', { name: 'Next guest' }).click();

    await fillMalaysian(guest(page, 3), 'Tan Jia Hui', myKad(born(8)));
    await guest(page, 3).getByRole('button', { name: 'Next guest' }).click();
    await fillMalaysian(guest(page, 4), 'Tan Kai', myKad(infantBorn, 'male'));
    await guest(page, 4).getByRole('button', { name: 'Continue to payment' }).click();

    await page.getByRole('radio', { name: 'Credit or debit card' }).check();
    await page.getByLabel('I agree to the').check();
    await page.getByRole('button', { name: /^Pay now/ }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByRole('tab', { name: 'Register' }).click();
    const form = dialog.getByRole('form', { name: 'Register' });
    await form.getByLabel('Username').fill(`family${Date.now()}`);
    await form.getByLabel('Full name').fill('Lim Siew Ling');
    await form.getByLabel('Phone').fill('0123456789');
    await form.getByLabel('Date of birth').fill(motherBorn);
    await form.getByLabel('Password', { exact: true }).fill('sea-Breeze1');
    await form.getByLabel('Confirm password').fill('sea-Breeze1');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Create account' }).click();

    await expect(bill(page)).toBeVisible();
    const token = (await context.cookies()).find(({ name }) => name === 'gangway_token')?.value ?? '';
    const family = new Account(context.request, token);
    const { records } = await family.post<{ records: OrderGroup[] }>('/shipClient/order/page', {
      page: 1,
      size: 20,
    });
    expect(records.map(({ orders }) => orders.length)).toEqual([1]);
    const ids = records.flatMap(({ orders }) => orders.map(({ id }) => id));
    const { orders } = await family.post<{ orders: OrderWithTickets[] }>('/shipClient/order/tickets', {
      ids,
    });
    expect(orders[0]).toMatchObject({
      status: 'unpaid',
      people: 4,
      bed: 'big',
      sailing: { date, slot: 'night' },
    });
    expect(orders[0]?.tickets.map(({ ageGroup }) => ageGroup)).toEqual(['adult', 'adult', 'child', 'infant']);
    await expect
      .poll(async () =>
        (await family.get<SavedPassenger[]>('/shipClient/passenger/list')).map(({ name }) => name),
      )
      .toEqual(['Lim Siew Ling']);

    // The next time: nothing of the booking is left, and the mother comes by one tap.
    await page.goto(wizardPath);
    await chooseTrip(page, { kind: 'Standing ticket', date: addDays(date, 1), slot: 'Day' });
    await page.getByRole('main').getByRole('button', { name: 'Lim Siew Ling' }).click();
    await expect(page.getByLabel('Date of birth')).toHaveValue(motherBorn);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('radio', { name: 'Credit or debit card' })).not.toBeChecked();
  },
);

test('reload, the way back and another language lose nothing; logging out forgets it all', async ({
  page,
  login,
}) => {
  await login('customer');
  const date = someDay(20, 70);
  await page.goto('/home');
  await page.goto(wizardPath);
  await chooseTrip(page, { kind: 'Cabin without window', room: 'Inside Double', date, slot: 'Day' });
  await page.getByRole('button', { name: 'Two single beds' }).click();
  await guest(page, 1).getByLabel('Full name').fill('Half A Name');
  await page.reload();
  await expect(guest(page, 1).getByLabel('Full name')).toHaveValue('Half A Name');
  await expect(page.getByRole('region', { name: 'Beds' })).toContainText('Two single beds');
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await expect(guest(page, 1).getByLabel('Full name')).toHaveValue('Half A Name');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('Half A Name');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: /^Menu$|Tan Mei Ling/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(wizardPath);
  await expect(page.getByRole('button', { name: 'Cabin without window' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('own')))).toEqual(
    [],
  );
});

test('a lost answer says so, and trying again buys no second time', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/ERR_FAILED/);
  const { sailing, type } = await findOffer(request, 'PASS', someDay(20, 70), 'day');
  const { account, username, password } = await register(request);
  await login({ username, password });
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Ravi Kumar', myKad(born(29), 'male'));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Online banking (FPX)' }).check();
  await page.getByLabel('I agree to the').check();
  await page.route(
    '**/shipClient/checkout',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('Error occurred while creating orders');
  // Not even a reload in between makes it another wish.
  await page.reload();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(bill(page)).toBeVisible();
  const { total } = await account.post<{ total: number }>('/shipClient/order/page', { page: 1, size: 20 });
  expect(total).toBe(1);
});

test('whoever is signed in is offered the own balance, and one that is too small is told so', async ({
  page,
  context,
  request,
  login,
}) => {
  const customer = await newAgent(request, await login('finance'), { level: 'normal', fundsSen: 100 });
  await context.clearCookies();
  const date = someDay(20, 70);
  await page.goto(wizardPath);
  await chooseTrip(page, { kind: 'Standing ticket', date, slot: 'Day' });
  await fillMalaysian(guest(page, 1), 'Nur Aina', myKad(born(27)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Balance' })).toBeHidden();
  await login(customer);
  await page.reload();
  await page.getByRole('radio', { name: 'Balance RM 1.00 left' }).check();
  const short = "Sorry, your agent's available balance is insufficient for settlement.";
  await expect(page.getByText(short)).toBeVisible();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('link', { name: short }).click();
  await expect(page).toHaveURL(wizardPath);
});

test('what is refused by the server stands at its field', async ({ page, request, login }) => {
  const { sailing, type } = await findOffer(request, 'PASS', someDay(20, 70), 'day');
  const { account, username, password } = await register(request);
  const twice = somebody('Goh Li Wen');
  const line = { sailingId: sailing.id, roomTypeId: type.id, bed: null };
  const shownTotalSen = sailing.offers.find((one) => one.roomTypeId === type.id)?.priceSen ?? 0;
  const bought = await account.buy([{ ...line, passengers: [twice], shownTotalSen }]);
  expect(bought.success).toBe(1);
  await login({ username, password });
  // Known when its field was left, and gone by the time all is sent: asked before, it would not come so far.
  await page.route('**/referrer/check', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { known: true } } }),
  );
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Goh Li Wen', twice.idNumber ?? '');
  await page.getByLabel('Referrer').fill('NOBODY9');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('link', { name: 'The reference code NOBODY9 is not known' }).click();
  await expect(page.getByLabel('Referrer')).toBeFocused();
  await page.getByLabel('Referrer').fill('gangway');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(
    page.getByRole('link', { name: 'Goh Li Wen holds a ticket on this sailing already' }),
  ).toBeVisible();
  await expect(page.getByLabel('Identity card number')).toHaveAttribute('aria-invalid', 'true');
});

test('a sailing found in the list is booked from its details, for as many as were looked for', async ({
  page,
}) => {
  await page.goto('/shipClient/routeList?slot=night&people=2');
  await page.locator('main li').getByRole('link').nth(3).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Book: Ocean View Double' }).click();
  await expect(page).toHaveURL(wizardPath);
  await expect(page.getByRole('region', { name: 'Cabin' })).toContainText('Ocean View Double');
  await expect(page.getByRole('region', { name: 'Day or night' })).toContainText('19:00 – 06:00 next day');
  await expect(guest(page, 2)).toBeVisible();
});

test('days and times are those of the port, wherever the browser stands', async ({ page, request }) => {
  const date = someDay(20, 70);
  const { sailing } = await findOffer(request, 'PASS', date, 'night');
  expect(await page.evaluate(() => new Date('2025-01-15T12:00:00Z').getTimezoneOffset())).toBe(300);
  // Midnight may come while the page loads.
  const before = portDate(new Date());
  await page.goto(wizardPath);
  await page.getByRole('button', { name: 'Standing ticket' }).click();
  const today = await page.locator('[data-day][tabindex="0"]').getAttribute('data-day');
  expect([before, portDate(new Date())]).toContain(today);
  await chooseDay(page, date);
  const night = page.getByRole('button', { name: /^Night/ });
  const clock = (instant: string) =>
    new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(11, 16);
  await expect(night).toContainText(`${clock(sailing.departsAt)} – ${clock(sailing.returnsAt)} next day`);
});
