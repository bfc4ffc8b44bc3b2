import type { OccupancyFigures } from '@gangway/contract/reports/occupancy-schemas.ts';

/** A day, or what all of them add up to. */
export interface OccupancyLine {
  key: string;
  name: string;
  /** None on a day only the year before had. */
  figures: OccupancyFigures | undefined;
  lastYear: OccupancyFigures | undefined;
  isTotal: boolean;
}
