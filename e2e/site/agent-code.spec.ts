import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { newAgent } from '../fixtures/agents.ts';
import { born, findOffer, myKad, someDay } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseTrip, fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

test("an agent's own booking starts with the agent's code", async ({ page, context, request, login }) => {
  const staff = await login('finance');
  const agent = await newAgent(request, staff, { level: 'agent', fundsSen: 1_000_000 });
  const { referenceCode } = await call(request, agent.token, customersCalls.getProfile, {});
  await context.clearCookies();
  await page.goto(wizardPath);
  await chooseTrip(page, { kind: 'Standing ticket', date: someDay(20, 70), slot: 'Day' });
  await expect(page.getByLabel('Referrer')).toHaveValue('GANGWAY');
  await login(agent);
  await page.reload();
  await expect(page.getByLabel('Referrer')).toHaveValue(referenceCode ?? 'none');
  await fillMalaysian(guest(page, 1), 'Nur Aina', myKad(born(27)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /^Balance/ }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
  const { total } = await call(request, agent.token, bookingCalls.referredOrders, {
    body: { page: 1, size: 10 },
  });
  expect(total).toBe(1);
});

test('an agent is offered the balance first: chosen already where it suffices, with what lacks where not', async ({
  page,
  context,
  request,
  login,
}) => {
  const staff = await login('finance');
  const date = someDay(20, 70);
  const { priceSen } = await findOffer(request, 'PASS', date, 'day');
  const agent = await newAgent(request, staff, { level: 'agent', fundsSen: priceSen - 500 });
  await context.clearCookies();
  await login(agent);
  await page.goto(wizardPath);
  await chooseTrip(page, { kind: 'Standing ticket', date, slot: 'Day' });
  await fillMalaysian(guest(page, 1), 'Nur Aina', myKad(born(27)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const first = page.getByRole('group', { name: 'How would you like to pay?' }).getByRole('radio').first();
  await expect(first).toHaveAccessibleName(`Balance ${formatMoney(priceSen - 500)} left RM 5.00 short`);
  await expect(first).not.toBeChecked();

  await call(request, staff, walletCalls.saveRecharge, {
    body: { key: randomUUID(), accountId: agent.id, amountSen: 500, method: 'cash' },
  });
  await page.reload();
  await expect(first).toHaveAccessibleName(`Balance ${formatMoney(priceSen)} left`);
  await expect(first).toBeChecked();
  // What is chosen instead stays so.
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
});
