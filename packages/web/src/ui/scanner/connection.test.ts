import { expect, test } from 'vitest';
import { connection, connectionAfter, noteAnswer } from './connection.ts';

test.each([
  [0, 'connected'],
  [400, 'connected'],
  [401, 'slow'],
  [null, 'offline'],
] as const)('an answer after %s ms means: %s', (tookMs, state) => {
  expect(connectionAfter(tookMs)).toBe(state);
});

test('each answer is told to whoever shows it, once', () => {
  let told = 0;
  const stop = connection.subscribe(() => {
    told += 1;
  });
  for (const tookMs of [null, null, 900, 10, 20]) noteAnswer(tookMs);
  expect([connection.get(), told]).toEqual(['connected', 3]);
  stop();
});
