import type { Locator, Page } from '@playwright/test';
import { expectApart } from '../fixtures/apart.ts';
import { book, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { wizardPath } from '../fixtures/wizard.ts';

/** Says something on any page. */
async function switchLanguage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '中文' }).click();
  const toast = page.getByRole('status').filter({ hasText: '语言切换成功' });
  await expect(toast).toBeInViewport({ ratio: 1 });
  return toast;
}

test('on a phone a message lies neither over the heading nor over the bar of the booking', async ({
  page,
}) => {
  await page.goto(wizardPath);
  const summary = page.getByRole('complementary');
  await expect(summary.getByRole('button', { name: 'Choose a ticket' })).toBeVisible();
  const toast = await switchLanguage(page);
  await expectApart(toast, summary);
  await expectApart(toast, page.getByRole('heading', { level: 1 }));
  await expectApart(toast, page.getByRole('heading', { level: 2 }).first());
});

for (const width of [320, 390])
  test(`a message lies above the bar of the selected orders at ${width} pixels`, async ({
    page,
    request,
    login,
  }) => {
    const customer = await newCustomer(request);
    const orders = await book(request, customer.token, [{ slot: 'day' }, { slot: 'night' }]);
    await login(customer);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/shipClient/personalOrder');
    await page.getByRole('checkbox', { name: /^Select all of group/ }).check();
    const bar = page
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: /RM/ }) })
      .last();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByText(orders[0]?.orderNo ?? 'none').first()).toBeVisible();
    const toast = await switchLanguage(page);
    await expectApart(toast, bar);
    await expectApart(toast, page.getByRole('heading', { level: 1 }));
  });

test('over an open dialog a message leaves its buttons alone', async ({ page, announceErrors }) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/shipClient/personalOrder');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('somebody');
  await dialog.getByLabel('Password', { exact: true }).first().fill('Sea-breeze-1');
  await page.route('**/prod-api/**', (route) => route.abort('internetdisconnected'));
  const go = dialog.getByRole('button', { name: 'Sign in' });
  await go.click();
  const toast = page.getByRole('alert').filter({ visible: true }).first();
  await expect(toast).toBeVisible();
  await expectApart(toast, go);
  await expectApart(toast, dialog.getByRole('button', { name: 'Close' }));
});
