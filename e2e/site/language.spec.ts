import { expect, test } from '../fixtures/test.ts';

test.use({ locale: 'zh-CN' });

test('a Chinese browser starts in English and is offered Chinese in one line, once', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/home');
  const offer = page.getByRole('complementary', { name: '本网站提供中文版。' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The next sailings' })).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('link', { name: '继续使用英文' }).click();
  await expect(page.getByRole('heading', { name: 'The next sailings' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto('/shipClient/routeList');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('taking the offer loses nothing of the page, and the back office speaks it too', async ({
  page,
  login,
}) => {
  await page.goto('/shipClient/routeList?slot=night');
  await page.getByRole('link', { name: '切换到中文' }).click();
  await expect(page).toHaveURL('/shipClient/routeList?slot=night');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await login('admin');
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the back office of a Chinese browser speaks English until told otherwise', async ({ page, login }) => {
  await login('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the switch in the head of the page does away with the offer as well', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: '切换到中文' })).toBeVisible();
  // The menu of a phone has a switch too.
  await page.getByRole('banner').getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('link', { name: '切换到中文' })).toBeHidden();
});
