import { expect, test } from 'vitest';
import { cabinsFor, partyTotal } from './party.ts';

const double = { kind: 'cabin', maxOccupancy: 2 } as const;
const pass = { kind: 'standing', maxOccupancy: 1 } as const;

test('a party takes as many cabins as hold all of it', () => {
  expect([1, 2, 3, 4, 5].map((people) => cabinsFor(double, people))).toEqual([1, 1, 2, 2, 3]);
  expect(cabinsFor(pass, 5)).toBe(1);
});

test('cabins are paid by the cabin, passes by the head', () => {
  expect(partyTotal(double, { priceSen: 500, left: 9 }, 100, 3)).toBe(1000);
  expect(partyTotal(pass, { priceSen: 100, left: 9 }, 100, 3)).toBe(300);
});

test('a party is taken whole or not at all', () => {
  expect(partyTotal(double, { priceSen: 500, left: 1 }, 100, 3)).toBeNull();
  expect(partyTotal(pass, { priceSen: 100, left: 2 }, 100, 3)).toBeNull();
  expect(partyTotal(double, { priceSen: 500, left: 9 }, 2, 3)).toBeNull();
});
