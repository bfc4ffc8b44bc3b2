import { expect, test } from 'vitest';
import { ageParts } from './age-parts.ts';

test.each([
  [-5_000, 'now', 0],
  [59_999, 'now', 0],
  [60_000, 'minutes', 1],
  [119 * 60_000, 'minutes', 119],
  [120 * 60_000, 'hours', 2],
  [26 * 3_600_000, 'hours', 26],
])('%i ms is %s %i', (ms, unit, count) => {
  expect(ageParts(ms)).toEqual({ unit, count });
});
