import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const pages = {
  '/home': 'The next sailings',
  '/shipClient/routeList': 'Sunset to Sunrise at Sea',
  '/shipClient/pay/ship': 'Standing ticket',
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
  test(`${path} waits for no style: those it is drawn with stand in it, and are loaded neither then nor later`, async ({
    page,
  }) => {
    const named: string[] = [];
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(path);
    await takenOver(page);
    for (const link of await page.locator('link[rel="stylesheet"][disabled]').all())
      named.push((await link.getAttribute('href')) ?? '');
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((file) => loaded.includes(file))).toEqual([]);
    // The policy knows the style by its hash, or it would not count.
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(10);
  });

  test(`${path} is taken over as the server drew it`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(words);
    expect(html).not.toMatch(
      / style="|<script(?![^>]*(?:type="module"|type="application\/json"|data-begun-as="\w+"))[^>]+>/,
    );
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
    await page.addInitScript(() => {
      const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
      const countSleepers = ({ isTrusted }: Event) => {
        const parts = [...document.querySelectorAll('#root :is(a, button)')];
        if (!isTrusted) Object.assign(window, { sleepers: parts.filter((part) => !isTaken(part)).length });
      };
      addEventListener('click', countSleepers, true);
    });
    const letGo = await holdScript(page);
    await page.goto('/home', { waitUntil: 'commit' });
    const cabins = await page.locator('#cabins-title').elementHandle();
    await page.getByRole('button', { name: '中文' }).click();
    letGo();
    await expect(page.getByRole('heading', { name: '近期航次' })).toBeVisible();
    await expect(page.locator('#cabins-title')).toContainText(/[\u4e00-\u9fff]/);
    // It was done because every part was awake, not because the patience was at its end; so none was drawn anew.
    expect(await page.evaluate(() => Reflect.get(window, 'sleepers'))).toBe(0);
    expect(await cabins?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('every tap is done, in its order', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('button', { name: 'Next slide' }).click();
    letGo();
    await expect(page.getByRole('heading', { name: '近期航次' })).toBeVisible();
    await expect(page.getByRole('button', { name: /3.*共/ })).toHaveAttribute('aria-current', 'true');
  });

  test('what is chosen among the sailings is looked for', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/shipClient/routeList', { waitUntil: 'commit' });
    const filter = page.getByRole('form', { name: 'Choose from the sailings' });
    const from = addDays(portDate(new Date()), 3);
    await filter.getByLabel('Guests').selectOption('2 guests');
    await filter.getByLabel('Guests').selectOption('4 guests');
    await filter.getByRole('button', { name: 'More filters' }).click();
    await filter.getByLabel('From').fill(from);
    letGo();
    await expect(page).toHaveURL(`/shipClient/routeList?from=${from}&people=4`);
    await expect(filter.getByRole('button', { name: 'Fewer filters' })).toBeVisible();
    await expect(filter.getByLabel('Ticket')).toBeVisible();
    await expect(filter.getByLabel('Guests')).toHaveValue('4');
    await expect(filter.getByLabel('From')).toHaveValue(from);
  });

  test('what is chosen in the booking bar goes along', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Night' }).check();
    await page.getByLabel('Guests').selectOption('3 guests');
    letGo();
    // Night brings dusk.
    await expect(page.locator('[data-time=night]')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
    await page.getByRole('button', { name: 'Book now' }).click();
    await expect(page).toHaveURL('/shipClient/pay/ship?slot=night&people=3');
  });

  test('a ticket is chosen, and what was begun is not covered by the first step another time', async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await page.goto('/shipClient/pay/ship', { waitUntil: 'commit' });
    const first = page.locator('button[aria-pressed]', { hasText: 'Standing ticket' });
    await page.getByRole('button', { name: 'One more' }).click();
    await first.click();
    letGo();
    const day = page.getByRole('heading', { name: 'Date' });
    await expect(day).toBeVisible();
    await expect(first).toBeHidden();

    const open = await holdScript(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(first).toBeAttached();
    await expect(first).toBeHidden();
    open();
    await expect(day).toBeVisible();
    await expect(page.getByText('2 guests')).toBeVisible();
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
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
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
