import { useId } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPlot, type Plane } from './chart-plot.tsx';
import css from './bar-chart.module.css';
import { Legend } from './legend.tsx';
import { type Bar, barsAt, rangeOf } from './stack-bars.ts';
import { fillOf, toneCss, toneOf, TonePatterns } from './tones.tsx';

interface BarChartProps extends ChartData {
  /** One on the other instead of side by side. */
  isStacked?: boolean;
  /** Drawn as strokes across the bars, such as what was planned. */
  strokes?: readonly ChartSeries[];
}

const mostBars = 200;

/** Bars over points, with their table a click away. */
export function BarChart({ isStacked = false, strokes = [], ...given }: BarChartProps) {
  const t = useTranslate();
  const id = useId();
  const { series, points } = given;
  const data = { ...given, series: [...series, ...strokes] };
  if (points.length > mostBars) return <p className={css.note}>{t('chart.tooMany', { count: mostBars })}</p>;

  const bars = points.map((_, index) => barsAt(series, index, isStacked));
  return (
    <ChartFrame
      data={data}
      legend={
        <Legend
          entries={[
            ...series.map(({ key, label }, index) => ({
              key,
              label,
              sample: (
                <rect x="1" y="1" width="20" height="10" fill={fillOf(id, index)} {...toneOfBar(index)} />
              ),
            })),
            ...strokes.map(({ key, label }) => ({
              key,
              label,
              sample: <line x1="1" x2="21" y1="6" y2="6" className={toneCss.stroke} />,
            })),
          ]}
        />
      }
    >
      <ChartPlot
        data={data}
        {...rangeOf(bars.flat(), strokes)}
        draw={(plane) => drawBars({ plane, id, points, series, bars, strokes, isStacked })}
      />
    </ChartFrame>
  );
}

interface BarsProps {
  plane: Plane;
  id: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  bars: readonly (readonly Bar[])[];
  strokes: readonly ChartSeries[];
  isStacked: boolean;
}

function drawBars({ plane: { slot, x, y }, id, points, series, bars, strokes, isStacked }: BarsProps) {
  const width = Math.min(34 * (isStacked ? 1 : series.length), slot * 0.78);
  const reach = width / 2 + 2;
  return (
    <>
      <TonePatterns id={id} />
      {bars.map((ofPoint, index) => (
        <g key={points[index]?.key}>
          {ofPoint.map((bar) => (
            <rect
              key={series[bar.series]?.key}
              x={x(index) - width / 2 + (bar.place * width) / bar.of}
              y={Math.min(y(bar.from), y(bar.to))}
              width={width / bar.of}
              height={Math.abs(y(bar.from) - y(bar.to))}
              fill={fillOf(id, bar.series)}
              {...(bar.from === bar.to ? {} : toneOfBar(bar.series))}
            />
          ))}
          {strokes.map(({ key, values }) => {
            const value = values[index] ?? 0;
            if (value === 0) return null;
            const across = { x1: x(index) - reach, x2: x(index) + reach, y1: y(value), y2: y(value) };
            return <line key={key} {...across} className={toneCss.stroke} />;
          })}
        </g>
      ))}
    </>
  );
}

const toneOfBar = (series: number) => ({ className: toneCss.bar, 'data-tone': toneOf(series) });
