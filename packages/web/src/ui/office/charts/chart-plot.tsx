import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { compactNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { ChartData } from './chart-data.ts';
import css from './chart-plot.module.css';
import { chartTicks, labelEvery, wordWidth } from './chart-scale.ts';
import { stepPoint } from './step-point.ts';

/** Where things stand in the plot. */
export interface Plane {
  /** The width a point has to itself. */
  slot: number;
  /** The middle of a point. */
  x: (index: number) => number;
  y: (value: number) => number;
}

interface ChartPlotProps {
  data: ChartData;
  least: number;
  greatest: number;
  draw: (plane: Plane) => ReactNode;
}

const height = 190;
const edge = { top: 8, bottom: 20, right: 4 };
const leastLabel = 46;
const labelGap = 8;

/** The axes of a chart and, by key, mouse or finger, the values of one point in words. */
export function ChartPlot({ data, least, greatest, draw }: ChartPlotProps) {
  const t = useTranslate();
  const { ref, width } = useElementSize();
  const [picked, setPicked] = useState<number | null>(null);
  const { points, formatTick = compactNumber } = data;
  const at = picked === null ? null : Math.min(picked, points.length - 1);

  const ticks = chartTicks(greatest, least);
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const names = ticks.map(formatTick);
  const left = 10 + Math.max(...names.map(wordWidth));
  const slot = Math.max(1, width - left - edge.right) / Math.max(1, points.length);
  const widest = Math.max(leastLabel, ...points.map(({ short }) => wordWidth(short) + labelGap));
  const every = labelEvery(points.length, slot, widest);
  const x = (index: number) => left + (index + 0.5) * slot;
  const y = (value: number) =>
    edge.top + (height - edge.top - edge.bottom) * ((top - value) / (top - bottom || 1));

  function onKeyDown(event: KeyboardEvent) {
    const to = stepPoint(event.key, at ?? -1, points.length);
    if (to === null) return;
    event.preventDefault();
    setPicked(to);
  }

  function onPointer({ clientX, currentTarget }: PointerEvent) {
    const place = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / slot);
    if (place >= 0 && place < points.length) setPicked(place);
  }

  return (
    <>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        className={css.plot}
        aria-label={data.title}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={Math.max(1, points.length)}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={readOut(at ?? 0)}
        onKeyDown={onKeyDown}
        onFocus={() => setPicked(at ?? 0)}
        onBlur={() => setPicked(null)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ currentTarget }) => {
          if (document.activeElement !== currentTarget) setPicked(null);
        }}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          // Until the width is known nothing is drawn, and the chart is as high as it will be.
          style={width === 0 ? { height } : undefined}
        >
          {width === 0 ? null : (
            <>
              {ticks.map((tick, index) => (
                <g key={tick} data-nothing={tick === 0 ? true : undefined}>
                  <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={css.grid} />
                  <text x={left - 6} y={y(tick) + 4} textAnchor="end" className={css.label}>
                    {names[index]}
                  </text>
                </g>
              ))}
              {at === null ? null : (
                <rect x={x(at) - slot / 2} y={0} width={slot} height={height} className={css.picked} />
              )}
              {draw({ slot, x, y })}
              {points.map(({ key, short }, index) =>
                index % every === 0 ? (
                  <text
                    key={key}
                    // The last one does not reach over the edge.
                    x={Math.min(x(index), width - wordWidth(short) / 2)}
                    y={height - 5}
                    textAnchor="middle"
                    className={css.label}
                  >
                    {short}
                  </text>
                ) : null,
              )}
            </>
          )}
        </svg>
      </div>
      <p className={css.said} aria-hidden data-noprint>
        {at === null ? t('chart.hint') : readOut(at)}
      </p>
    </>
  );

  function readOut(index: number): string {
    const point = points[index];
    if (!point) return t('chart.empty');
    const values = data.series
      .map(({ label, values: all }) => {
        const value = all[index] ?? null;
        return t('chart.value', { label, value: value === null ? t('chart.none') : data.format(value) });
      })
      .reduce((first, second) => t('chart.pair', { first, second }));
    return t('chart.point', { name: point.name, values });
  }
}
