import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first time it is done at once', () => {
  const act = vi.fn<() => void>();
  atMostEvery(1000, act)();
  expect(act).toHaveBeenCalledTimes(1);
});

test('asked for forty times in a second it is done twice: at once, and at the end for all that came meanwhile', () => {
  const act = vi.fn<() => void>();
  const ask = atMostEvery(1000, act);
  for (let time = 0; time < 40; time++) {
    ask();
    vi.advanceTimersByTime(20);
  }
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('after a rest it is done at once again', () => {
  const act = vi.fn<() => void>();
  const ask = atMostEvery(1000, act);
  ask();
  vi.advanceTimersByTime(1000);
  ask();
  expect(act).toHaveBeenCalledTimes(2);
});
