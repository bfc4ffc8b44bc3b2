import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingRegistry } from '@gangway/contract/settings/registry.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cabinLine, somebody, type SmallSailing } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
/** Where orders change to. */
let later: SmallSailing;

beforeEach(async () => {
  later = await shop.another(61);
  await shop.recharge(100_000);
});

async function makePeak(peak: boolean, { sailingId: id, shipId, routeId } = later, ahead = 61) {
  const times = {
    date: addDays(shop.today, ahead),
    slot: 'day' as const,
    departure: '09:00',
    returning: '17:00',
  };
  const body = { id, shipId, routeId, ...times, peak };
  const token = await shop.one.login('editor');
  expect((await shop.one.call(sailingsCalls.saveSailing, { body }, { token })).code).toBe(200);
}

const paid = () => shop.paidInCash([cabinLine(shop.sailing, [somebody()])]);

/** Quotes and changes, as the customer or as staff do. */
const ways = {
  'by the customer': {
    quote: async (id: number) =>
      (
        await shop.one.call(
          bookingCalls.quoteChange,
          { params: { id }, body: { sailingId: later.sailingId } },
          { token: shop.customer },
        )
      ).data,
    change: (id: number, shownDueSen: number, shownTerms?: ShownTerms) => {
      const wish = { key: randomUUID(), sailingId: later.sailingId, shownDueSen, shownTerms };
      return shop.one.call(
        bookingCalls.changeOrder,
        { params: { id }, body: { ...wish, method: 'balance' } },
        { token: shop.customer },
      );
    },
  },
  'by staff': {
    quote: async (id: number) =>
      (
        await shop.one.call(
          bookingCalls.quoteOfficeChange,
          { params: { id }, body: { sailingId: later.sailingId } },
          { token: await shop.one.login('frontdesk') },
        )
      ).data,
    change: async (id: number, shownDueSen: number, shownTerms?: ShownTerms) => {
      const wish = { key: randomUUID(), sailingId: later.sailingId, shownDueSen, shownTerms };
      const money = { method: 'cash' as const, slipNo: '' };
      return shop.one.call(
        bookingCalls.changeOfficeOrder,
        { params: { id }, body: { ...wish, money } },
        { token: await shop.one.login('frontdesk') },
      );
    },
  },
};

test.each(Object.entries(ways))('a quote tells what the order would carry: %s', async (_, { quote }) => {
  const id = await paid();
  const carried = {
    tiers: settingRegistry['refund.tiers'].default,
    noShowPercent: 100,
    nonRefundable: false,
  };
  expect((await quote(id)).terms).toEqual({ ...carried, peak: false, floorPercent: 25 });
  await makePeak(true);
  expect((await quote(id)).terms).toEqual({ ...carried, peak: true, floorPercent: 25 });
});

describe.each(Object.entries(ways))('a change of date %s', (_, { quote, change }) => {
  test('to a sailing that became peak after it was looked at is refused, and says so', async () => {
    const id = await paid();
    const shown = await quote(id);
    await makePeak(true);
    expect(await change(id, shown.dueSen, shown.terms)).toMatchObject({
      status: 409,
      reason: 'booking.worseTerms',
      message: expect.stringContaining('This is now a peak sailing'),
    });
    expect([await shop.taken(), await shop.taken(later.sailingId)]).toEqual([1, 0]);
    const now = await quote(id);
    expect((await change(id, now.dueSen, now.terms)).code).toBe(200);
    expect(await shop.taken(later.sailingId)).toBe(1);
  });

  test('to a sailing that is peak no longer is made, and so is one without a word about terms', async () => {
    await makePeak(true);
    const [id, other] = [await paid(), await paid()];
    const shown = await quote(id);
    expect((await change(other, shown.dueSen)).code).toBe(200);
    await makePeak(false);
    expect((await change(id, shown.dueSen, shown.terms)).code).toBe(200);
    const rows = await shop.ask('select peak from orders where id = any($1::bigint[]) order by id', [
      [id, other],
    ]);
    expect(rows).toEqual([{ peak: false }, { peak: true }]);
  });

  test('of an order that gives nothing back anyhow is made whatever the new sailing has become', async () => {
    await makePeak(true, shop.sailing, 60);
    const id = await paid();
    const shown = await quote(id);
    expect(shown.terms).toMatchObject({ peak: true, floorPercent: 100 });
    await makePeak(true);
    expect((await change(id, shown.dueSen, shown.terms)).code).toBe(200);
  });
});

test('a change that waits for its payment is gone on with by nobody who was shown better terms than it was held under', async () => {
  const id = await paid();
  const { quote } = ways['by the customer'];
  const ordinary = await quote(id);
  await makePeak(true);
  const peak = await quote(id);
  const goOn = (shownTerms: ShownTerms | undefined, key: string = randomUUID()) => {
    const wish = { key, sailingId: later.sailingId, shownDueSen: peak.dueSen, shownTerms };
    return shop.one.call(
      bookingCalls.changeOrder,
      { params: { id }, body: { ...wish, method: 'creditCard' } },
      { token: shop.customer },
    );
  };
  const key = randomUUID();
  expect((await goOn(peak.terms, key)).data).toMatchObject({ state: 'jump' });
  expect(await goOn(ordinary.terms)).toMatchObject({ status: 409, reason: 'order.changeWaits' });
  await makePeak(false);
  // What is held stays what it was held under; sent again with the terms read anew it is the same wish.
  expect(await goOn((await quote(id)).terms)).toMatchObject({ reason: 'order.changeWaits' });
  for (const [terms, again] of [
    [peak.terms, key],
    [ordinary.terms, key],
    [undefined, key],
    [peak.terms, undefined],
  ] as const)
    expect((await goOn(terms, again)).data).toMatchObject({ state: 'jump' });
  expect(await shop.taken(later.sailingId)).toBe(1);
});
