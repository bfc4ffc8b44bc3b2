import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isRefusal } from './is-refusal.ts';

test.each([
  [400, true],
  [409, true],
  [499, true],
  [500, false],
  // A lost connection, and a login that is asked for on the way: what was asked may still happen.
  [0, false],
  [1401, false],
])('an answer of code %i is a refusal: %s', (code, isRefused) => {
  expect(isRefusal(new ApiError(code, '', ''))).toBe(isRefused);
});

test('what is no answer is none', () => {
  expect(isRefusal(new Error('offline'))).toBe(false);
});
