import { sailingStatuses } from '@gangway/contract/sailings/states.ts';
import { expect, test } from 'vitest';
import { placesLeft } from './places-left.ts';

test('only a sailing that is still sold has places left', () => {
  const open = sailingStatuses.filter(
    (status) => placesLeft({ status, capacity: 600, peopleTaken: 0 }) !== null,
  );
  expect(open).toEqual(['scheduled', 'boarding']);
  expect(placesLeft({ status: 'cancelled', capacity: 600, peopleTaken: 0 })).toBeNull();
});

test('they are what is not taken, and never fewer than none', () => {
  expect(placesLeft({ status: 'scheduled', capacity: 600, peopleTaken: 1 })).toBe(599);
  expect(placesLeft({ status: 'scheduled', capacity: 600, peopleTaken: 601 })).toBe(0);
});
