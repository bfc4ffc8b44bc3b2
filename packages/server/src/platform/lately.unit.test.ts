import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLately } from './lately.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('who was noted is remembered for a while, longer when noted again', () => {
  const lately = createLately(1000);
  lately.note('one');
  lately.note('other');
  vi.advanceTimersByTime(600);
  lately.note('one');
  expect(['one', 'other', 'nobody'].map(lately.has)).toEqual([true, true, false]);
  vi.advanceTimersByTime(600);
  lately.note('third');
  expect(['one', 'other', 'third'].map(lately.has)).toEqual([true, false, true]);
});
