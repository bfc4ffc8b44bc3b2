import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { adult, bookPassesOn, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { makeOwnSailing } from '../fixtures/own-sailing.ts';
import { expect, test } from '../fixtures/test.ts';

// Beyond the demo's sailings.
const date = addDays(portDate(new Date()), 300);

test('a sailing is led from scheduled to returned, each step asked for, and boarding can be taken back', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const own = await makeOwnSailing(request, await login('editor'), date);
  await page.goto(`/ship/sailings?month=${date.slice(0, 7)}&id=${own.id}`);
  const panel = page.getByRole('dialog', { name: own.name });
  const now = panel.locator('[aria-current=step]');
  const steps = [
    ['Start boarding', 'Start boarding?', 'tickets can be scanned from now on', 'Boarding'],
    ['Back to scheduled', 'Stop boarding?', 'goes back to scheduled', 'Scheduled'],
    ['Start boarding', 'Start boarding?', 'tickets can be scanned from now on', 'Boarding'],
    ['Ready to depart', 'Ready to depart?', 'boarding stops and nothing more is sold', 'Ready to depart'],
    ['Open boarding again', 'Open boarding again?', 'people come aboard again', 'Boarding'],
    ['Ready to depart', 'Ready to depart?', 'boarding stops and nothing more is sold', 'Ready to depart'],
    ['Departed', 'Has the ship departed?', 'nothing more is sold, and this cannot be taken back', 'Departed'],
    ['Returned', 'Has the ship returned?', 'the sailing is over, and this cannot be taken back', 'Returned'],
  ] as const;
  await expect(now).toHaveText('Scheduled');
  for (const [step, title, text, status] of steps) {
    await panel.getByRole('button', { name: step }).click();
    const question = page.getByRole('dialog', { name: title });
    await expect(question).toContainText(`${own.name}: ${text}`);
    const confirm = question.getByRole('button', { name: step });
    await confirm.click();
    if (step === 'Open boarding again') {
      // Only for a reason.
      await expect(question).toContainText('reason');
      await question.getByLabel('Reason').fill('A bus is late');
      await expectAccessible(page);
      await confirm.click();
    }
    await expect(question).toBeHidden();
    await expect(now).toHaveText(status);
  }
  await expect(panel.getByRole('button', { name: /boarding|Departed|Returned|Edit|Cancel/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(now).toHaveText('Returned');
});

test('a step that was asked for and not confirmed is not taken', async ({ page, login, request }) => {
  const own = await makeOwnSailing(request, await login('editor'), date);
  await page.goto(`/ship/sailings?id=${own.id}`);
  const panel = page.getByRole('dialog', { name: own.name });
  await panel.getByRole('button', { name: 'Start boarding' }).click();
  await page
    .getByRole('dialog', { name: 'Start boarding?' })
    .getByRole('button', { name: 'Cancel', exact: true })
    .click();
  await page.reload();
  await expect(panel.locator('[aria-current=step]')).toHaveText('Scheduled');
});

test('cancelling names orders and money and asks why, and then the sailing is over for a reason', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const staff = await login('editor');
  const own = await makeOwnSailing(request, staff, date);
  const { token } = await newCustomer(request);
  const paid = await bookPassesOn(request, { token, staff }, own.id, [adult(), adult()]);
  await confirmPaid(request, staff, [paid]);
  await bookPassesOn(request, { token, staff }, own.id, [adult()]);
  await page.goto(`/ship/sailings?id=${own.id}`);
  const panel = page.getByRole('dialog', { name: own.name });
  await panel.getByRole('button', { name: 'Cancel the sailing' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this sailing?' });
  await expect(question).toContainText(
    `${own.name} will no longer be for sale, and this cannot be taken back. Unpaid orders end, and paid ones are refunded in full.`,
  );
  const touched = question.getByRole('region', { name: 'What it touches' });
  await expect(touched).toContainText('Paid orders1');
  await expect(touched).toContainText('Unpaid orders1');
  await expect(touched).toContainText('Passengers3');
  await expect(touched).toContainText(`Money that goes back${formatMoney(paid.totalSen)}`);
  await expectAccessible(page);
  // The way back is where Enter goes.
  await expect(question.getByRole('button', { name: 'Keep the sailing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(panel.locator('[aria-current=step]')).toHaveText('Scheduled');

  await panel.getByRole('button', { name: 'Cancel the sailing' }).click();
  await question.getByRole('button', { name: 'Cancel the sailing' }).click();
  await expect(question).toContainText('Please enter a reason');
  await question.getByLabel('Why is it canceled?').fill('A storm is coming');
  await question.getByRole('button', { name: 'Cancel the sailing' }).click();
  await expect(page.getByText(`${own.name}: Canceled`)).toBeVisible();
  await expect(panel.getByRole('button', { name: /boarding|Edit|Cancel/ })).toHaveCount(0);
  await page.reload();
  await expect(panel).toContainText('Reason: A storm is coming');
});

test('the form of a booked sailing says how many orders hear of other times, and how many have booked when it is made too small', async ({
  page,
  login,
  request,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const staff = await login('editor');
  const own = await makeOwnSailing(request, staff, date);
  const { token } = await newCustomer(request);
  const paid = await bookPassesOn(request, { token, staff }, own.id, [
    adult({ email: 'told@example.com' }),
    adult(),
  ]);
  await confirmPaid(request, staff, [paid]);
  await bookPassesOn(request, { token, staff }, own.id, [adult()]);
  await page.goto(`/ship/sailings?id=${own.id}`);
  await page.getByRole('dialog', { name: own.name }).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit: ${own.name}` });
  const note = form.getByText(
    '1 order will be mailed the new times. 1 order has no e-mail address: please call.',
  );
  await expect(
    form.getByText('3 people have booked: ship, route, date and slot can no longer change.'),
  ).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Route' })).toBeDisabled();
  await expect(note).toBeHidden();
  await form.getByLabel('Departure: hours').fill('10');
  await expect(note).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('Capacity').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('3 people have booked: the capacity cannot be less.')).toBeVisible();
  await form.getByLabel('Capacity').fill('3');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: ${own.name}`)).toBeVisible();
});
