import { expect, test } from 'vitest';
import { readTestNow } from './test-now.mjs';

test('an instant with its offset is read', () => {
  expect(readTestNow({ TEST_NOW: '2026-12-31T23:58:00+08:00' })).toBe(Date.parse('2026-12-31T15:58:00Z'));
  expect(readTestNow({ TEST_NOW: '2028-02-29T00:00Z' })).toBe(Date.parse('2028-02-29T00:00:00Z'));
  expect(readTestNow({})).toBeNull();
});

test.each(['2026-12-31', '2026-12-31T23:58:00', 'tomorrow', '2026-13-01T00:00:00Z', '2027-02-30T25:00:00Z'])(
  '%s is refused in one sentence',
  (text) => {
    expect(() => readTestNow({ TEST_NOW: text })).toThrow(
      /^TEST_NOW is to be an instant with its offset,.*\.$/,
    );
  },
);
