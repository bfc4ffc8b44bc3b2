import { apiBase } from '@gangway/contract/core/cookies.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer becomes an agent with a code, and gets a superior', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const token = await login('finance');
  const top = await newAgent(request, token, { level: 'superAgent' });
  const customer = await newCustomer(request);
  await page.goto('/business/agents');
  await page.getByRole('button', { name: 'New agent' }).click();
  const drawer = page.getByRole('dialog', { name: 'Make a customer an agent' });
  await drawer.getByLabel('Customer').fill(customer.username);
  await page.getByRole('option', { name: new RegExp(customer.username) }).click();
  await drawer.getByLabel('Reference code').fill('no spaces');
  await drawer.getByRole('button', { name: 'Set as agent' }).click();
  await expect(drawer.getByText('A reference code is 2 to 20 letters and digits')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel('Reference code').fill('');
  await drawer.getByRole('button', { name: 'Set as agent' }).click();
  await expect(drawer).toBeHidden();

  await page.goto(`/business/agents?keyword=${customer.username}`);
  await page.getByRole('button', { name: `More actions: ${customer.username}` }).click();
  await page.getByRole('menuitem', { name: 'Set superior agent' }).click();
  await page.getByRole('combobox', { name: 'Superior agent' }).fill(top.username);
  await page.getByRole('option', { name: new RegExp(top.username) }).click();
  await page.getByRole('button', { name: 'Set superior agent' }).click();
  await expect(page.getByText(/now works under/)).toBeVisible();
  // The search shows the way there: the superior stands above.
  await expect(page.getByRole('row', { name: new RegExp(top.username) })).toContainText('1 below');
  await expectAccessible(page);
});

test('a balance is reset with a reason once it is known, and the statement tells it', async ({
  page,
  request,
  login,
}) => {
  const token = await login('finance');
  const agent = await newAgent(request, token, { level: 'agent', fundsSen: 42_000 });
  const late = Promise.withResolvers<void>();
  await page.route(`**${apiBase}${walletCalls.listBalances.path}`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`/business/agents?keyword=${agent.username}`);
  const row = page.getByRole('row', { name: new RegExp(agent.username) });
  await page.getByRole('button', { name: `More actions: ${agent.username}` }).click();
  const reset = page.getByRole('menuitem', { name: 'Reset agent balance' });
  await expect(reset).toBeDisabled();
  late.resolve();
  await expect(row).toContainText('RM 420.00');
  await reset.click();
  const drawer = page.getByRole('dialog', { name: /^Reset the balance of/ });
  await expect(drawer).toContainText('RM 420.00 is taken out of the balance');
  await drawer.getByLabel('Reason').fill('contract ended');
  await drawer.getByRole('button', { name: 'Reset agent balance' }).click();
  await expect(row).toContainText('RM 0.00');
  await page.getByRole('button', { name: `Statement: ${agent.username}` }).click();
  const statement = page.getByRole('dialog', { name: /^Statement of/ });
  await expect(statement.getByRole('row', { name: /Balance reset/ })).toContainText('contract ended');
});

test('nobody can end up below themselves, and whoever has people below stays an agent', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const token = await login('finance');
  const upper = await newAgent(request, token, { level: 'agent' });
  const lower = await newAgent(request, token, { level: 'agent', superiorId: upper.id });
  await page.goto(`/business/agents?keyword=${upper.username}`);
  await page.getByRole('button', { name: `More actions: ${upper.username}` }).click();
  await page.getByRole('menuitem', { name: 'Set superior agent' }).click();
  await page.getByRole('combobox', { name: 'Superior agent' }).fill(lower.username);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goto(`/business/agents?keyword=${upper.username}`);

  await page.getByRole('button', { name: `More actions: ${upper.username}` }).click();
  await page.getByRole('menuitem', { name: 'Set as normal user' }).click();
  const drawer = page.getByRole('dialog', { name: /^Set as normal user/ });
  await drawer.getByRole('button', { name: 'Set as normal user' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 account works under' })).toBeVisible();
  const agents = await call(request, token, customersCalls.listAgents, {});
  expect(agents.find(({ id }) => id === upper.id)?.level).toBe('agent');

  await page.goto(`/business/agents?keyword=${lower.username}`);
  await page.getByRole('button', { name: `More actions: ${lower.username}` }).click();
  await page.getByRole('menuitem', { name: 'Set as super agent' }).click();
  const wish = page.getByRole('dialog', { name: /^Set as super agent/ });
  await expect(wish).toContainText('A super agent has no superior.');
  await wish.getByRole('button', { name: 'Set as super agent' }).click();
  await expect(page.getByRole('row', { name: new RegExp(lower.username) })).toContainText('Super agent');
  // Nobody stands above any more: the former superior is no longer on the way to the row.
  await expect(page.getByRole('row', { name: new RegExp(upper.username) })).toHaveCount(0);
});

test('what was sold with a code is counted, and leads to the orders', async ({ page, request, login }) => {
  const token = await login('finance');
  const agent = await newAgent(request, token, { level: 'agent', fundsSen: 5000 });
  const agents = await call(request, token, customersCalls.listAgents, {});
  const code = agents.find(({ id }) => id === agent.id)?.referenceCode;
  if (!code) throw new Error('an agent without a code');
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{ passengers: [adult({ referrer: code })] }]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, token, [order]);
  await page.goto(`/business/agents?keyword=${agent.username}`);
  const row = page.getByRole('row', { name: new RegExp(agent.username) });
  await expect(row).toContainText(formatMoney(order.totalSen));
  await expect(row).toContainText('RM 50.00');
  await page.getByRole('button', { name: `More actions: ${agent.username}` }).click();
  await page.getByRole('menuitem', { name: 'Orders with this code' }).click();
  await expect(page.getByRole('row', { name: order.orderNo })).toBeVisible();
  await page.goto('/business/agents');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Sales');
});

test('an agent gets a new password from staff, and signs in with it', async ({ page, request, login }) => {
  const token = await login('editor');
  const agent = await newAgent(request, token, { level: 'agent' });
  await page.goto(`/business/agents?keyword=${agent.username}`);
  await page.getByRole('button', { name: `More actions: ${agent.username}` }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  const drawer = page.getByRole('dialog', { name: `Reset the password of ${agent.username}` });
  await drawer.getByLabel('New password', { exact: true }).fill('Harbour-light-7');
  await drawer.getByRole('button', { name: 'Reset password' }).click();
  await expect(drawer).toBeHidden();
  await login({ username: agent.username, password: 'Harbour-light-7' });
});

test('axe finds nothing on agents, recharges and balances in Chinese', async ({
  page,
  login,
  speak,
  expectAccessible,
}) => {
  await speak('zh');
  await login('finance');
  for (const path of ['/business/agents', '/ship/rechargeRecord', '/ship/userInfoRecordRecharge']) {
    await page.goto(`${path}?keyword=superagent`);
    await expect(page.getByRole('row').filter({ hasText: 'superagent' }).first()).toBeVisible();
    await expectAccessible(page);
  }
});
