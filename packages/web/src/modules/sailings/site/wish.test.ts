import { expect, test } from 'vitest';
import { readWish, wishPath } from './wish.ts';

const nothing = { kind: null, from: null, to: null, slot: null, port: null, people: null };

test('an address without a query wishes for nothing', () => {
  expect(readWish(new URLSearchParams())).toEqual(nothing);
  expect(wishPath(nothing)).toBe('/shipClient/routeList');
});

test('a wish survives its way through the address', () => {
  const wish = {
    kind: 'window',
    from: '2026-12-01',
    to: '2026-12-24',
    slot: 'night',
    port: 'Port Klang',
    people: 4,
  } as const;
  expect(readWish(new URL(wishPath(wish), 'http://x').searchParams)).toEqual(wish);
});

test.each([
  'kind=balcony',
  'from=2026-02-30',
  'to=tomorrow',
  'slot=noon',
  'people=0',
  'people=2.5',
  'people=1000',
  'port=',
])('what makes no sense is left out: %s', (query) => {
  expect(readWish(new URLSearchParams(query))).toEqual(nothing);
});
