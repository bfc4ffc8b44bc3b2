import { expect, test } from 'vitest';
import { strokeOf } from './strokes.ts';

test('the keys of the result map are strokes, one each, and Backspace takes back', () => {
  expect(['1', '2', '3', '4', '5', 'Backspace'].map(strokeOf)).toEqual([
    { do: 'enter', outcome: 1 },
    { do: 'enter', outcome: 2 },
    { do: 'enter', outcome: 3 },
    { do: 'pair', pair: 4 },
    { do: 'pair', pair: 5 },
    { do: 'takeBack' },
  ]);
});

test.each(['0', '6', 'a', 'Enter', ' ', '11', '', 'Delete'])('%j is none', (key) => {
  expect(strokeOf(key)).toBeNull();
});
