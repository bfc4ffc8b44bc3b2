import { newAgent } from '../fixtures/agents.ts';
import { newCustomer } from '../fixtures/orders.ts';
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
  await page.getByLabel('Superior agent').fill(top.username);
  await page.getByRole('option', { name: new RegExp(top.username) }).click();
  await page.getByRole('button', { name: 'Set superior agent' }).click();
  await expect(page.getByText(/now stands below/)).toBeVisible();
  // The search shows the way there: the superior stands above.
  await expect(page.getByRole('row', { name: new RegExp(top.username) })).toContainText('1 below');
  await expectAccessible(page);
});

test('a balance is reset with a reason, and the statement tells it', async ({ page, request, login }) => {
  const token = await login('finance');
  const agent = await newAgent(request, token, { level: 'agent', fundsSen: 42_000 });
  await page.goto(`/business/agents?keyword=${agent.username}`);
  const row = page.getByRole('row', { name: new RegExp(agent.username) });
  await expect(row).toContainText('RM 420.00');
  await page.getByRole('button', { name: `More actions: ${agent.username}` }).click();
  await page.getByRole('menuitem', { name: 'Reset agent balance' }).click();
  const drawer = page.getByRole('dialog', { name: /^Reset the balance of/ });
  await expect(drawer).toContainText('RM 420.00 is taken out of the balance');
  await drawer.getByLabel('Reason').fill('contract ended');
  await drawer.getByRole('button', { name: 'Reset agent balance' }).click();
  await expect(row).toContainText('RM 0.00');
  await page.getByRole('button', { name: `Statement: ${agent.username}` }).click();
  const statement = page.getByRole('dialog', { name: /^Statement of/ });
  await expect(statement.getByRole('row', { name: /Balance reset/ })).toContainText('contract ended');
});
