import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { useElementSize } from '@mantine/hooks';
import { useTranslate } from '#lib/use-translate.ts';
import { chartTicks, labelEvery } from './chart-scale.ts';
import css from './report-chart.module.css';

interface ReportChartProps {
  rows: readonly CheckInReportRow[];
  nameOf: (row: CheckInReportRow) => string;
}

const height = 150;
const axis = { left: 34, top: 8, bottom: 20 };
const mostBars = 200;
const labelWidth = 46;

/** Arrivals and no shows of every line, one on the other, with departures as a stroke. The table says the same in numbers. */
export function ReportChart({ rows, nameOf }: ReportChartProps) {
  const t = useTranslate();
  const { ref, width } = useElementSize();
  if (rows.length > mostBars) return <p className={css.note}>{t('report.tooMany', { count: mostBars })}</p>;

  const ticks = chartTicks(
    Math.max(...rows.map(({ arrivals, noShows, departures }) => Math.max(arrivals + noShows, departures))),
  );
  const top = ticks.at(-1) ?? 1;
  const slot = Math.max(0, width - axis.left) / Math.max(1, rows.length);
  const bar = Math.min(34, slot * 0.7);
  const every = labelEvery(rows.length, Math.max(1, slot), labelWidth);
  const y = (value: number) => axis.top + (height - axis.top - axis.bottom) * (1 - value / top);
  return (
    <figure className={css.chart}>
      <figcaption className={css.legend}>
        <span className={css.arrivals}>{t('report.arrivals')}</span>
        <span className={css.noShows}>{t('report.noShows')}</span>
        <span className={css.departures}>{t('report.departures')}</span>
      </figcaption>
      <div ref={ref}>
        <svg role="img" aria-label={t('report.chart', { count: rows.length })} width={width} height={height}>
          <defs>
            <pattern id="no-shows" width="6" height="6" patternUnits="userSpaceOnUse">
              <rect width="6" height="6" className={css.ground} />
              <path d="M0 6 6 0M-1 1 1-1M5 7 7 5" className={css.hatch} />
            </pattern>
          </defs>
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={axis.left} x2="100%" y1={y(tick)} y2={y(tick)} className={css.grid} />
              <text x={axis.left - 6} y={y(tick) + 4} textAnchor="end" className={css.label}>
                {tick}
              </text>
            </g>
          ))}
          {rows.map((row, index) => {
            const x = axis.left + index * slot + (slot - bar) / 2;
            const { arrivals, noShows, departures } = row;
            return (
              <g key={row.sailing?.id ?? row.date}>
                <title>{t('report.bar', { name: nameOf(row), arrivals, noShows, departures })}</title>
                <rect x={x} y={y(arrivals)} width={bar} height={y(0) - y(arrivals)} className={css.came} />
                <rect
                  x={x}
                  y={y(arrivals + noShows)}
                  width={bar}
                  height={y(arrivals) - y(arrivals + noShows)}
                  fill="url(#no-shows)"
                />
                {departures > 0 ? (
                  <line
                    x1={x - 2}
                    x2={x + bar + 2}
                    y1={y(departures)}
                    y2={y(departures)}
                    className={css.left}
                  />
                ) : null}
                {index % every === 0 ? (
                  <text x={x + bar / 2} y={height - 5} textAnchor="middle" className={css.label}>
                    {row.date.slice(5)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}
