import { expect, test } from 'vitest';
import { createHeldStill } from './held-still.ts';

test('a code held before the camera is given once, however long', () => {
  const held = createHeldStill();
  const given = Array.from({ length: 100 }, (_, index) => held.isNew('one', index * 100));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(given[0]).toBe(true);
});

test('another code is given at once, and so is the first when it comes back', () => {
  const held = createHeldStill();
  expect(['one', 'two', 'two', 'one'].map((text, index) => held.isNew(text, index * 40))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a code that was taken away and shown again is given again', () => {
  const held = createHeldStill();
  expect([0, 500, 2_499, 4_499].map((at) => held.isNew('one', at))).toEqual([true, false, false, true]);
});
