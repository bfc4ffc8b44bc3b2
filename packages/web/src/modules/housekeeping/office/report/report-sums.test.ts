import { expect, test } from 'vitest';
import { shareOf, typesOf } from './report-sums.ts';

const suite = { roomTypeId: 2, code: 'SUITE', occupied: 3 };
const solo = { roomTypeId: 5, code: 'SOLO', occupied: 4 };

test('cabins that were lived in are a share of those in service', () => {
  expect(shareOf({ occupied: 7, inService: 40 })).toBe('17.5%');
});

test('every share has its tenth, so that a column reads in one form', () => {
  expect(shareOf({ occupied: 4, inService: 40 })).toBe('10.0%');
});

test('a day without a cabin in service has no share', () => {
  expect(shareOf({ occupied: 0, inService: 0 })).toBe('');
});

test('every type of any line has one column, by its code', () => {
  expect(typesOf([{ byType: [suite] }, { byType: [] }, { byType: [solo, suite] }])).toEqual([
    { id: 5, code: 'SOLO' },
    { id: 2, code: 'SUITE' },
  ]);
});
