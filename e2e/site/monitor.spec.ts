import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { makeBoarding } from '../fixtures/boarding.ts';
import { call } from '../fixtures/call.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a screen on the wall follows a boarding by itself, without login and without a name',
  { tag: '@desk' },
  async ({ page, request, expectAccessible }) => {
    const staff = await staffToken(request, 'editor');
    const { sailing, tickets, lane } = await makeBoarding(request, staff, ['Tan Ah Kow', 'Siti Aminah']);
    await page.goto(`/monitor-live/${sailing.id}`);
    await expect(page).toHaveTitle('Boarding monitor - Gangway');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sailing.ship);
    await expect(page.getByText('0 boarded of 2 expected')).toBeAttached();
    await expect(page.getByText('Departs in')).toContainText(/\d+:\d\d:\d\d/);
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
    await expect(page.getByText('1 boarded of 2 expected')).toBeAttached();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0.5');
    await expectAccessible(page);
    await expect(page.locator('body')).not.toContainText('Tan Ah Kow');
    await call(request, staff, sailingsCalls.stepSailing, {
      params: { id: sailing.id },
      body: { status: 'ready' },
    });
    await expect(page.getByText('Ready to depart')).toBeVisible();
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByText('准备开航')).toBeVisible();
  },
);

test('before boarding opens nobody sees how many have booked, and then the numbers come by themselves', async ({
  page,
  request,
  expectAccessible,
}) => {
  const staff = await staffToken(request, 'editor');
  const { sailing } = await makeBoarding(request, staff, ['Ong Mei Ling']);
  const step = (status: 'scheduled' | 'boarding') =>
    call(request, staff, sailingsCalls.stepSailing, { params: { id: sailing.id }, body: { status } });
  await step('scheduled');
  await page.goto(`/monitor-live/${sailing.id}`);
  await expect(page.getByText('The numbers appear here by themselves')).toBeVisible();
  await expect(page.getByText('Boarding not open yet')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await step('boarding');
  await expect(page.getByText('0 boarded of 1 expected')).toBeAttached();
});

test('a connection that is lost is said and taken up again, with what happened meanwhile', async ({
  page,
  request,
  announceErrors,
}) => {
  announceErrors(/ERR_FAILED/);
  const { sailing, tickets, lane } = await makeBoarding(request, await staffToken(request, 'editor'), [
    'Lim Siew Yen',
  ]);
  let isCut = true;
  await page.route('**/monitor/*/live', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`/monitor-live/${sailing.id}`);
  await expect(page.getByText('0 boarded of 1 expected')).toBeAttached();
  await expect(page.getByText(/^Connecting again. Numbers of \d\d:\d\d$/)).toBeVisible();
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  isCut = false;
  await expect(page.getByText('1 boarded of 1 expected')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
});

for (const id of ['999999999', 'nonsense']) {
  test(`a sailing called ${id} is kindly said not to be there`, async ({
    page,
    announceErrors,
    expectAccessible,
  }) => {
    announceErrors(/status of 404/);
    await page.goto(`/monitor-live/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No boarding to show here');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the home page' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}
