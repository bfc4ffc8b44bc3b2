import { formatMoney } from '@gangway/contract/core/money.ts';
import { sameDayOf } from '@gangway/contract/reports/occupancy-rules.ts';
import type { OccupancyMonth, OccupancyRow } from '@gangway/contract/reports/occupancy-schemas.ts';
import { dayName, monthName } from '#lib/date-words.ts';
import { compactMoney, percent, roughPercent } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { BarChart } from '#ui/office/charts/bar-chart.tsx';
import { LineChart } from '#ui/office/charts/line-chart.tsx';
import css from './occupancy.module.css';

/** The days of the month, each with the same day of the year before. */
export function OccupancyCharts({ report }: { report: OccupancyMonth }) {
  const t = useTranslate();
  const { month, rows, lastYear } = report;
  const points = rows.map(({ date }) => ({
    key: date,
    name: dayName(date),
    short: String(Number(date.slice(8))),
  }));
  const years = (of: (row: OccupancyRow) => number | null) => {
    const own = { key: month, label: monthName(month), values: rows.map(of) };
    if (lastYear.totals.sailings === 0) return [own];
    const values = rows.map((row) => {
      const same = sameDayOf(row, lastYear.rows);
      return same ? of(same) : null;
    });
    return [own, { key: lastYear.month, label: monthName(lastYear.month), values }];
  };
  const common = { points, pointTitle: t('occupancy.column.date') };
  return (
    <div className={css.charts}>
      <LineChart
        {...common}
        title={t('occupancy.shareChart', { month: monthName(month) })}
        series={years((row) => row.occupancyPercentage)}
        format={writePercentage}
        formatTick={(percentage) => roughPercent(percentage / 100)}
      />
      <BarChart
        {...common}
        title={t('occupancy.moneyChart', { month: monthName(month) })}
        series={years((row) => (row.sailings === 0 ? null : row.roomRevenueSen))}
        format={formatMoney}
        formatTick={compactMoney}
      />
    </div>
  );
}

const writePercentage = (percentage: number) => percent(percentage / 100);
