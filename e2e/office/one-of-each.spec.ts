import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { call } from '../fixtures/call.ts';
import { book, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('the audit log names people and orders, leads to the order, and that says who canceled it', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{}]);
  const desk = await login('frontdesk');
  await call(request, desk, bookingCalls.cancelOrder, {
    params: { id: order?.id ?? 0 },
    body: { reason: 'Asked by phone' },
  });
  await login('admin');
  await page.goto('/setup/auditLog');
  await page.getByRole('searchbox', { name: 'Number or name' }).fill(order?.orderNo ?? '');
  const entry = page.getByRole('row', { name: order?.orderNo ?? '' });
  await expect(entry).toContainText('Amirah Yusof');
  await expectAccessible(page);
  await entry.getByRole('link', { name: order?.orderNo ?? '' }).click();

  const panel = page.getByRole('dialog', { name: `Order ${order?.orderNo}` });
  await expect(panel.getByRole('region', { name: 'Payment' })).toContainText('Canceled byAmirah Yusof');
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('· Amirah Yusof');
});

test('on a telephone a table without a card of its own shows its first columns as one', async ({
  page,
  login,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('editor');
  await page.goto('/ship/ship');
  const ships = page.getByRole('list', { name: 'Ships' });
  await expect(ships.getByRole('listitem').first()).toContainText('Status');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await ships.getByRole('listitem').first().locator('dl').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Korean chooses its particles by what stands before them', async ({ page, login, speak }) => {
  await speak('ko');
  await login('editor');
  await page.goto('/ship/ship');
  await page.getByRole('button', { name: '선박 추가' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '저장' }).click();
  await expect(form.getByText('선박명을 입력하세요').first()).toBeVisible();
});
