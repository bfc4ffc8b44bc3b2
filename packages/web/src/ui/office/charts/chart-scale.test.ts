import { expect, test } from 'vitest';
import { chartTicks, labelEvery, wordWidth } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [48, [0, 10, 20, 30, 40, 50]],
  [120, [0, 50, 100, 150]],
])('an axis up to %i has round steps', (greatest, ticks) => {
  expect(chartTicks(greatest)).toEqual(ticks);
});

test('the last step is never below the greatest value, and there are few', () => {
  for (let greatest = 0; greatest < 3000; greatest += 1) {
    const ticks = chartTicks(greatest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test('names of bars stand apart', () => {
  expect(labelEvery(10, 60, 50)).toBe(1);
  expect(labelEvery(60, 20, 50)).toBe(3);
  expect(labelEvery(2, 5, 50)).toBe(2);
});

test('an axis goes below nothing where a value does', () => {
  expect(chartTicks(30, -12)).toEqual([-20, -10, 0, 10, 20, 30]);
  expect(chartTicks(0, -3)).toEqual([-3, -2, -1, 0]);
});

test('names in Chinese and Korean are given the room they take', () => {
  expect(wordWidth('11月13日')).toBeGreaterThan(wordWidth('13 Nov'));
  expect(wordWidth('토요일')).toBe(wordWidth('星期六'));
  // Seventeen days on a telephone: each name is as wide as one and a half of its bars and more.
  expect(labelEvery(17, 17, wordWidth('11月13日') + 8)).toBeGreaterThan(labelEvery(17, 17, 46));
});
