import type { Locale } from '@gangway/contract/core/locales.ts';
import { onlyLastYear, sameDayOf } from '@gangway/contract/reports/occupancy-rules.ts';
import type { OccupancyFigures, OccupancyMonth } from '@gangway/contract/reports/occupancy-schemas.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';

interface Line {
  /** A day, or what the line adds up. */
  name: Date | string;
  /** None on a day only the year before had. */
  figures: OccupancyFigures | null;
  lastYear: OccupancyFigures | null;
}

/** The report for Excel: a line for each day with that of the year before, and what they add up to. */
export function occupancySheet(report: OccupancyMonth, locale: Locale): Sheet<Line> {
  const { number, money } = sheetColumns<Line>(locale);
  const title = (name: string) => translate(locale, `occupancySheet.${name}`);
  const percent = (name: string, of: (line: Line) => number | null | undefined): SheetColumn<Line> => ({
    title: title(name),
    width: 12,
    format: '0.0%',
    value: (line) => share(of(line)),
  });
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
      { title: title('date'), width: 14, format: 'yyyy-mm-dd', value: ({ name }) => name },
      number('occupancySheet.sailings', ({ figures }) => figures?.sailings ?? null),
      number('occupancySheet.totalOccupancy', ({ figures }) => figures?.totalOccupancy ?? null),
      number('occupancySheet.arrivalRoom', ({ figures }) => figures?.arrivalRoom ?? null),
      number('occupancySheet.complimentaryRoom', ({ figures }) => figures?.complimentaryRoom ?? null),
      number('occupancySheet.inService', ({ figures }) => figures?.inService ?? null),
      percent('occupancyPercentage', ({ figures }) => figures?.occupancyPercentage),
      money('occupancySheet.roomRevenue', ({ figures }) => figures?.roomRevenueSen ?? null),
      money('occupancySheet.averageRate', ({ figures }) => figures?.averageRateSen ?? null),
      number('occupancySheet.lastYearOccupancy', ({ lastYear }) => lastYear?.totalOccupancy ?? null),
      percent('lastYearPercentage', ({ lastYear }) => lastYear?.occupancyPercentage),
      money('occupancySheet.lastYearRevenue', ({ lastYear }) => lastYear?.roomRevenueSen ?? null),
    ],
  };
}

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Excel keeps a percentage as a part of one. */
function share(percentage: number | null | undefined): number | null {
  return percentage === null || percentage === undefined ? null : Math.round(percentage * 10) / 1000;
}
