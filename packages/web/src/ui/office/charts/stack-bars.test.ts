import { expect, test } from 'vitest';
import { barsAt, rangeOf } from './stack-bars.ts';

const series = [
  { key: 'came', label: 'Came', values: [3, null] },
  { key: 'missing', label: 'Missing', values: [2, 4] },
  { key: 'back', label: 'Back', values: [-1, 0] },
];

test('stacked bars stand on each other, those below nothing hang beneath', () => {
  const bars = barsAt(series, 0, true);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 5],
    [0, -1],
  ]);
  expect(rangeOf(bars, [])).toEqual({ least: -1, greatest: 5 });
});

test('grouped bars stand side by side, and keep their place where a neighbour has no value', () => {
  expect(barsAt(series, 1, false)).toEqual([
    { series: 1, from: 0, to: 4, place: 1, of: 3 },
    { series: 2, from: 0, to: 0, place: 2, of: 3 },
  ]);
});

test('strokes are within the axis too', () => {
  expect(rangeOf([], [{ key: 'left', label: 'Left', values: [null, 9] }])).toEqual({ least: 0, greatest: 9 });
});
