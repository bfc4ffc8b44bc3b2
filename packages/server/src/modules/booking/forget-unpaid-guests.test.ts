import { expect, test } from 'vitest';
import { passLine, somebody } from '../../../test/booking.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { GuestShop } from '../../../test/guest-shop.ts';
import { forgetUnpaidGuests } from './forget-unpaid-guests.ts';
import { sweepHolds } from './sweep-holds.ts';

const shop = new GuestShop();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('what a guest typed who never paid is gone thirty days after it lapsed; whoever paid stays known', async () => {
  const guests = [somebody({ name: 'Quek Never' }), somebody({ name: 'Quek Paid' })];
  const [never, paid] = await Promise.all(
    guests.map((passenger) => shop.book([passLine(shop.sailing, [passenger])])),
  );
  if (!never || !paid) throw new Error('nobody booked');
  await shop.payAtDesk(paid.orders[0]?.id ?? 0);
  const { db } = shop.one.gangway.platform;
  await sweepHolds(db, inDays(1));
  const found = async (text: string) => (await findInDatabase(shop.one.databaseUrl, [text])).length;
  const forget = async (days: number) => {
    shop.one.setNow(inDays(days));
    return forgetUnpaidGuests(shop.one.gangway.platform);
  };

  expect(await forget(30)).toBe(0);
  expect(await found(never.email)).toBeGreaterThan(0);
  expect(await forget(32)).toBe(1);
  for (const text of [never.email, 'Quek Never']) expect(await found(text)).toBe(0);
  for (const text of [paid.email, 'Quek Paid']) expect(await found(text)).toBeGreaterThan(0);
  expect(await forget(33)).toBe(0);
  shop.one.setNow(null);
  expect((await shop.tickets(never.session, [never.orders[0]?.id ?? 0])).code).not.toBe(200);
});
