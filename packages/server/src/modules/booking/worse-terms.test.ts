import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { settingRegistry } from '@gangway/contract/settings/registry.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buy, cabinLine, cabinPrice, firstOrder, newCustomer, somebody } from '../../../test/booking.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
let editor: string;
let desk: string;

beforeEach(async () => {
  editor = await shop.one.login('editor');
  desk = await shop.one.login('frontdesk');
  await set('refund.tiers', JSON.stringify(settingRegistry['refund.tiers'].default));
  await set('refund.noShowPercent', '80');
});

const set = (key: string, value: string) =>
  shop.one.call(settingsCalls.updateValueByKey, { body: { key, value } }, { token: editor });

async function makePeak(peak: boolean, { sailingId, shipId, routeId } = shop.sailing, ahead = 60) {
  const times = {
    date: addDays(shop.today, ahead),
    slot: 'day' as const,
    departure: '09:00',
    returning: '17:00',
  };
  const body = { id: sailingId, shipId, routeId, ...times, peak };
  expect((await shop.one.call(sailingsCalls.saveSailing, { body }, { token: editor })).code).toBe(200);
}

async function makeNonRefundable(nonRefundable: boolean) {
  const date = addDays(shop.today, 60);
  const body = { from: date, to: date, day: cabinPrice, night: null, nonRefundable, replace: true };
  const params = { id: shop.sailing.cabinId };
  expect((await shop.one.call(fleetCalls.saveDatePrices, { params, body }, { token: editor })).code).toBe(
    200,
  );
}

/** The terms as a page is told them at this moment. */
async function termsNow(): Promise<ShownTerms> {
  const { sailingId, cabinId: roomTypeId } = shop.sailing;
  const body = { lines: [{ sailingId, roomTypeId, people: 1 }] };
  const [quote] = (await shop.one.call(bookingCalls.quote, { body })).data;
  if (!quote?.terms) throw new Error('nothing is for sale');
  return quote.terms;
}

const line = (shownTerms?: ShownTerms) => cabinLine(shop.sailing, [somebody()], { shownTerms });

const onSite = async (wanted: OrderLineInput) => (await buy(shop.one, shop.customer, [wanted])).lines[0];

async function atTheDesk(wanted: OrderLineInput, key: string = randomUUID()) {
  const body = { key, method: 'cash' as const, agreed: true as const, accountId: null, line: wanted };
  return (await shop.one.call(bookingCalls.counterSale, { body }, { token: desk })).data.lines[0];
}

const dearerTier = JSON.stringify([
  { fromDays: 50, percent: 30 },
  { fromDays: 0, percent: 100 },
]);
const worsenings: [string, () => Promise<unknown>, string][] = [
  ['the sailing became peak', () => makePeak(true), 'This is now a peak sailing: nothing comes back.'],
  ['the fare became non-refundable', () => makeNonRefundable(true), 'This fare is now non-refundable'],
  [
    'a tier keeps more',
    () => set('refund.tiers', dearerTier),
    '60 days before departure 30% of the fare is kept, not 25%.',
  ],
  [
    'a no-show loses more',
    () => set('refund.noShowPercent', '100'),
    'Of whoever does not come 100% is kept, not 80%.',
  ],
];

describe.each(worsenings)('%s after it was looked at', (_, worsen, words) => {
  const told = { ok: false, reason: 'booking.worseTerms', message: expect.stringContaining(words) as string };

  test('and is not bought, on the site or at the counter, before that was seen', async () => {
    const before = await termsNow();
    await worsen();
    expect(await onSite(line(before))).toMatchObject(told);
    expect(await atTheDesk(line(before))).toMatchObject(told);
    expect(await shop.taken()).toBe(0);

    const now = await termsNow();
    expect(await onSite(line(now))).toMatchObject({ ok: true });
    expect(await atTheDesk(line(now))).toMatchObject({ ok: true });
    // Who was shown none takes whichever hold.
    expect(await onSite(line())).toMatchObject({ ok: true });
  });

  test('and is not bought out of a cart, which keeps the terms it was put in under', async () => {
    const token = await newCustomer(shop.one, `cart${shop.sailing.sailingId}`);
    const before = await termsNow();
    const kept = await shop.one.call(bookingCalls.saveCartLine, { body: line(before) }, { token });
    const id = kept.data[0]?.id ?? 0;
    await worsen();
    const buyIt = async (shownTerms: ShownTerms) =>
      (await buy(shop.one, token, [], { cartLines: [{ id, shownTotalSen: cabinPrice, shownTerms }] }))
        .lines[0];
    expect(await buyIt(before)).toMatchObject(told);
    expect(await shop.taken()).toBe(0);
    const { data } = await shop.one.call(bookingCalls.listCart, {}, { token });
    const now = await termsNow();
    expect(data).toMatchObject([{ id, shownTerms: before, quote: { terms: now } }]);
    expect(await buyIt(now)).toMatchObject({ ok: true });
  });
});

test('terms that got better are taken without a word, and the order carries those', async () => {
  await makePeak(true);
  const before = await termsNow();
  await makePeak(false);
  const bought = await onSite(line(before));
  if (!bought?.ok) throw new Error(bought?.message);
  const [row] = await shop.ask('select peak, no_show_percent from orders where id = $1', [bought.order.id]);
  expect(row).toEqual({ peak: false, no_show_percent: 80 });
});

test('a line that was put into a cart without a word about terms says so', async () => {
  const token = await newCustomer(shop.one, `silent${shop.sailing.sailingId}`);
  const { data } = await shop.one.call(bookingCalls.saveCartLine, { body: line() }, { token });
  expect(data).toMatchObject([{ shownTerms: null, quote: { terms: { peak: false, noShowPercent: 80 } } }]);
});

describe('a wish that is sent again with the terms read anew', () => {
  test('is the same wish on the site', async () => {
    const key = randomUUID();
    const wanted = line(await termsNow());
    const first = firstOrder(await buy(shop.one, shop.customer, [wanted], { key }));
    await makePeak(true);
    for (const shownTerms of [wanted.shownTerms, await termsNow(), undefined])
      expect(firstOrder(await buy(shop.one, shop.customer, [{ ...wanted, shownTerms }], { key })).id).toBe(
        first.id,
      );
  });

  test('and the departure read anew is the same wish at the counter', async () => {
    const key = randomUUID();
    const wanted = line(await termsNow());
    const first = await atTheDesk(wanted, key);
    if (!first?.ok) throw new Error(first?.message);
    const { id, sailing } = first.order;
    await makePeak(true);
    const anew = { ...wanted, shownTerms: await termsNow(), shownDepartsAt: sailing.departsAt };
    expect(await atTheDesk(anew, key)).toMatchObject({ ok: true, order: { id } });
  });
});
