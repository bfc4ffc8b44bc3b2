import { expect, test } from 'vitest';
import { nextCabin } from './next-cabin.ts';

/** Port 1 to 4 above, starboard 11 to 12 below, and 21 alone at the right end between them. */
const spots = [
  ...[1, 2, 3, 4].map((id, index) => ({ id, column: index + 1, row: 1 })),
  { id: 21, column: 6, row: 2 },
  ...[11, 12].map((id, index) => ({ id, column: index + 1, row: 3 })),
];

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 1, null],
  ['ArrowRight', 4, 21],
  ['ArrowLeft', 21, 4],
  ['ArrowDown', 1, 11],
  ['ArrowUp', 12, 2],
  ['ArrowUp', 1, null],
  // Nothing lies straight below: the nearest that does at all.
  ['ArrowDown', 4, 21],
  ['Home', 3, 1],
  ['End', 2, 4],
  ['End', 11, 12],
  ['a', 1, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(nextCabin(key, false, from, spots)).toBe(to);
});

test('with Ctrl, Home and End lead to the ends of the deck', () => {
  expect(nextCabin('Home', true, 12, spots)).toBe(1);
  expect(nextCabin('End', true, 1, spots)).toBe(12);
  expect(nextCabin('ArrowRight', true, 1, spots)).toBeNull();
});
