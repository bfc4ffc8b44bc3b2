import { expect, test } from 'vitest';
import { contentOf, type Wish } from './send-checkout.ts';

const terms = { tiers: [], noShowPercent: 100, nonRefundable: false, peak: false, floorPercent: 0 };
const line = {
  sailingId: 1,
  roomTypeId: 2,
  bed: null,
  passengers: [],
  shownTotalSen: 12_000,
  shownDepartsAt: '2027-03-14T11:00:00.000Z',
  shownTerms: terms,
};
const wish: Wish = { method: 'alipay', lines: [line], cartLines: [{ id: 1, shownTotalSen: 12_000 }] };

test('time and terms that are read anew are the same wish, which is never bought twice', () => {
  const shown = { shownDepartsAt: '2027-03-14T11:30:00.000Z', shownTerms: { ...terms, peak: true } };
  const anew = { lines: [{ ...line, ...shown }], cartLines: [{ id: 1, shownTotalSen: 12_000, ...shown }] };
  expect(contentOf({ ...wish, ...anew })).toBe(contentOf(wish));
});

test.each([
  ['another price', { lines: [{ ...line, shownTotalSen: 13_000 }] }],
  ['another sailing', { lines: [{ ...line, sailingId: 2 }] }],
  ['another line of the cart', { cartLines: [{ id: 2, shownTotalSen: 12_000 }] }],
])('%s is another wish', (_, other) => {
  expect(contentOf({ ...wish, ...other })).not.toBe(contentOf(wish));
});
