import { onlyLastYear, sameDayOf } from '@gangway/contract/reports/occupancy-rules.ts';
import type { OccupancyMonth } from '@gangway/contract/reports/occupancy-schemas.ts';
import { useMediaQuery } from '@mantine/hooks';
import { monthName, weekdayName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ScrollFrame } from '#ui/office/scroll-frame.tsx';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { OccupancyCards } from './occupancy-cards.tsx';
import css from './occupancy.module.css';
import type { OccupancyLine } from './occupancy-line.ts';
import { type Figure, writeFigure } from './write-figure.ts';

/** Every day of the month in numbers, and what they add up to. */
export function OccupancyTable({ report }: { report: OccupancyMonth }) {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const { rows, totals, lastYear } = report;
  const lines: OccupancyLine[] = [
    ...rows.map((row) => ({
      key: row.date,
      name: `${row.date} ${weekdayName(row.date)}`,
      figures: row,
      lastYear: sameDayOf(row, lastYear.rows),
      isTotal: false,
    })),
    ...onlyLastYear(report).map((row) => ({
      key: row.date,
      name: `${row.date} ${weekdayName(row.date)}`,
      figures: undefined,
      lastYear: row,
      isTotal: false,
    })),
    { key: 'total', name: t('occupancy.total'), figures: totals, lastYear: lastYear.totals, isTotal: true },
  ];
  const own = (id: Figure): StackColumn<OccupancyLine> => ({
    title: t(`occupancy.column.${id}`),
    isNumber: true,
    cell: ({ figures }) => (figures ? writeFigure(figures, id) : ''),
  });
  const before = (id: Figure): StackColumn<OccupancyLine> => ({
    title: t('occupancy.lastYearOf', { name: t(`occupancy.column.${id}`) }),
    isNumber: true,
    cell: ({ lastYear: figures }) => (figures ? writeFigure(figures, id) : ''),
  });
  const label = t('occupancy.tableOf', { month: monthName(report.month) });
  if (isNarrow) return <OccupancyCards label={label} lines={lines} />;
  return (
    <ScrollFrame label={label} className={css.scroll}>
      <StackTable
        label={label}
        rows={lines}
        rowKey={({ key }) => key}
        isTotal={({ isTotal }) => isTotal}
        columns={[
          { title: t('occupancy.column.date'), isDate: true, cell: ({ name }) => name },
          own('sailings'),
          own('totalOccupancy'),
          own('arrivalRoom'),
          own('complimentaryRoom'),
          own('inService'),
          own('occupancyPercentage'),
          own('roomRevenue'),
          own('averageRate'),
          before('totalOccupancy'),
          before('occupancyPercentage'),
          before('roomRevenue'),
        ]}
      />
    </ScrollFrame>
  );
}
