import { formatMoney } from '@gangway/contract/core/money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { Page } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { expect, test } from '../fixtures/test.ts';

const titles = {
  en: ["Today's sailings", 'Money received', 'Rooms', 'Latest orders', 'Needs a person'],
  zh: ['今日航次', '实收款', '舱房', '最新订单', '待处理事项'],
  ko: ['오늘의 항차', '실수령액', '객실', '최근 주문', '처리할 일'],
} as const;
const cards = ['sailings', 'money', 'rooms', 'orders', 'tasks'] as const;

const roles = [
  { role: 'boarding', sees: ['sailings', 'tasks'], width: 390 },
  { role: 'housekeeping', sees: ['rooms', 'tasks'], width: 390 },
  { role: 'finance', sees: ['sailings', 'money', 'orders', 'tasks'], width: 1440 },
  { role: 'admin', sees: ['sailings', 'money', 'rooms', 'orders', 'tasks'], width: 1280 },
] as const;

const money = {
  en: ['Today', 'This month', 'the same time last year'],
  zh: ['今天', '本月', '去年同期'],
  ko: ['오늘', '이번 달', '작년 같은 때'],
} as const;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { role, sees, width } of roles)
  test(`a full day, as ${role} sees it, in three languages`, async ({
    page,
    login,
    request,
    speak,
    expectAccessible,
  }) => {
    const token = await login(role);
    const data = await call(request, token, reportsCalls.dashboardToday, {});
    // The same day for every look: other tests sell while this one reads.
    await page.route('**/prod-api/dashboard/today', (route) =>
      route.fulfill({ json: { code: 200, message: 'success', data } }),
    );
    await page.setViewportSize({ width, height: 900 });
    for (const locale of ['en', 'zh', 'ko'] as const) {
      await speak(locale);
      await page.goto('/dashboard');
      const named = Object.fromEntries(cards.map((name, index) => [name, titles[locale][index] ?? '']));
      const of = (name: (typeof cards)[number]) => card(page, named[name] ?? '');
      for (const name of sees) await expect(of(name)).toBeVisible();
      // A date is never broken at its dashes.
      for (const date of await page.locator('small > time').all())
        expect(await date.evaluate((one) => one.getClientRects().length)).toBe(1);
      // Nothing runs out of its card.
      for (const name of sees)
        expect([name, await of(name).evaluate((one) => one.scrollWidth - one.clientWidth)]).toEqual([
          name,
          0,
        ]);
      for (const name of cards.filter((one) => !sees.some((seen) => seen === one)))
        await expect(of(name)).toHaveCount(0);
      for (const { shipName } of data.sailings ?? [])
        await expect(of('sailings').getByRole('row').filter({ hasText: shipName }).first()).toBeVisible();
      for (const { ship } of data.rooms ?? []) await expect(of('rooms')).toContainText(ship.name);
      for (const { orderNo, totalSen } of data.orders ?? [])
        await expect(of('orders').getByRole('row').filter({ hasText: orderNo })).toContainText(
          formatMoney(totalSen),
        );
      if (data.money) {
        for (const text of money[locale]) await expect(of('money')).toContainText(text);
        const { now } = data.money.month;
        await expect(of('money')).toContainText(formatMoney(now.takenSen - now.refundedSen));
      }
      await expect(of('tasks').getByRole('link')).toHaveCount(Math.min(7, data.tasks?.length ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
    // It was a full day.
    const { sailings, rooms, orders } = data;
    for (const list of [sailings, rooms, orders]) expect(list?.length).not.toBe(0);
    if (role === 'admin') expect(data.tasks?.length).toBeGreaterThan(2);
  });
