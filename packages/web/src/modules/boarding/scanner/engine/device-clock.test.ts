import { expect, test } from 'vitest';
import { betterReading, readClock } from './device-clock.ts';

const reading = (offsetMs: number, roundTripMs: number, readAt = 0) => ({ offsetMs, roundTripMs, readAt });

test('the server’s time is that of the middle of the question', () => {
  expect(readClock(1000, '1970-01-01T00:01:02.000Z', 3000)).toEqual(reading(60_000, 2000, 3000));
});

test('a slow reading does not replace a quick one, unless that is old or proved wrong', () => {
  const kept = reading(1000, 50, 1000);
  expect(betterReading(null, kept)).toBe(kept);
  expect(betterReading(kept, reading(1200, 900, 2000))).toBe(kept);
  expect(betterReading(kept, reading(990, 40, 2000)).offsetMs).toBe(990);
  expect(betterReading(kept, reading(9000, 900, 2000)).offsetMs).toBe(9000);
  expect(betterReading(kept, reading(1200, 900, 700_000)).offsetMs).toBe(1200);
});
