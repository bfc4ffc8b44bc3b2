import { afterEach, expect, test, vi } from 'vitest';
import { asClock, secondsUntil, serverClock } from './server-clock.ts';

afterEach(() => vi.useRealTimers());

const expires = '2026-11-15T08:10:00+08:00';

test('what is left is counted by the server, however wrong the device is', () => {
  for (const device of ['2026-11-15T00:01:00Z', '2026-11-14T23:00:00Z', '2031-01-01T00:00:00Z']) {
    vi.useFakeTimers({ now: new Date(device) });
    const clock = serverClock('2026-11-15T00:01:00Z');
    expect(secondsUntil(expires, clock)).toBe(540);
    vi.advanceTimersByTime(30_000);
    expect(secondsUntil(expires, clock)).toBe(510);
  }
});

test('a part of a second is still one, and there is nothing below zero', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
  expect(secondsUntil('2026-11-15T00:00:00.001Z', 0)).toBe(1);
  expect(secondsUntil('2026-11-14T00:00:00Z', 0)).toBe(0);
});

test('minutes and seconds are written as on a clock', () => {
  expect([0, 9, 65, 600].map(asClock)).toEqual(['0:00', '0:09', '1:05', '10:00']);
});
