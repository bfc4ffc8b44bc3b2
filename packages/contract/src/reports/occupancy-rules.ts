import { roundSen } from '../core/money.ts';
import type { OccupancyCounts, OccupancyFigures, OccupancyMonth, OccupancyRow } from './occupancy-schemas.ts';

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

/** The row of the same day of the year before; there is none for the 29th of February. */
export function sameDayOf<Row extends { date: string }>(
  { date }: { date: string },
  rows: readonly Row[],
): Row | undefined {
  return rows.find((row) => row.date.slice(5) === date.slice(5));
}

/** What sailed on a 29th of February of the year before: it has no day beside it, but it is in that year's sums. */
export function onlyLastYear({ rows, lastYear }: Pick<OccupancyMonth, 'rows' | 'lastYear'>): OccupancyRow[] {
  return lastYear.rows.filter((row) => row.sailings > 0 && !sameDayOf(row, rows));
}
