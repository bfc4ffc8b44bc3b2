import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { born, findOffer, myKad, register, someDay, somebody } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { bill, decideAtGateway } from '../fixtures/gateway-page.ts';
import { book, newCustomer } from '../fixtures/orders.ts';
import { expect, test, visible } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

/** Answers the next try to pay as the server does while the gateway cannot be reached. */
async function loseGateway(page: Page): Promise<void> {
  const json = { code: 502, reason: 'payment.gateway', message: 'API payment interface request failed' };
  await page.route('**/shipClient/pay', (route) => route.fulfill({ status: 502, json }), { times: 1 });
}

async function startPaying(request: APIRequestContext) {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  const body = { ids: [order?.id ?? 0], method: 'creditCard' as const };
  const answer = await call(request, customer.token, bookingCalls.payOrders, { body });
  if (!order || answer.state !== 'jump') throw new Error('no payment');
  return { customer, order, paymentId: answer.paymentId };
}

test('a gateway that cannot be reached leaves the order payable', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 502/);
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}], 'creditCard');
  await login(customer);
  await page.goto(`/pay?orders=${order?.id}`);
  await loseGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'API payment interface request failed' });
  const alert = page.getByRole('main').getByRole('alert').and(refused);
  await expect(alert).toBeFocused();
  // Its place on the page and the toast, and nothing else.
  await expect(refused).toHaveCount(2);
  await expect(alert).toContainText('Nothing was charged.');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
});

test('orders made in the wizard while the gateway cannot be reached are there, and payable', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 502/);
  const { sailing, type } = await findOffer(request, 'PASS', someDay(20, 70), 'day');
  await login(await newCustomer(request));
  await page.goto(`${wizardPath}?sailing=${sailing.id}&roomType=${type.id}`);
  await fillMalaysian(guest(page, 1), 'Wong Siu Fun', myKad(born(44)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Online banking (FPX)' }).check();
  await page.getByLabel('I agree to the').check();
  await loseGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(/\/pay\?orders=\d+$/);
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'API payment interface request failed' }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Online banking (FPX)' })).toBeChecked();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
});

test('an answer that is lost leads to the same payment when it is asked for again', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/ERR_FAILED/);
  const { customer, order, paymentId } = await startPaying(request);
  await login(customer);
  await page.goto(`/pay?orders=${order.id}`);
  await page.route(
    '**/shipClient/pay',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Pay now/ }).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is ever paid twice' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(bill(page)).toBeVisible();
  const { jump } = await call(request, customer.token, paymentsCalls.paymentJump, {
    params: { id: paymentId },
  });
  await expect(page).toHaveURL(jump?.url ?? 'nowhere');
});

test('a gateway that wants a form is entered by one, filled in', async ({ page, request, login }) => {
  const { customer, paymentId } = await startPaying(request);
  const { payment } = await call(request, customer.token, paymentsCalls.paymentJump, {
    params: { id: paymentId },
  });
  await login(customer);
  const jump = { url: 'https://gateway.example/enter', method: 'POST', fields: { MerchantCode: 'M<1>' } };
  await page.route(`**/shipClient/payment/${paymentId}/jump`, (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { payment, jump } } }),
  );
  // As the server sends it while such a gateway is chosen.
  await page.route('**/jump?*', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace("form-action 'self'", '$& https://gateway.example'),
      },
    });
  });
  await page.route('https://gateway.example/enter', (route) =>
    route.fulfill({ body: `came by ${route.request().method()} with ${route.request().postData()}` }),
  );
  await page.goto(`/jump?payment=${paymentId}`);
  await expect(page.getByText('came by POST with MerchantCode=M%3C1%3E')).toBeVisible();
});

test('where nothing is left to pay, the way out leads to how it stands', async ({ page, request, login }) => {
  const { customer, paymentId } = await startPaying(request);
  await login(customer);
  await page.goto(`/jump?payment=${paymentId}`);
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
  await page.goto(`/jump?payment=${paymentId}`);
  await expect(page).toHaveURL(`/return?payment=${paymentId}`);
  await page.goto(`/notify?payment=${paymentId}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('The payment has arrived. Thank you.');
  await page.getByRole('link', { name: 'See the details' }).click();
  await expect(page).toHaveURL(`/return?payment=${paymentId}`);
});

test('money that comes when the place is sold goes back, and the page says so', async ({
  page,
  request,
  login,
}) => {
  const { sailing, type, left, priceSen } = await findOffer(request, 'SOLO', someDay(25, 170), 'night');
  const line = { sailingId: sailing.id, roomTypeId: type.id, bed: type.beds[0] ?? null };
  const lineFor = (name: string) => ({ ...line, passengers: [somebody(name)], shownTotalSen: priceSen });
  const late = await register(request);
  const [made] = (await late.account.buy([lineFor('Late Payer')])).lines;
  if (!made?.ok) throw new Error('no order');
  await login(late);
  await page.goto(`/pay?orders=${made.order.id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(bill(page)).toBeVisible();
  await call(request, late.token, bookingCalls.cancelMyOrders, { body: { ids: [made.order.id] } });
  const rival = await register(request);
  const lines = Array.from({ length: left }, (_, index) => lineFor(`Rival ${index}`));
  expect((await rival.account.buy(lines)).success).toBe(left);
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The place was gone: your money goes back',
  );
  await expect(page.getByText(`${formatMoney(priceSen)} goes back the way it came.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('whose session ended at the gateway signs in on the way back and loses nothing', async ({
  page,
  context,
  request,
  login,
}) => {
  const { customer, paymentId } = await startPaying(request);
  await login(customer);
  await page.goto(`/jump?payment=${paymentId}`);
  await expect(bill(page)).toBeVisible();
  await context.clearCookies({ name: cookieNames.token });
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your payment');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await visible(dialog.getByLabel('Username')).fill(customer.username);
  await visible(dialog.getByLabel('Password', { exact: true })).fill(customer.password);
  await dialog.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
});

test("another's payment is as if it were not there, and a visitor hears nothing of it", async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 404/);
  const { paymentId } = await startPaying(request);
  for (const [path, title] of [
    ['/notify', 'News about a payment'],
    ['/return', 'Sign in to see your payment'],
    ['/jump', 'Sign in to pay'],
  ]) {
    await page.goto(`${path}?payment=${paymentId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('link', { name: 'Look an order up without signing in' })).toBeVisible();
  }
  await login(await newCustomer(request));
  for (const path of ['/notify', '/return', '/jump']) {
    await page.goto(`${path}?payment=${paymentId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No payment here');
  }
});

test('axe finds nothing on the way out and back, in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  await speak('zh');
  const { customer, paymentId } = await startPaying(request);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(`/return?payment=${paymentId}`);
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await login(customer);
  await page.goto(`/return?payment=${paymentId}`);
  await expect(heading).toHaveText('正在等待支付结果');
  await expectAccessible(page);
  await page.goto(`/notify?payment=${paymentId}`);
  await expect(page.getByText('这笔支付尚未确认。')).toBeVisible();
  await expectAccessible(page);
  // A gateway that shows nothing: the page that leads there stays in sight.
  await page.route(/\/pay\/[^?]*$/, (route) => route.fulfill({ status: 204 }));
  await page.goto(`/jump?payment=${paymentId}`, { waitUntil: 'commit' });
  await expect(heading).toHaveText('前往支付');
  await expect(page.getByRole('button', { name: '继续前往支付' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`/jump?payment=${paymentId}`);
  await decideAtGateway(page, 'fail');
  await expect(heading).toHaveText('支付未成功');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
});
