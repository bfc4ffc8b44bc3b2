import type { ChartSeries } from './chart-data.ts';

export interface Bar {
  series: number;
  from: number;
  to: number;
  /** Which of the bars that stand side by side, and of how many. */
  place: number;
  of: number;
}

/** The bars of one point: side by side, or one on the other, those below nothing downwards. */
export function barsAt(series: readonly ChartSeries[], point: number, isStacked: boolean): Bar[] {
  let above = 0;
  let below = 0;
  return series.flatMap(({ values }, index): Bar[] => {
    const value = values[point] ?? null;
    if (value === null) return [];
    if (!isStacked) return [{ series: index, from: 0, to: value, place: index, of: series.length }];
    const from = value < 0 ? below : above;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    return [{ series: index, from, to, place: 0, of: 1 }];
  });
}

/** The lowest and the highest end of all bars and strokes. */
export function rangeOf(
  bars: readonly Bar[],
  strokes: readonly ChartSeries[],
): { least: number; greatest: number } {
  const ends = [
    ...bars.flatMap(({ from, to }) => [from, to]),
    ...strokes.flatMap(({ values }) => values.filter((value) => value !== null)),
  ];
  return { least: Math.min(0, ...ends), greatest: Math.max(0, ...ends) };
}
