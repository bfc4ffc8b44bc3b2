import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const pages = {
  '/home': 'The next sailings',
  '/shipClient/routeList': 'Sunset to Sunrise at Sea',
  '/privacyPolicy': 'Privacy policy',
  '/privacyPolicy/termsConditions': 'Terms and conditions',
  '/privacyPolicy/pda': 'Personal data notice',
};

/** Waits until React answers in the page: a click before that goes nowhere. */
async function takenOver(page: Page) {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body.firstElementChild ?? {}).length))
    .toBeGreaterThan(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sailings and prices are there', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toContainText(/from RM [\d,]+\.\d\d/);
    await page.goto('/shipClient/routeList');
    await expect(page.locator('main li').first()).toContainText(/RM [\d,]+\.\d\d/);
  });

  test.describe('in a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('they are there in English, and in Chinese for the asking', async ({ page }) => {
      await page.goto('/home');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('link', { name: '切换到中文' }).click();
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { name: '近期航次' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page.getByRole('link', { name: '切换到中文' })).toHaveCount(0);
    });
  });

  test('the booking bar still leads to the sailings', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Book now' }).click();
    await expect(page).toHaveURL(/\/shipClient\/routeList\?/);
  });
});

for (const [path, words] of Object.entries(pages)) {
  test(`${path} is taken over as the server drew it`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(words);
    expect(html).not.toMatch(/ style="|<script(?![^>]*(?:type="module"|type="application\/json"))[^>]+>/);
    await page.goto(path);
    // What React finds different from what it would draw itself, it draws anew: the element would be another one.
    const main = await page.locator('main > *').first().elementHandle();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takenOver(page);
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test.describe('while its script is still on the way', () => {
  /** Holds the page's script back until it is let go. */
  async function holdScript(page: Page): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/site-[^/]+\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  test('the language can be chosen, and changes once the script is there', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '中文' }).click();
    letGo();
    await expect(page.getByRole('heading', { name: '近期航次' })).toBeVisible();
  });

  test('the last of several taps counts', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('button', { name: 'Slide 2 of' }).click();
    letGo();
    await expect(page.getByRole('button', { name: 'Slide 2 of' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'The next sailings' })).toBeVisible();
  });

  test('the booking bar leads on by itself', async ({ page }) => {
    await holdScript(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Book now' }).click();
    await expect(page).toHaveURL(/\/shipClient\/routeList\?/);
  });
});

test('somebody who is signed in is known once the page is taken over', async ({ page, login }) => {
  await login('customer');
  await page.goto('/home');
  await takenOver(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('nothing of the page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'moved'), 'sum'))).toBeLessThan(0.02);
});
