import { expect, test } from 'vitest';
import { greetingId } from './greeting.ts';

test.each([
  ['2026-11-15T21:00:00Z', 'dashboard.morning'],
  ['2026-11-15T03:59:00Z', 'dashboard.morning'],
  ['2026-11-15T04:00:00Z', 'dashboard.afternoon'],
  ['2026-11-15T10:00:00Z', 'dashboard.evening'],
  ['2026-11-15T20:59:00Z', 'dashboard.evening'],
])('at %s the port says %s', (at, greeting) => {
  expect(greetingId(new Date(at))).toBe(greeting);
});
