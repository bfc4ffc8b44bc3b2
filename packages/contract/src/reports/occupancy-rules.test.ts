import { expect, test } from 'vitest';
import { reckonOccupancy, sumOccupancy } from './occupancy-rules.ts';

const day = {
  sailings: 1,
  totalOccupancy: 3,
  arrivalRoom: 2,
  complimentaryRoom: 1,
  inService: 7,
  roomRevenueSen: 100_001,
};

test('a line has its share of the cabins in service and what a paid cabin brought', () => {
  expect(reckonOccupancy(day)).toMatchObject({ occupancyPercentage: 42.9, averageRateSen: 50_001 });
});

test('where nothing could be sold there is no share, and where all was given away no average', () => {
  const none = { ...day, totalOccupancy: 0, complimentaryRoom: 0, inService: 0, roomRevenueSen: 0 };
  expect(reckonOccupancy(none)).toMatchObject({ occupancyPercentage: null, averageRateSen: null });
  const given = { ...day, totalOccupancy: 1, roomRevenueSen: 0 };
  expect(reckonOccupancy(given).averageRateSen).toBeNull();
});

test('shares and averages of a month follow from its sums', () => {
  const other = { ...day, totalOccupancy: 9, complimentaryRoom: 0, inService: 9, roomRevenueSen: 10 };
  expect(sumOccupancy([day, other])).toEqual({
    sailings: 2,
    totalOccupancy: 12,
    arrivalRoom: 4,
    complimentaryRoom: 1,
    inService: 16,
    roomRevenueSen: 100_011,
    occupancyPercentage: 75,
    averageRateSen: 9092,
  });
});
