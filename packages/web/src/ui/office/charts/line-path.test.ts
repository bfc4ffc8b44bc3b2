import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('a line has gaps where there is no value', () => {
  const path = linePath(
    [1, 2, null, 0, null],
    (index) => index * 10,
    (value) => 5 - value,
  );
  expect(path).toBe('M0.0 4.0L10.0 3.0M30.0 5.0');
});
