import { expect, test } from 'vitest';
import { untilNext } from './use-today.ts';

test.each([
  ['2026-11-16T03:00:00.000Z', 15_000],
  ['2026-11-16T15:59:58.500Z', 1500],
  ['2026-11-16T16:00:00.000Z', 15_000],
])('what was read at %s stands for %d ms: no longer than until midnight at the port', (at, ms) => {
  expect(untilNext(new Date(at))).toBe(ms);
});
