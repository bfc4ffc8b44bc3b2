import { expect, test } from 'vitest';
import { type ComparedType, compareNearness, fitOf } from './nearest-types.ts';

const type = (id: number, maxOccupancy: number, hasWindow: boolean): ComparedType => ({
  id,
  maxOccupancy,
  hasWindow,
});
const ocean = type(1, 2, true);

test.each([
  ['itself', ocean, 'bought'],
  ['as many with a window', type(2, 2, true), 'upgrade'],
  ['more with a window', type(3, 4, true), 'upgrade'],
  ['more without the window they paid for', type(4, 4, false), 'lesser'],
  ['fewer', type(5, 1, true), 'lesser'],
] as const)('%s', (_, other, fit) => {
  expect(fitOf(ocean, other)).toBe(fit);
});

test('who bought no window may get one', () => {
  expect(fitOf(type(6, 2, false), ocean)).toBe('upgrade');
});

test('the nearest comes first, and what is less comes last', () => {
  const inside = type(7, 2, false);
  const [suite, family, more] = [type(8, 6, true), type(9, 3, false), type(10, 4, true)];
  const single = type(11, 1, false);
  expect([single, suite, more, ocean, family, inside].toSorted(compareNearness(inside))).toEqual([
    inside,
    ocean,
    family,
    more,
    suite,
    single,
  ]);
});
