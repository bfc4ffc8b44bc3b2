import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { shortDay } from '#lib/date-words.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { BarChart } from '#ui/office/charts/bar-chart.tsx';

interface ReportChartProps {
  rows: readonly CheckInReportRow[];
  nameOf: (row: CheckInReportRow) => string;
}

/** Cabins moved into and those nobody came to, of every line, one on the other, with departures as a stroke. */
export function ReportChart({ rows, nameOf }: ReportChartProps) {
  const t = useTranslate();
  const series = (key: 'arrivals' | 'emptyCabins' | 'departures') => ({
    key,
    label: t(`report.${key}`),
    values: rows.map((row) => row[key]),
  });
  return (
    <BarChart
      title={t('report.chart')}
      points={rows.map((row) => ({
        key: String(row.sailing?.id ?? row.date),
        name: nameOf(row),
        short: shortDay(row.date),
      }))}
      pointTitle={t(rows.some(({ sailing }) => sailing) ? 'column.sailing' : 'report.day')}
      series={[series('arrivals'), series('emptyCabins')]}
      strokes={[series('departures')]}
      isStacked
      format={groupedNumber}
    />
  );
}
