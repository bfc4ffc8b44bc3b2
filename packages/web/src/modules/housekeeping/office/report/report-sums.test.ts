import { expect, test } from 'vitest';
import { occupiedOf, shareOf, typesOf } from './report-sums.ts';

const suite = { roomTypeId: 2, code: 'SUITE', occupied: 3 };
const solo = { roomTypeId: 5, code: 'SOLO', occupied: 4 };

test('cabins of all types add up, and are a share of those in service', () => {
  const row = { byType: [suite, solo], inService: 40 };
  expect(occupiedOf(row)).toBe(7);
  expect(shareOf(row)).toBe('18 %');
});

test('a day without a cabin in service has no share', () => {
  expect(shareOf({ byType: [], inService: 0 })).toBe('');
});

test('every type of any line has one column, by its code', () => {
  expect(typesOf([{ byType: [suite] }, { byType: [] }, { byType: [solo, suite] }])).toEqual([
    { id: 5, code: 'SOLO' },
    { id: 2, code: 'SUITE' },
  ]);
});
