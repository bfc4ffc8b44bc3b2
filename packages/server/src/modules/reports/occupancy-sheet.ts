import type { Locale } from '@gangway/contract/core/locales.ts';
import { onlyLastYear, sameDayOf } from '@gangway/contract/reports/occupancy-rules.ts';
import type { OccupancyFigures, OccupancyMonth } from '@gangway/contract/reports/occupancy-schemas.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';

export interface OccupancyLine {
  /** A day, or what the line adds up. */
  name: Date | string;
  /** None on a day only the year before had. */
  figures: OccupancyFigures | null;
}

interface Line extends OccupancyLine {
  lastYear: OccupancyFigures | null;
}

/** The report for Excel: a line for each day with that of the year before, and what they add up to. */
export function occupancySheet(report: OccupancyMonth, locale: Locale): Sheet<Line> {
  const { number, money } = sheetColumns<Line>(locale);
  const title = (name: string) => translate(locale, `occupancySheet.${name}`);
  return {
    file: `occupancy-${report.month}`,
    title: title('title'),
    rows: [
      ...report.rows.map((row) => ({
        name: dayOf(row.date),
        figures: row,
        lastYear: sameDayOf(row, report.lastYear.rows) ?? null,
      })),
      ...onlyLastYear(report).map((row) => ({ name: dayOf(row.date), figures: null, lastYear: row })),
      { name: title('total'), figures: report.totals, lastYear: report.lastYear.totals },
    ],
    columns: [
      ...ownColumns(locale),
      number('occupancySheet.lastYearOccupancy', ({ lastYear }) => lastYear?.totalOccupancy ?? null),
      percent<Line>(title('lastYearPercentage'), ({ lastYear }) => lastYear?.occupancyPercentage),
      money('occupancySheet.lastYearRevenue', ({ lastYear }) => lastYear?.roomRevenueSen ?? null),
    ],
  };
}

/** The columns of a day's own figures. */
export function ownColumns(locale: Locale): SheetColumn<OccupancyLine>[] {
  const { number, money } = sheetColumns<OccupancyLine>(locale);
  const title = (name: string) => translate(locale, `occupancySheet.${name}`);
  return [
    { title: title('date'), width: 14, format: 'yyyy-mm-dd', value: ({ name }) => name },
    number('occupancySheet.sailings', ({ figures }) => figures?.sailings ?? null),
    number('occupancySheet.totalOccupancy', ({ figures }) => figures?.totalOccupancy ?? null),
    number('occupancySheet.arrivalRoom', ({ figures }) => figures?.arrivalRoom ?? null),
    number('occupancySheet.complimentaryRoom', ({ figures }) => figures?.complimentaryRoom ?? null),
    number('occupancySheet.inService', ({ figures }) => figures?.inService ?? null),
    percent(title('occupancyPercentage'), ({ figures }) => figures?.occupancyPercentage),
    money('occupancySheet.roomRevenue', ({ figures }) => figures?.roomRevenueSen ?? null),
    money('occupancySheet.averageRate', ({ figures }) => figures?.averageRateSen ?? null),
  ];
}

function percent<Row>(title: string, of: (row: Row) => number | null | undefined): SheetColumn<Row> {
  return { title, width: 12, format: '0.0%', value: (row) => share(of(row)) };
}

export const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Excel keeps a percentage as a part of one. */
function share(percentage: number | null | undefined): number | null {
  return percentage === null || percentage === undefined ? null : Math.round(percentage * 10) / 1000;
}
