import { randomInt } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillMalaysian } from '../fixtures/wizard.ts';

const two = () => [adult({ name: 'Tan Mei Fong' }), adult({ name: 'Ong Kai' })];

test('a guest who would leave a cabin alone is told that nothing comes back, and is replaced instead', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ ahead: [50, 85], passengers: two() }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Cancel and refund' });
  await refund.getByLabel('Ong Kai').check();
  await expect(refund).toContainText('The price is for the cabin, not for each guest.');
  await expect(refund).toContainText('nothing comes back and no fee is kept');
  const anyway = refund.getByRole('button', { name: 'Cancel 1 guest, with nothing back' });
  await anyway.click();
  await expect(refund.getByRole('checkbox', { name: /^I know that nothing comes back/ })).toBeFocused();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Replace Ong Kai' }).click();

  const replace = page.getByRole('dialog', { name: 'Somebody else instead of Ong Kai' });
  await expect(replace).toContainText('Replacing a guest is free of charge.');
  await replace.getByRole('button', { name: 'Replace Ong Kai' }).click();
  await expect(replace.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  await fillMalaysian(replace, 'Lee Kah Fai', `900505-14-${randomInt(100, 999)}3`);
  await replace.getByRole('button', { name: 'Replace Ong Kai' }).click();
  await expect(replace).toBeHidden();
  await expect(page.getByText('Lee Kah Fai now has a ticket of this order')).toBeVisible();

  const old = page.getByRole('article').filter({ hasText: 'Ong Kai' });
  await expect(old).toContainText('Lee Kah Fai travels instead');
  await expect(page.getByRole('img', { name: /^QR code of ticket/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Replace this guest: Lee Kah Fai' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace this guest: Ong Kai' })).toHaveCount(0);
  const { orders } = await call(request, customer.token, bookingCalls.listMyOrders, {
    body: { ids: [order.id] },
  });
  expect(orders).toMatchObject([{ people: 2, refundedSen: 0, feeSen: 0, paidSen: order.totalSen }]);
});
