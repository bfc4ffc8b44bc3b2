import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { expect, test } from 'vitest';
import { fittingSailings } from './fitting-sailings.ts';

const sailing = (id: number, left: number, placesLeft = 100): PublicSailing => ({
  id,
  shipId: 1,
  routeId: 1,
  date: '2027-03-04',
  slot: 'day',
  departsAt: '2027-03-04T01:00:00Z',
  returnsAt: '2027-03-04T09:00:00Z',
  salesCloseAt: '2027-03-04T01:00:00Z',
  peak: false,
  placesLeft,
  offers: [{ roomTypeId: 7, priceSen: 10_000, nonRefundable: false, left }],
});
const leftOn = (sailings: readonly PublicSailing[]) =>
  sailings.map(({ id, offers }) => [id, offers[0]?.left]);

test('the own sailing is no choice, nor is one that does not sell the room type', () => {
  const order = { people: 1, sailing: { id: 1 }, roomType: { id: 7, kind: 'cabin' as const } };
  expect(leftOn(fittingSailings([sailing(1, 5), sailing(2, 5)], order))).toEqual([[2, 5]]);
  const other = { ...order, roomType: { id: 8, kind: 'cabin' as const } };
  expect(fittingSailings([sailing(2, 5)], other)).toEqual([]);
});

test('a cabin needs one cabin and a place for each guest; passes need as many as there are guests', () => {
  const cabin = { people: 3, sailing: { id: 1 }, roomType: { id: 7, kind: 'cabin' as const } };
  const sailings = [sailing(2, 1), sailing(3, 3), sailing(4, 9, 2)];
  expect(leftOn(fittingSailings(sailings, cabin))).toEqual([
    [2, 1],
    [3, 3],
    [4, 0],
  ]);
  const passes = { ...cabin, roomType: { id: 7, kind: 'standing' as const } };
  expect(leftOn(fittingSailings(sailings, passes))).toEqual([
    [2, 0],
    [3, 3],
    [4, 0],
  ]);
});
