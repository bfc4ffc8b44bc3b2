import { expect, test } from 'vitest';
import { signals } from './signals.ts';

test('the three answers differ in sound and in vibration', () => {
  const all = Object.values(signals);
  const distinct = (read: (one: (typeof all)[number]) => unknown) =>
    new Set(all.map((one) => JSON.stringify(read(one)))).size;
  expect(distinct(({ tones }) => tones.map(({ pitch }) => pitch))).toBe(3);
  expect(distinct(({ tones }) => tones.map(({ shape }) => shape))).toBe(3);
  expect(distinct(({ vibration }) => vibration)).toBe(3);
  // Over before the next person stands there.
  for (const { tones } of all)
    expect(Math.max(...tones.map(({ from, length }) => from + length))).toBeLessThan(600);
});
