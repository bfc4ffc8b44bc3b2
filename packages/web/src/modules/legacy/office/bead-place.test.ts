import { expect, test } from 'vitest';
import { beadPlace, plateColumns } from './bead-place.ts';

test('six rounds fill a column from the top, the seventh begins the next', () => {
  expect([1, 2, 6, 7, 12, 13].map(beadPlace)).toEqual([
    { row: 1, column: 1 },
    { row: 2, column: 1 },
    { row: 6, column: 1 },
    { row: 1, column: 2 },
    { row: 6, column: 2 },
    { row: 1, column: 3 },
  ]);
});

test('a plate has room for the next round, and is never narrower than twelve columns', () => {
  expect([0, 71, 72, 77, 78].map(plateColumns)).toEqual([12, 12, 13, 13, 14]);
});
