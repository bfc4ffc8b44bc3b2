import { useTranslate } from '#lib/use-translate.ts';
import { ScrollFrame } from '../scroll-frame.tsx';
import type { ChartData } from './chart-data.ts';
import css from './chart-table.module.css';

/** What a chart draws, in numbers. */
export function ChartTable({ title, points, pointTitle, series, format }: ChartData) {
  const t = useTranslate();
  return (
    <ScrollFrame label={title} className={css.scroll}>
      <table className={css.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointTitle}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.key}>
              <th scope="row">{point.name}</th>
              {series.map(({ key, values }) => {
                const value = values[index] ?? null;
                return <td key={key}>{value === null ? t('chart.none') : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
