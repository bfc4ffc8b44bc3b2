import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { newAgent } from '../fixtures/agents.ts';
import { call } from '../fixtures/call.ts';
import { book, newCustomer } from '../fixtures/orders.ts';
import { cellUnder } from '../fixtures/table.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff find a customer by phone or name, look at profile and orders, and find the same again after a reload', async ({
  page,
  request,
  login,
  expectAccessible,
}) => {
  const guest = await newCustomer(request);
  const [order] = await book(request, guest.token, [{}]);
  await login('editor');
  await page.goto('/ship/userInfoRecord');
  await page.getByLabel('Name, phone or email').fill(guest.username);
  await expect(page).toHaveURL(/keyword=/);
  const row = page.getByRole('row', { name: new RegExp(guest.username) });
  await expect(row).toContainText('Normal user');
  await expect(row).toContainText('RM 0.00');
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await row.getByText('Lim Siew Yen').click();

  const panel = page.getByRole('dialog', { name: 'Lim Siew Yen' });
  await expect(panel).toContainText('1988-03-04');
  await expect(panel).toContainText('None kept');
  await expect(panel.getByRole('row', { name: new RegExp(order?.orderNo ?? '') })).toContainText('Unpaid');
  await expectAccessible(page);

  await page.goto(page.url());
  await expect(panel.getByRole('link', { name: 'All 1 order of Lim Siew Yen' })).toBeVisible();
  await panel.getByRole('link', { name: order?.orderNo ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`/ship/shipOrder\\?order=${order?.id}$`));
});

test('agents show their code and superior, and lead to those below and above', async ({ page, login }) => {
  await login('editor');
  await page.goto('/ship/userInfoRecord?level=superAgent&keyword=superagent');
  await page.getByRole('button', { name: 'Look at: superagent' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('LIMWS');
  await panel.getByRole('link', { name: 'Show the accounts below superagent' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take the filter away: Below Lim Wei Sheng' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at: agent', exact: true }).click();
  await expect(panel).toContainText('AISYAH');
  await panel.getByRole('link', { name: 'Lim Wei Sheng' }).click();
  await expect(panel).toContainText('LIMWS');
});

test('a customer is disabled and thrown out, then let in again with a new password', async ({
  page,
  request,
  login,
  browser,
  baseURL,
}) => {
  const guest = await newCustomer(request);
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  await theirs.addCookies([{ name: 'gangway_token', value: guest.token, url: baseURL ?? '' }]);
  const site = await theirs.newPage();
  await site.goto('/shipClient/personalCenter');
  await expect(site.getByRole('heading', { name: 'Hello, Lim Siew Yen' })).toBeVisible();

  await login('editor');
  await page.goto(`/ship/userInfoRecord?keyword=${guest.username}`);
  await page.getByRole('button', { name: `More actions: ${guest.username}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  const question = page.getByRole('dialog', { name: `Disable ${guest.username}?` });
  await expect(question).toContainText('signed out everywhere at once');
  await expect(question).toContainText('Orders and tickets stay as they are');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText(`${guest.username} is disabled`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(guest.username) })).toContainText('Disabled');

  await site.reload();
  await expect(site.getByRole('heading', { name: 'Hello, Lim Siew Yen' })).toBeHidden();
  await theirs.close();

  await page.getByRole('button', { name: `Look at: ${guest.username}` }).click();
  const panel = page.getByRole('dialog', { name: 'Lim Siew Yen' });
  await panel.getByRole('button', { name: 'Enable' }).click();
  await page
    .getByRole('dialog', { name: `Enable ${guest.username}?` })
    .getByRole('button', { name: 'Enable' })
    .click();
  await expect(panel.getByText('Active', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Reset password' }).click();
  const reset = page.getByRole('dialog', { name: `Reset the password of ${guest.username}` });
  await reset.getByLabel('New password').fill('abc');
  await reset.getByRole('button', { name: 'Reset password' }).click();
  await expect(reset.getByText('Password must be at least 6 characters')).toBeVisible();
  await reset.getByLabel('New password').fill('Harbour-light-2');
  await reset.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(`The password of ${guest.username} has been reset`)).toBeVisible();
  await expect(login({ username: guest.username, password: guest.password })).rejects.toThrow();
  await login({ username: guest.username, password: 'Harbour-light-2' });
});

test('the details of a customer are put right, and what another changed meanwhile is shown first', async ({
  page,
  request,
  login,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const finance = await login('finance');
  const guest = await newAgent(request, finance, { level: 'normal', fundsSen: 12_340 });
  await login('editor');
  await page.goto(`/ship/userInfoRecord?keyword=${guest.username}`);
  await page.getByRole('button', { name: `Look at: ${guest.username}` }).click();
  const panel = page.getByRole('dialog', { name: 'Lim Siew Yen' });
  await panel.getByRole('button', { name: 'Edit details' }).click();
  const form = page.getByRole('dialog', { name: `Details of ${guest.username}` });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please input Gender')).toBeVisible();

  await form.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await form.getByLabel('Full name').fill('Lim Siew Yan');
  await form.getByLabel('Identity card number').fill('880304-14-5678');
  await form.getByLabel('Remarks').fill('Asked at the counter');
  await expectAccessible(page);

  const { version } = await call(request, guest.token, customersCalls.getProfile, {});
  await call(request, guest.token, customersCalls.saveProfile, {
    body: {
      version,
      realName: 'Lim Siew Yen',
      gender: 'female',
      phone: '+60191234567',
      idCard: '880304-14-5678',
    },
  });
  await form.getByRole('button', { name: 'Save' }).click();
  const notice = form.getByRole('alert');
  await expect(notice).toContainText('has changed this meanwhile');
  await expect(notice).toContainText('stored “+60191234567”');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(`The details of ${guest.username} have been saved`)).toBeVisible();
  const changed = page.getByRole('dialog', { name: 'Lim Siew Yan' });
  await expect(changed).toContainText('+60191234567');
  await expect(changed).toContainText('Identity card ending in 5678');
  await expect(changed).toContainText('Asked at the counter');
  await changed.getByRole('button', { name: 'Close' }).click();

  const row = page.getByRole('row', { name: guest.username });
  const expected = {
    Balance: 'RM 123.40',
    Gender: 'Female',
    Documents: 'Identity card ending in 5678',
    Remarks: 'Asked at the counter',
  };
  for (const [title, text] of Object.entries(expected))
    await expect(await cellUnder(page, row, title), title).toHaveText(text);
  await expect(page.getByRole('main')).not.toContainText('880304');
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('group', { name: 'Columns' });
  for (const title of Object.keys(expected)) {
    await chooser.getByRole('checkbox', { name: title, exact: true }).uncheck();
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toHaveCount(0);
  }
});

test('what is refused says which of it failed, and why', async ({ page, request, login, announceErrors }) => {
  announceErrors(/status of 500/);
  const guest = await newCustomer(request);
  await login('editor');
  await page.route(/\/customer\/\d+\/(status|password)$/, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, message: 'The ship has sunk', data: null, reason: 'x' },
    }),
  );
  await page.goto(`/ship/userInfoRecord?keyword=${guest.username}`);
  const more = page.getByRole('button', { name: `More actions: ${guest.username}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Operation failed: The ship has sunk')).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  const reset = page.getByRole('dialog', { name: `Reset the password of ${guest.username}` });
  await reset.getByLabel('New password').fill('Harbour-light-2');
  await reset.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset failed: The ship has sunk')).toBeVisible();
  await expect(reset.getByLabel('New password')).toHaveValue('Harbour-light-2');
});

test('those who only look find nothing to change', async ({ page, login }) => {
  await login('finance');
  await page.goto('/ship/userInfoRecord?keyword=superagent');
  await page.getByRole('button', { name: 'Look at: superagent' }).click();
  await expect(page.getByRole('dialog')).toContainText('LIMWS');
  await expect(page.getByRole('button', { name: /Edit details|Reset password|Disable/ })).toHaveCount(0);
});

test("axe finds nothing on the customers and a customer's page in Korean", async ({
  page,
  login,
  speak,
  expectAccessible,
}) => {
  await speak('ko');
  await login('admin');
  await page.goto('/ship/userInfoRecord?keyword=superagent');
  await expect(page.getByRole('cell', { name: 'superagent', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('cell', { name: 'superagent', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('LIMWS');
  await expectAccessible(page);
});
