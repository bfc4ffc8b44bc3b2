import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [61_000, '0:01:01'],
  [3_599_999, '0:59:59'],
  [36 * 3_600_000 + 5 * 60_000, '36:05:00'],
  [-61_000, '0:01:01'],
])('%i ms are %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});
