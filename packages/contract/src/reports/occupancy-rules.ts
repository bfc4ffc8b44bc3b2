import { roundSen } from '../core/money.ts';
import type { OccupancyCounts, OccupancyFigures } from './occupancy-schemas.ts';

/** Sold of what could be sold, in percent to a tenth; null where there was nothing to sell. */
export function occupancyPercentage(totalOccupancy: number, inService: number): number | null {
  return inService === 0 ? null : Math.round((totalOccupancy / inService) * 1000) / 10;
}

/** What a cabin that was not given away brought on average; null where there was none. */
export function averageRateSen(counts: OccupancyCounts): number | null {
  const paying = counts.totalOccupancy - counts.complimentaryRoom;
  return paying === 0 ? null : roundSen(counts.roomRevenueSen / paying);
}

/** The figures of a line: what was counted, and what follows from it. */
export function reckonOccupancy(counts: OccupancyCounts): OccupancyFigures {
  return {
    ...counts,
    occupancyPercentage: occupancyPercentage(counts.totalOccupancy, counts.inService),
    averageRateSen: averageRateSen(counts),
  };
}

/** All lines together: a share and an average follow from the sums, never from other shares and averages. */
export function sumOccupancy(rows: readonly OccupancyCounts[]): OccupancyFigures {
  const sum = (of: keyof OccupancyCounts) => rows.reduce((all, row) => all + row[of], 0);
  return reckonOccupancy({
    sailings: sum('sailings'),
    totalOccupancy: sum('totalOccupancy'),
    arrivalRoom: sum('arrivalRoom'),
    complimentaryRoom: sum('complimentaryRoom'),
    inService: sum('inService'),
    roomRevenueSen: sum('roomRevenueSen'),
  });
}
