import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { demoPassword } from '../fixtures/demo-accounts.ts';
import { decideAtGateway } from '../fixtures/gateway-page.ts';
import { newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';

test('a super agent hands balance on, never more than there is', async ({
  page,
  request,
  login,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/Failed to load resource/);
  const staff = await call(request, null, identityCalls.login, {
    body: { username: 'finance', password: demoPassword },
  });
  const top = await newAgent(request, staff, { level: 'superAgent', fundsSen: 50_000 });
  const agent = await newAgent(request, staff, { level: 'agent', superiorId: top.id });
  await login(top);
  await page.goto('/shipClient/personalCenter');
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('RM 500.00');
  const agents = page.getByRole('region', { name: 'My agents' });
  await expect(agents).toContainText(agent.username);
  await agents.getByRole('button', { name: 'Pass balance on' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pass balance on to/ });
  await dialog.getByLabel('Amount (RM)').fill('500.01');
  await dialog.getByRole('button', { name: 'Pass balance on' }).click();
  await expect(dialog).toContainText("Sorry, your agent's available balance is insufficient for settlement.");
  await dialog.getByLabel('Amount (RM)').fill('120');
  await dialog.getByRole('button', { name: 'Pass balance on' }).click();
  await expect(dialog).toBeHidden();
  await expect(balance).toContainText('RM 380.00');
  await expect(agents).toContainText('RM 120.00');
  await expectAccessible(page);
  const { balanceSen } = await call(request, agent.token, walletCalls.ownWallet, {});
  expect(balanceSen).toBe(12_000);
});

test('a normal user has a balance and nobody below', async ({ page, login }) => {
  await login('customer');
  await page.goto('/shipClient/personalCenter');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Available balance');
  await expect(page.getByRole('region', { name: 'My agents' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Orders with my code' })).toHaveCount(0);
});

test('a customer recharges through the gateway and sees the new balance', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  await login(await newCustomer(request));
  await page.goto('/shipClient/personalCenter');
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('RM 0.00');
  const recharge = async (amount: string) => {
    await balance.getByRole('button', { name: 'Recharge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recharge' });
    await dialog.getByLabel('Amount (RM)').fill(amount);
    await dialog.getByRole('radio', { name: 'Online banking (FPX)' }).check();
    await dialog.getByRole('button', { name: 'Go on to payment' }).dblclick();
  };
  await recharge('0.01');
  const dialog = page.getByRole('dialog', { name: 'Recharge' });
  await expect(dialog.getByLabel('Amount (RM)')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await recharge('80');
  await decideAtGateway(page, 'cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was canceled');
  await expect(page.getByText('your balance is as it was')).toBeVisible();
  await page.getByRole('link', { name: 'See my balance' }).click();
  await expect(balance).toContainText('RM 0.00');

  await recharge('120.50');
  await decideAtGateway(page, 'pay', { how: 'Twice' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Balance topped up');
  await expect(page.getByRole('main')).toContainText('Available balance RM 120.50');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See my balance' }).click();
  await expect(balance).toContainText('+RM 120.50');
});
