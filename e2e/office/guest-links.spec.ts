import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { call } from '../fixtures/call.ts';
import { book, confirmPaid, orderPage } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('the desk puts the address of a guest right, and withdraws every link to the order', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const email = `guest.${randomUUID()}@example.com`;
  const token = await call(request, null, customersCalls.bookAsGuest, {
    body: { key: randomUUID(), email: `wrong.${email}`, phone: '+60123456789', agreed: true },
  });
  const orders = await book(request, token, [{ ahead: [50, 85] }]);
  const [order] = orders;
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), orders);
  const own = await call(request, token, bookingCalls.listMyOrders, { body: { ids: [order.id] } });
  const params = { id: own.orders[0]?.tickets[0]?.id ?? 0 };
  const shared = await call(request, token, bookingCalls.shareTicket, { params });

  await page.goto(orderPage(order));
  const panel = page.getByRole('dialog', { name: `Order ${order.orderNo}` });
  await expect(panel).toContainText(`Guest · wrong.${email} · +60123456789`);
  await panel.getByRole('button', { name: 'Correct the email' }).click();
  const form = page.getByRole('dialog', { name: 'Correct the email' });
  await form.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await form.getByRole('button', { name: 'Correct the email' }).click();
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Correct the email' }).click();
  await expect(form).toBeHidden();
  await expect(panel).toContainText(`Guest · ${email} · +60123456789`);
  await expect(panel.locator('[data-what=emailCorrected]')).toContainText('· Amirah Yusof');

  await panel.getByRole('button', { name: 'Withdraw all links' }).click();
  const question = page.getByRole('dialog', { name: `Withdraw all links to order ${order.orderNo}?` });
  await expect(question.getByRole('button', { name: 'Keep the links' })).toBeFocused();
  await question.getByRole('button', { name: 'Withdraw all links' }).click();
  await expect(panel.locator('[data-what=linksWithdrawn]')).toBeVisible();
  const looked = call(request, null, bookingCalls.sharedTicket, { body: { token: shared.token } });
  await expect(looked).rejects.toThrow('404');
});
