import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealGuests } from './deal-guests.ts';
import { findUnaccompanied } from './passenger-rules.ts';

// Fixed dates: ages on a day of their own, far from today.
const departs = '2020-06-15';
const born = { adult: '1990-01-01', child: '2010-01-01', infant: '2019-06-01', unknown: '' };
type Age = keyof typeof born;
const deal = (most: number, ...ages: Age[]) =>
  dealGuests(
    ages.map((age) => ({ birthDate: born[age] })),
    most,
    departs,
  );

test('adults are dealt out as they were named, evenly', () => {
  expect(deal(2, 'adult', 'adult', 'adult', 'adult')).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(deal(4, 'adult', 'adult', 'adult', 'adult', 'adult')).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(deal(2, 'adult', 'unknown')).toEqual([[0, 1]]);
});

test('a child goes with an adult, an infant with two', () => {
  expect(deal(2, 'adult', 'adult', 'child', 'child')).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(deal(3, 'adult', 'adult', 'adult', 'infant', 'child')).toEqual([
    [0, 1, 3],
    [2, 4],
  ]);
});

test('nobody who is not filled in yet is a child alone', () => {
  expect(deal(2, 'adult', 'adult', 'child', 'unknown')).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('everybody has one place, no cabin is too full, and nobody is alone who need not be', () => {
  const ages = fc.array(fc.constantFrom<Age>('adult', 'child', 'infant'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 6 }), (party, most) => {
      const cabins = deal(most, ...party);
      expect(cabins.flat().toSorted((one, other) => one - other)).toEqual(party.map((_, index) => index));
      expect(cabins).toHaveLength(Math.ceil(party.length / most));
      for (const cabin of cabins) expect(cabin.length).toBeLessThanOrEqual(most);
      const count = (age: Age) => party.filter((one) => one === age).length;
      expect(cabins.some((cabin) => isLonely(party, cabin))).toBe(!isEnough(count, most));
    }),
  );
});

function isLonely(party: readonly Age[], cabin: readonly number[]): boolean {
  const guests = cabin.map((index) => ({ birthDate: born[party[index] ?? 'adult'] }));
  return findUnaccompanied(guests, departs) !== null;
}

/** Whether there are adults enough: two for each cabin with infants, one for each further cabin with children. */
function isEnough(count: (age: Age) => number, most: number): boolean {
  const [infants, children, adults] = [count('infant'), count('child'), count('adult')];
  if (infants > 0 && most < 3) return false;
  if (children > 0 && most < 2) return false;
  const nurseries = infants === 0 ? 0 : Math.ceil(infants / (most - 2));
  const spare = nurseries * (most - 2) - infants;
  const further = Math.ceil(Math.max(0, children - spare) / Math.max(1, most - 1));
  return adults >= 2 * nurseries + further;
}
