import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { call } from '../fixtures/call.ts';
import { countLoads, gonePieceErrors, goneTimes, openToType } from '../fixtures/gone-piece.ts';
import { newCustomer } from '../fixtures/orders.ts';
import { expect, test, visible } from '../fixtures/test.ts';

const dialogPiece = /\/assets\/passenger-dialog-[^/]+\.js$/;
const always = 1000;

test('a page whose piece is gone loads itself again once, and what was typed is there', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(...gonePieceErrors);
  const { token: _, ...account } = await newCustomer(request);
  await login(account);
  await openToType(page, '/shipClient/personalCenter');
  const form = page.getByRole('form', { name: 'Basic info' });
  const remarks = form.getByLabel('Remarks');
  await remarks.fill('No nuts, please');
  await form.getByLabel('Email').fill('typed@example.com');
  await form.getByRole('radio', { name: 'Other' }).check();
  const name = await form.getByLabel('Full name').inputValue();
  const loads = countLoads(page);
  await goneTimes(page, dialogPiece, 1);
  await page.getByRole('button', { name: 'Add a passenger' }).click();

  await expect.poll(loads).toBe(1);
  await expect(remarks).toHaveValue('No nuts, please');
  await expect(form.getByLabel('Email')).toHaveValue('typed@example.com');
  await expect(form.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(form.getByLabel('Full name')).toHaveValue(name);
  expect(await page.evaluate(() => sessionStorage.getItem('gangway_typed'))).toBeNull();

  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a passenger' })).toBeVisible();
  await expect(remarks).toHaveValue('No nuts, please');
  expect(loads()).toBe(1);
});

test('a piece that stays away is told in a sentence, and the page does not load itself again and again', async ({
  page,
  request,
  login,
  announceErrors,
}) => {
  announceErrors(...gonePieceErrors);
  const { token: _, ...account } = await newCustomer(request);
  await login(account);
  await page.goto('/shipClient/personalCenter');
  const loads = countLoads(page);
  await goneTimes(page, dialogPiece, always);
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect.poll(loads).toBe(1);
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('a link to a page that is gone leads to it all the same', async ({ page, announceErrors }) => {
  announceErrors(...gonePieceErrors);
  await page.goto('/privacyPolicy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  await goneTimes(page, /\/assets\/route-list-page-[^/]+\.js$/, 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sailings' }).click();
  await expect(page).toHaveURL(/routeList$/);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page did not load')).toBeHidden();
});

test('a password that was typed is written nowhere', async ({ page, announceErrors }) => {
  announceErrors(...gonePieceErrors);
  await openToType(page, '/login');
  const username = visible(page.getByLabel('Username'));
  await username.fill('somebody');
  await visible(page.getByLabel('Password', { exact: true })).fill('Very-Secret-1');
  await visible(page.getByRole('button', { name: 'Show password' })).click();
  // Looked at where the page that follows finds it, before it does.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    addEventListener('pagehide', () =>
      sessionStorage.setItem('seen', sessionStorage.getItem('gangway_typed') ?? ''),
    );
    dispatchEvent(new Event('vite:preloadError'));
  });
  await loaded;
  await expect(username).toHaveValue('somebody');
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
  expect(seen).toContain('somebody');
  expect(seen).not.toContain('Very-Secret-1');
});

test('without a connection the page stays and says so', async ({ page, announceErrors }) => {
  announceErrors(...gonePieceErrors, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/privacyPolicy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  // The piece, and the page that is asked for before it would be loaded again.
  await page.route(/\/(assets\/route-list-page-[^/]+\.js|routeList)$/, (route) =>
    route.abort('internetdisconnected'),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sailings' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('This page did not load')).toBeHidden();
});

test('a page that comes without its first script loads again, and says so where that is gone too', async ({
  page,
  announceErrors,
}) => {
  announceErrors(...gonePieceErrors);
  const script = /\/assets\/site-(?!base)[^/]+\.js$/;
  await goneTimes(page, script, 1);
  await page.goto('/login');
  await expect(page.getByLabel('Username').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());

  await page.unrouteAll();
  await goneTimes(page, script, always);
  await page.goto('/login');
  await expect(page.getByText('This page did not load. Please load it again')).toBeVisible();
});

test('what staff put right while a customer types stays, and so does what was typed', async ({
  page,
  request,
  login,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 409/);
  const editor = await login('editor');
  const { token, ...account } = await newCustomer(request);
  await login(account);
  await openToType(page, '/shipClient/personalCenter');
  const form = page.getByRole('form', { name: 'Basic info' });
  await form.getByLabel('Remarks').fill('No nuts, please');
  await form.getByLabel('Identity card number').fill('880304-14-5678');
  await form.getByRole('radio', { name: 'Female' }).check();

  const { id, version, realName } = await call(request, token, customersCalls.getProfile, {});
  await call(request, editor, customersCalls.saveCustomer, {
    params: { id },
    body: { version, realName, gender: 'male', phone: '+60191234567', idCard: '880304-14-5677' },
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('were changed meanwhile');
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await expect(page.getByText('repeat what you meant to do')).toHaveCount(0);
  await expect(form.getByLabel('Phone')).toHaveValue('+60191234567');
  await expect(form.getByLabel('Remarks')).toHaveValue('No nuts, please');
  await expect(form.getByLabel('Identity card number')).toHaveValue('880304-14-5678');
  await expect(form.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expectAccessible(page);

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(form.getByRole('alert')).toBeHidden();
  expect(await call(request, token, customersCalls.getProfile, {})).toMatchObject({
    phone: '+60191234567',
    gender: 'female',
    remarks: 'No nuts, please',
    idCardEnding: '5678',
  });
});
