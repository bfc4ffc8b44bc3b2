import { expect, test } from 'vitest';
import { createHeldStill } from './held-still.ts';

/** Shows pictures every 40 ms; each code that is taken is answered at once. */
function show(pictures: readonly (readonly string[])[]): [at: number, text: string][] {
  const held = createHeldStill();
  return pictures.flatMap((texts, index): [number, string][] => {
    const at = index * 40;
    const text = held.take(texts, at);
    if (text === null) return [];
    held.answered(at);
    return [[at, text]];
  });
}
const times = (count: number, ...pictures: string[][]) =>
  Array.from({ length: count }, () => pictures).flat();

test('a code held before the camera is given once, however long', () => {
  expect(show(times(250, ['one']))).toEqual([[0, 'one']]);
});

test('of two in view each is given once, one after the other, however long they are held', () => {
  const twice: [number, string][] = [
    [0, 'one'],
    [1_000, 'two'],
  ];
  expect(show(times(150, ['one', 'two']))).toEqual(twice);
  // Whichever of them a picture finds, and in whatever order.
  expect(show(times(75, ['one'], ['two', 'one'])).map(([, text]) => text)).toEqual(['one', 'two']);
});

test('the next is not taken before the answer was there to be read', () => {
  const held = createHeldStill();
  expect(held.take(['one', 'two'], 0)).toBe('one');
  expect(held.take(['one', 'two'], 1_500)).toBeNull();
  held.answered(1_600);
  expect(held.take(['one', 'two'], 2_599)).toBeNull();
  expect(held.take(['one', 'two'], 2_600)).toBe('two');
});

test('a code that was taken away and shown again is given again', () => {
  const held = createHeldStill();
  const given = [0, 500, 2_499, 4_499].map((at) => {
    const text = held.take(['one'], at);
    held.answered(at);
    return text;
  });
  expect(given).toEqual(['one', null, null, 'one']);
});
