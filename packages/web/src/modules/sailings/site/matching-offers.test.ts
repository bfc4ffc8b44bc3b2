import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { expect, test } from 'vitest';
import { cheapestFor, matchingOffers } from './matching-offers.ts';

const both = { en: '', zh: '' };
const roomType = (id: number, more: Partial<PublicRoomType>): PublicRoomType => ({
  id,
  code: String(id),
  kind: 'cabin',
  name: both,
  description: both,
  hasWindow: true,
  maxOccupancy: 2,
  amenities: [],
  beds: ['big'],
  images: [],
  ...more,
});
const types = [
  roomType(1, {}),
  roomType(2, { hasWindow: false, maxOccupancy: 4 }),
  roomType(3, { kind: 'standing', hasWindow: false, maxOccupancy: 1, beds: [] }),
];
const sailing: PublicSailing = {
  id: 7,
  shipId: 1,
  routeId: 1,
  date: '2026-12-01',
  slot: 'day',
  departsAt: '2026-12-01T01:00:00Z',
  returnsAt: '2026-12-01T09:00:00Z',
  salesCloseAt: '2026-12-01T01:00:00Z',
  peak: false,
  placesLeft: 9,
  offers: [
    { roomTypeId: 1, priceSen: 50_000, nonRefundable: false, left: 2 },
    { roomTypeId: 2, priceSen: 40_000, nonRefundable: false, left: 1 },
    { roomTypeId: 3, priceSen: 8_800, nonRefundable: false, left: 5 },
  ],
};
const found = (wish: Parameters<typeof matchingOffers>[2]) =>
  matchingOffers(sailing, types, wish).map((offer) => offer.roomTypeId);

test('without a wish everything that is left counts', () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(cheapestFor(1, matchingOffers(sailing, types), types)?.totalSen).toBe(8_800);
});

test('the kind of ticket is the one wished for', () => {
  expect(found({ kind: 'window' })).toEqual([1]);
  expect(found({ kind: 'inside' })).toEqual([2]);
  expect(found({ kind: 'pass' })).toEqual([3]);
});

test('four are not offered a cabin for two, unless nothing takes them in one', () => {
  expect(found({ people: 4 })).toEqual([2, 3]);
  expect(found({ people: 4, kind: 'window' })).toEqual([1]);
  expect(found({ people: 5 })).toEqual([3]);
  expect(found({ people: 5, kind: 'window' })).toEqual([]);
  expect(found({ people: 6 })).toEqual([]);
});

test('the lowest price is that of the whole party', () => {
  const four = (kind: 'window' | 'inside' | null) =>
    cheapestFor(4, matchingOffers(sailing, types, { people: 4, kind }), types);
  expect(four(null)).toMatchObject({ totalSen: 35_200, cabins: 1 });
  expect(four('inside')).toMatchObject({ totalSen: 40_000, cabins: 1 });
  expect(four('window')).toMatchObject({ totalSen: 100_000, cabins: 2 });
});

test('no more people than the sailing has places for', () => {
  expect(matchingOffers({ ...sailing, placesLeft: 2 }, types, { people: 3 })).toEqual([]);
  expect(matchingOffers({ ...sailing, placesLeft: 0 }, types)).toEqual([]);
});

test('nothing to buy has no price', () => {
  expect(cheapestFor(1, [], types)).toBeNull();
});
