import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { expect, test } from 'vitest';
import { buy, newCustomer, passLine, somebody } from '../../../test/booking.ts';
import { GuestShop } from '../../../test/guest-shop.ts';
import { bookAsGuest } from '../../../test/guests.ts';
import { forgetGuests } from './forget-guests.ts';
import { sweepHolds } from './sweep-holds.ts';

const shop = new GuestShop();

test('guests who are somebody new each time may let only so much lapse from one address in a day', async () => {
  const admin = await shop.one.login('admin');
  const body = { key: 'booking.heldPerAddress' as const, value: '2' };
  await shop.one.call(settingsCalls.updateValueByKey, { body }, { token: admin });
  let now = Date.now();
  const later = (minutes: number) => {
    now += minutes * 60_000;
    shop.one.setNow(new Date(now));
  };
  const hold = async (token: string) => {
    const { lines } = await buy(shop.one, token, [passLine(shop.sailing, [somebody(), somebody()])]);
    const [line] = lines;
    return line?.ok ? 'held' : line?.reason;
  };
  const asGuest = async () => hold(await bookAsGuest(shop.one));
  // Three times what may be held at once; the last of it is not even swept.
  for (const swept of [true, true, false]) {
    expect(await asGuest()).toBe('held');
    later(11);
    if (swept) await sweepHolds(shop.one.gangway.platform.db, new Date(now));
  }
  expect(await asGuest()).toBe('booking.lapsedAddress');
  // Whoever can be told from others goes on, and so do guests on another day; by then where it was is forgotten.
  expect(await hold(await newCustomer(shop.one, 'known.here'))).toBe('held');
  later(3 * 24 * 60);
  expect(await asGuest()).toBe('held');
  await forgetGuests(shop.one.gangway.platform);
  expect(await shop.ask('select order_id from guest_holds')).toEqual([]);
});
