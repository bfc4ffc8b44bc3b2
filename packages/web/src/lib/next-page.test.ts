import { mostCounted } from '@gangway/contract/core/counted.ts';
import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const page = (records: number, total: number) => ({ records: Array.from({ length: records }), total });

test.each([
  ['none of an empty list', [page(0, 0)], null],
  ['the second of eleven', [page(10, 11)], 2],
  ['none where the first has all', [page(10, 10)], null],
  ['none after the rest', [page(10, 11), page(1, 11)], null],
])('%s', (_, read, next) => {
  expect(nextPage(read, 10)).toBe(next);
});

test('a list with more than are counted goes on as long as its pages are full', () => {
  const uncounted = mostCounted + 1;
  const read = Array.from({ length: uncounted / 10 + 5 }, () => page(10, uncounted));
  expect(nextPage(read, 10)).toBe(read.length + 1);
  expect(nextPage([...read, page(3, uncounted)], 10)).toBe(null);
});
