import { randomUUID } from 'node:crypto';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { call } from '../fixtures/call.ts';
import { newAgent } from '../fixtures/agents.ts';
import { newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a recharge asks for a customer and an amount, is taken once, and stands in the records', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const customer = await newCustomer(request);
  await login('finance');
  await page.goto('/ship/rechargeRecord');
  await page.getByRole('button', { name: 'Recharge', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Recharge' });
  await drawer.getByLabel('Amount (RM)').fill('0.01');
  await drawer.getByRole('button', { name: 'Recharge RM 0.01' }).click();
  await expect(drawer.getByText('Please choose a user')).toBeVisible();
  await expect(drawer.getByText('The amount must be greater than 0.01')).toBeVisible();
  await expectAccessible(page);

  await drawer.getByLabel('Customer').fill(customer.username);
  await page.getByRole('option', { name: new RegExp(customer.username) }).click();
  await drawer.getByLabel('Amount (RM)').fill('150.50');
  await expect(drawer.getByText('Balance now RM 0.00, afterwards RM 150.50')).toBeVisible();
  await drawer.getByLabel('Remarks').fill('walk-in');
  await drawer.getByRole('button', { name: 'Recharge RM 150.50' }).dblclick();
  await expect(page.getByText(/RM 150.50 added to the balance of/)).toBeVisible();

  await page.goto(`/ship/rechargeRecord?keyword=${customer.username}`);
  const rows = page.getByRole('row', { name: /^RC/ });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('walk-in');
  const { balanceSen } = await call(request, customer.token, walletCalls.ownWallet, {});
  expect(balanceSen).toBe(15_050);
  await expectAccessible(page);
});

test('a recharge that cannot be taken says so and keeps what was typed', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/Failed to load resource/);
  const customer = await newCustomer(request);
  await login('finance');
  await page.goto(`/ship/userInfoRecordRecharge?keyword=${customer.username}`);
  await page.getByRole('button', { name: `Recharge: ${customer.username}` }).click();
  await page.route('**/recharge/save', (route) => route.abort());
  const drawer = page.getByRole('dialog', { name: /^Recharge the balance of/ });
  await drawer.getByLabel('Amount (RM)').fill('20');
  await drawer.getByRole('button', { name: 'Recharge RM 20.00' }).click();
  await expect(page.getByText(/^Recharge failed/)).toBeVisible();
  await expect(drawer.getByLabel('Amount (RM)')).toHaveValue('20');

  await page.unroute('**/recharge/save');
  await drawer.getByRole('button', { name: 'Recharge RM 20.00' }).click();
  await expect(page.getByRole('row', { name: new RegExp(customer.username) })).toContainText('RM 20.00');
});

test('a slip that has paid for another recharge is asked about before it pays for this one', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 422 .*\/recharge\/save/);
  const token = await login('finance');
  const customer = await newCustomer(request);
  const holders = await call(request, token, walletCalls.pageWallets, {
    body: { filter: { keyword: customer.username } },
  });
  const slipNo = `W ${customer.username}`.slice(0, 40);
  const { rechargeNo } = await call(request, token, walletCalls.saveRecharge, {
    body: {
      key: randomUUID(),
      accountId: holders.records[0]?.id ?? 0,
      amountSen: 5000,
      method: 'bank',
      slipNo,
    },
  });
  await page.goto(`/ship/userInfoRecordRecharge?keyword=${customer.username}`);
  await page.getByRole('button', { name: `Recharge: ${customer.username}` }).click();
  const drawer = page.getByRole('dialog', { name: /^Recharge the balance of/ });
  await drawer.getByLabel('Amount (RM)').fill('20');
  await drawer.getByRole('combobox', { name: 'How it was paid' }).click();
  await page.getByRole('option', { name: 'Credit card' }).click();
  await drawer.getByLabel('Slip number').fill(slipNo.toUpperCase());
  await drawer.getByRole('button', { name: 'Recharge RM 20.00' }).click();
  await expect(drawer.getByText(`has already paid for ${rechargeNo}`)).toBeVisible();
  await drawer.getByLabel('One payment for several orders or recharges').check();
  await drawer.getByRole('button', { name: 'Recharge RM 20.00' }).click();
  await expect(page.getByRole('row', { name: new RegExp(customer.username) })).toContainText('RM 70.00');
});

test('the balance of an offline user is reset from the list of customers, and the statement tells it', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const token = await login('finance');
  const customer = await newAgent(request, token, { level: 'normal', fundsSen: 12_345 });
  await page.goto(`/ship/userInfoRecordRecharge?keyword=${customer.username}`);
  const row = page.getByRole('row', { name: new RegExp(customer.username) });
  await expect(row).toContainText('RM 123.45');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('RM 123.45');
  await page.getByRole('button', { name: `More actions: ${customer.username}` }).click();
  await page.getByRole('menuitem', { name: 'Reset offline user balance' }).click();
  const drawer = page.getByRole('dialog', { name: /^Reset the balance of/ });
  await drawer.getByRole('button', { name: 'Reset offline user balance' }).click();
  await expect(drawer.getByText(/Reason (needs|must)|Please input Reason/)).toBeVisible();
  await drawer.getByLabel('Reason').fill('paid out in cash');
  await drawer.getByRole('button', { name: 'Reset offline user balance' }).click();
  await expect(row).toContainText('RM 0.00');
  await page.getByRole('button', { name: `More actions: ${customer.username}` }).click();
  await page.getByRole('menuitem', { name: 'Statement' }).click();
  const line = page
    .getByRole('dialog', { name: /^Statement of/ })
    .getByRole('row', { name: /Balance reset/ });
  await expect(line).toContainText('-RM 123.45');
  await expect(line).toContainText('paid out in cash');
  await expectAccessible(page);
});
