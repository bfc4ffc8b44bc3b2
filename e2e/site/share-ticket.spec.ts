import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { expect, test } from '../fixtures/test.ts';

test('one guest’s ticket is shared by a link that shows it alone, until the link is withdrawn', async ({
  page,
  browser,
  request,
  login,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { passengers: [adult({ name: 'Lim Siew Yen' }), adult({ name: 'Tan Ah Kow' })] },
  ]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  const pass = page.getByRole('article').nth(1);
  await pass.getByRole('button', { name: 'Share this ticket: Tan Ah Kow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the ticket of Tan Ah Kow' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Link to the ticket').inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(pass).toContainText('Shared by a link');

  // Another phone, on which nobody is signed in.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 3 })).toHaveText('Tan Ah Kow');
  const main = other.getByRole('main');
  for (const secret of ['Lim Siew Yen', orders[0]?.orderNo ?? '', 'RM'])
    await expect(main).not.toContainText(secret);
  // The code is drawn after the rest of the pass.
  await expect(other.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(await readQr(await other.screenshot())).toHaveLength(1);
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(other.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessible(other);

  // The same link again, and then its end.
  await pass.getByRole('button', { name: 'Share this ticket: Tan Ah Kow' }).click();
  await expect(dialog.getByLabel('Link to the ticket')).toHaveValue(link);
  await dialog.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(dialog).toBeHidden();
  await expect(pass).not.toContainText('Shared by a link');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('No ticket behind this link');
  await expect(other.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await context.close();
});

test('whoever closes the sign-in on the way to a link is told nothing, and can go on', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 401/);
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{ passengers: [adult({ name: 'Tan Ah Kow' })] }]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await page.getByRole('button', { name: 'Share this ticket' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share the ticket of Tan Ah Kow' });
  await expect(dialog).toBeVisible();
  // Signed out in another tab.
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('button', { name: 'Close' }).click();
  await expect(signIn).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeEnabled();
  await expect(dialog).not.toContainText('cancelled');
});

test('on the smallest phone the link keeps within its dialog', async ({ page, request, login }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{}]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await page.getByRole('button', { name: 'Share this ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByLabel('Link to the ticket')).toBeVisible();
  const { wide, room } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
    wide: scrollWidth,
    room: clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
});
