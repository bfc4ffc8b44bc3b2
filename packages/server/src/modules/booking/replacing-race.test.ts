import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { cabinLine, firstOrder, newCustomer, passLine, somebody } from '../../../test/booking.ts';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture();
const waiting = async () =>
  (
    await shop.ask(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.['n'];

/** Somebody is let in for a guest and booked by another at the same moment; both wait at the sailing's gate, in this order. */
async function atOnce(first: 'replace' | 'book') {
  const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(id);
  const passenger = somebody();
  const other = await newCustomer(shop.other, `other-${first}`);
  const deeds = {
    replace: () =>
      shop.one.call(
        bookingCalls.replaceGuest,
        { params: { id }, body: { key: randomUUID(), shownFeeSen: 0, ticketId, passenger } },
        { token: shop.customer },
      ),
    book: () => {
      const lines = [passLine(shop.sailing, [passenger])];
      const body = { key: randomUUID(), method: 'cash' as const, agreed: true as const, lines };
      return shop.other.call(bookingCalls.checkout, { body }, { token: other });
    },
  };
  await using gate = await Held.begin(shop.one.databaseUrl);
  await gate.do('select from sailing_people where sailing_id = $1 for update', [shop.sailing.sailingId]);
  const before = deeds[first]();
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  const after = deeds[first === 'replace' ? 'book' : 'replace']();
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  await gate.commit();
  await Promise.all([before, after]);
  const [replaced, booked] = first === 'replace' ? [before, after] : [after, before];
  return {
    replaced: await (replaced as ReturnType<typeof deeds.replace>),
    booked: await (booked as ReturnType<typeof deeds.book>),
  };
}

test('whoever books a person who is being let in for a guest hears that they travel already, and holds nothing', async () => {
  const { replaced, booked } = await atOnce('replace');
  expect(replaced.code).toBe(200);
  expect(booked.data.lines[0]).toMatchObject({ ok: false, reason: 'booking.personTwice' });
});

test('whoever is booking a person who is let in for a guest right after holds a place, and cannot pay for it', async () => {
  const { replaced, booked } = await atOnce('book');
  const order = firstOrder(booked.data);
  expect(replaced.code).toBe(200);
  const token = await shop.other.login('other-book', 'secret-1');
  const paid = await shop.pay([order.id], 'creditCard', shop.other, token);
  expect(paid.reason).toBe('order.personBooked');
  expect(await shop.order(order.id)).toMatchObject({ status: 'unpaid' });
});

test('nobody is let in for a guest of a ship that gets ready at that moment', async () => {
  const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(id);
  await using gate = await Held.begin(shop.one.databaseUrl);
  await gate.do('update sailing_people set closed = true where sailing_id = $1', [shop.sailing.sailingId]);
  const body = { key: randomUUID(), shownFeeSen: 0, ticketId, passenger: somebody() };
  const replaced = shop.one.call(
    bookingCalls.replaceGuest,
    { params: { id }, body },
    { token: shop.customer },
  );
  await gate.waitedFor(replaced);
  await gate.commit();
  expect((await replaced).reason).toBe('order.noReplace');
  expect(await shop.ticketIds(id)).toContain(ticketId);
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(shop.other.gangway.pool);
  expect(await countDeadlocks(shop.one.gangway.pool)).toBe(0);
});
