import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OccupancyFigures } from '@gangway/contract/reports/occupancy-schemas.ts';
import { groupedNumber, percent } from '#lib/number-words.ts';

const writers = {
  sailings: (of: OccupancyFigures) => groupedNumber(of.sailings),
  totalOccupancy: (of: OccupancyFigures) => groupedNumber(of.totalOccupancy),
  arrivalRoom: (of: OccupancyFigures) => groupedNumber(of.arrivalRoom),
  complimentaryRoom: (of: OccupancyFigures) => groupedNumber(of.complimentaryRoom),
  inService: (of: OccupancyFigures) => groupedNumber(of.inService),
  occupancyPercentage: (of: OccupancyFigures) =>
    of.occupancyPercentage === null ? '' : percent(of.occupancyPercentage / 100),
  roomRevenue: (of: OccupancyFigures) => formatMoney(of.roomRevenueSen),
  averageRate: (of: OccupancyFigures) => (of.averageRateSen === null ? '' : formatMoney(of.averageRateSen)),
};

export type Figure = keyof typeof writers;

/** A figure in words; a day on which nothing sailed has nothing to say. */
export function writeFigure(figures: OccupancyFigures, id: Figure): string {
  return figures.sailings === 0 ? '' : writers[id](figures);
}
