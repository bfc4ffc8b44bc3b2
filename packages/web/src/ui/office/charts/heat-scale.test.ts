import { expect, test } from 'vitest';
import { heatLevel } from './heat-scale.ts';

test('colours run in even steps up to the greatest value, and what is more stays there', () => {
  expect([0, 1, 20, 21, 80, 81, 100, 130].map((value) => heatLevel(value, 100))).toEqual([
    0, 1, 1, 2, 4, 5, 5, 5,
  ]);
});

test('where nothing is greater than nothing, everything is pale', () => {
  expect(heatLevel(0, 0)).toBe(0);
  expect(heatLevel(-4, 10)).toBe(0);
});
