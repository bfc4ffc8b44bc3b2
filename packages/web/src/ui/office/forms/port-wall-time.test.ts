import { expect, test } from 'vitest';
import { fromPortWall, toPortWall } from './port-wall-time.ts';

test('an instant is seen by the port clock and comes back as the same instant', () => {
  expect(toPortWall('2027-12-31T16:00:00.000Z')).toBe('2028-01-01 00:00:00');
  expect(fromPortWall('2028-01-01 00:00:00')).toBe('2027-12-31T16:00:00.000Z');
});

test('nothing and nonsense are no moment', () => {
  expect(toPortWall(undefined)).toBeNull();
  expect(toPortWall('soon')).toBeNull();
  expect(fromPortWall(null)).toBeNull();
  expect(fromPortWall('soon')).toBeNull();
});
