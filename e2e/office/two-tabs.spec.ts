import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Page } from '@playwright/test';
import { call } from '../fixtures/call.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeRoomType } from '../fixtures/room-type.ts';

async function open(page: Page, code: string) {
  await page.goto('/ship/roomTypeManagement');
  await page.getByRole('button', { name: `Edit: ${code}` }).click();
  return page.getByRole('dialog', { name: new RegExp(code) });
}

test('a price set in one tab survives a description written in another', async ({
  page,
  context,
  request,
  login,
  expectAccessible,
  announceErrors,
}, { project }) => {
  announceErrors(/status of 409/);
  const token = await login('editor');
  const type = await makeRoomType(request, token, `TABS-${project.name.toUpperCase()}`);
  try {
    const first = await open(page, type.code);
    const other = await context.newPage();
    const second = await open(other, type.code);

    await second.getByLabel('Sunday, day').fill('222');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText(`${type.code} was saved`)).toBeVisible();

    await first.getByLabel('Description (English)').fill('With a view of the strait');
    await first.getByRole('button', { name: 'Save' }).click();
    const notice = first.getByRole('alert', { name: /meanwhile/ });
    await expect(notice).toContainText('Kevin Ong has changed this meanwhile');
    await expect(notice).toContainText('Sunday, day: yours “RM 100.00”, stored “RM 222.00”');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(`${type.code} was saved`)).toBeVisible();

    const types = await call(request, token, fleetCalls.listRoomTypes, {});
    const stored = types.find(({ id }) => id === type.id);
    expect(stored?.week.sun.day).toBe(22_200);
    expect(stored?.description.en).toBe('With a view of the strait');
  } finally {
    await call(request, token, fleetCalls.deleteRoomType, { params: { id: type.id } });
  }
});
