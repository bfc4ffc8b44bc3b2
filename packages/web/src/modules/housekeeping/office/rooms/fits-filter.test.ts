import { expect, test } from 'vitest';
import { fitsFilter } from './fits-filter.ts';

const room = { floor: 5, status: 'occupied', roomType: { id: 2 }, stay: { sailingId: 9 } } as const;
const all = { floor: null, status: null, typeId: null, sailingId: null };

test.each([
  [{}, true],
  [{ floor: 5, status: 'occupied', typeId: 2, sailingId: 9 } as const, true],
  [{ floor: 4 }, false],
  [{ status: 'dirty' } as const, false],
  [{ typeId: 1 }, false],
  [{ sailingId: 8 }, false],
])('a room that is lived in, asked for with %j: %s', (part, fits) => {
  expect(fitsFilter(room, { ...all, ...part })).toBe(fits);
});

test('a room nobody lives in is there for every sailing', () => {
  expect(fitsFilter({ ...room, status: 'available', stay: null }, { ...all, sailingId: 8 })).toBe(true);
});
