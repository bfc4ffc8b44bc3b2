import { randomBytes } from 'node:crypto';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { emptyWeek, weekdays } from '@gangway/contract/fleet/prices.ts';
import { expect, test } from '../fixtures/test.ts';

test('what an operator sets up is what a visitor sees: the week price, the date price, and the rooms there are', async ({
  page,
  login,
  context,
}) => {
  const token = await login('editor');
  const mark = randomBytes(3).toString('hex').toUpperCase();
  const week = emptyWeek();
  for (const weekday of weekdays) week[weekday] = { day: 12_345, night: null };
  const both = (text: string) => ({ en: text, zh: text });

  const shipId = await make('/ship/save', { name: `Ship ${mark}`, status: 'active' });
  const roomTypeId = await make('/roomType/save', {
    code: `T${mark}`,
    kind: 'cabin',
    name: both(`Cabin ${mark}`),
    description: both(''),
    hasWindow: true,
    maxOccupancy: 2,
    dailyQuantity: 10,
    amenities: ['wifi'],
    beds: ['big'],
    dayOn: true,
    nightOn: true,
    week,
  });
  await send('/room/bulk', { shipId, roomTypeId, floor: 2, position: 'port', from: 1, to: 3, write: true });
  const routeId = await make('/route/save', {
    fromPort: both('Port Klang'),
    destination: both(`Isle ${mark}`),
    description: both(''),
    enabled: true,
    imageId: null,
  });
  const holiday = addDays(portDate(new Date()), 300);
  await send(`/roomType/${roomTypeId}/saveDatePrices`, {
    from: holiday,
    to: holiday,
    day: 23_456,
    night: null,
  });
  const sailing = (date: string) =>
    make('/sailing/save', { shipId, routeId, date, slot: 'day', departure: '09:00', returning: '17:00' });
  const special = await sailing(holiday);
  const ordinary = await sailing(addDays(holiday, 1));

  await context.clearCookies({ name: 'gangway_token' });
  for (const [id, price] of [
    [special, 'RM 234.56'],
    [ordinary, 'RM 123.45'],
  ]) {
    await page.goto(`/shipClient/routeList?from=${holiday}&to=${addDays(holiday, 1)}&sailing=${id}`);
    const sheet = page.getByRole('dialog', { name: `Isle ${mark}` });
    await expect(sheet).toContainText(`Cabin ${mark}`);
    await expect(sheet).toContainText(String(price));
    await expect(sheet).toContainText('3');
  }

  async function send(path: string, data: object): Promise<{ id: number }> {
    const response = await page.request.post(apiBase + path, { headers: { 'x-token': token }, data });
    const answer: { code: number; message: string; data: { id: number } } = await response.json();
    expect(answer.message).toBe('success');
    return answer.data;
  }

  async function make(path: string, data: object): Promise<number> {
    return (await send(path, data)).id;
  }
});
