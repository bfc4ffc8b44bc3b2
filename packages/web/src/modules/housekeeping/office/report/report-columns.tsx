import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import type { translate } from '#lib/i18n.ts';
import { groupedNumber } from '#lib/number-words.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { sailingName, StatusMark } from '#modules/sailings/office/index.ts';
import { shareOf, typesOf } from './report-sums.ts';

type ReportColumn = TableColumn<CheckInReportRow, never>;

/** The columns of the check-in report; every type somebody lived in has one. */
export function reportColumns(
  t: typeof translate,
  rows: readonly CheckInReportRow[],
  by: 'sailing' | 'day',
): ReportColumn[] {
  const line: ReportColumn[] =
    by === 'day'
      ? [{ id: 'date', title: t('report.day'), fixed: true, cell: ({ date }) => date }]
      : [
          {
            id: 'sailing',
            title: t('column.sailing'),
            fixed: true,
            cell: ({ sailing }) => (sailing ? sailingName(sailing) : ''),
          },
          {
            id: 'status',
            vital: true,
            title: t('field.status'),
            cell: ({ sailing }) => (sailing ? <StatusMark status={sailing.status} /> : ''),
          },
        ];
  return [
    ...line,
    number('sold', t('report.sold'), ({ sold }) => sold),
    number('arrivals', t('report.arrivals'), ({ arrivals }) => arrivals),
    number('departures', t('report.departures'), ({ departures }) => departures),
    number('guests', t('report.guests'), ({ guests }) => guests),
    number('noShows', t('report.noShows'), ({ noShows }) => noShows),
    number('emptyCabins', t('report.emptyCabins'), ({ emptyCabins }) => emptyCabins),
    number('occupied', t('report.occupied'), ({ occupied }) => occupied),
    number('inService', t('report.inService'), ({ inService }) => inService),
    number('share', t('report.share'), (row) => shareOf(row)),
    ...typesOf(rows).map(({ id, code }) =>
      number(
        `type-${id}`,
        t('report.ofType', { code }),
        ({ byType }) => byType.find(({ roomTypeId }) => roomTypeId === id)?.occupied ?? 0,
      ),
    ),
  ];
}

function number(id: string, title: string, cell: (row: CheckInReportRow) => number | string): ReportColumn {
  return {
    id,
    title,
    align: 'right',
    cell: (row) => {
      const value = cell(row);
      return typeof value === 'number' ? groupedNumber(value) : value;
    },
  };
}
