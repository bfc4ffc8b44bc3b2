import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { reportScope } from '../fleet/index.ts';
import { checkInReport } from './check-in-report.query.ts';

type Question = Body<typeof housekeepingCalls.exportCheckInReport>;

/** The report for Excel: a column for each type that was lived in. */
export async function exportCheckInReport(
  db: Db,
  question: Question,
  locale: Locale,
): Promise<Sheet<CheckInReportRow>> {
  const rows = await checkInReport(db, question);
  const { text, number, count, date, share } = sheetColumns<CheckInReportRow>(locale);
  const codes = new Map(
    rows.flatMap(({ byType }) => byType.map(({ roomTypeId, code }) => [roomTypeId, code] as const)),
  );
  const ofSailing =
    question.by === 'day'
      ? []
      : [
          text('shipOrder.slot', 8, ({ sailing }) =>
            sailing ? translate(locale, `sailings.slotTitle.${sailing.slot}`) : null,
          ),
          text('shipOrder.ship', 18, ({ sailing }) => sailing?.shipName ?? null),
        ];
  return {
    file: 'check-in-report',
    title: translate(locale, 'roomSheet.report'),
    rows,
    note: await scopeOf(db, question, locale),
    columns: [
      date('shipOrder.date', (row) => row.date),
      ...ofSailing,
      // Added up is what the screen adds up.
      count('roomSheet.sold', (row) => row.sold),
      count('roomSheet.arrivals', (row) => row.arrivals),
      count('roomSheet.departures', (row) => row.departures),
      count('roomSheet.guests', (row) => row.guests),
      count('roomSheet.noShows', (row) => row.noShows),
      number('roomSheet.emptyCabins', (row) => row.emptyCabins),
      number('roomSheet.occupied', (row) => row.occupied),
      number('roomSheet.inService', (row) => row.inService),
      { ...share('roomSheet.occupancy', occupancyOf), format: '0.0%' },
      ...[...codes].map(([roomTypeId, code]) => ({
        title: code,
        width: 10,
        value: ({ byType }: CheckInReportRow) =>
          byType.find((type) => type.roomTypeId === roomTypeId)?.occupied ?? 0,
      })),
    ],
  };
}

/** What the report is of: a sheet is read far from the filters of the screen. */
async function scopeOf(db: Db, { from, to, shipId, by }: Question, locale: Locale): Promise<string> {
  const scope = await reportScope(db, { period: `${from} – ${to}`, shipId }, locale);
  return `${scope} · ${translate(locale, `report.by.${by}`)}`;
}

/** Of the cabins in service on that day, how many were lived in; nothing where there were none. */
function occupancyOf({ inService, occupied }: CheckInReportRow): number | null {
  return inService === 0 ? null : occupied / inService;
}
