import type { ChartData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { Legend } from './legend.tsx';
import { linePath } from './line-path.ts';
import { dashes, Marker, toneCss, toneOf } from './tones.tsx';

/** So near to each other markers would be a smear. */
const apart = 9;

/** Lines over points, with gaps where there is no value, and their table a click away. */
export function LineChart(data: ChartData) {
  const values = data.series.flatMap((series) => series.values.filter((value) => value !== null));
  return (
    <ChartFrame
      data={data}
      legend={
        <Legend
          entries={data.series.map(({ key, label }, index) => ({
            key,
            label,
            sample: (
              <>
                <line x1="0" x2="22" y1="6" y2="6" {...toneOfLine(index)} />
                <Marker series={index} x={11} y={6} />
              </>
            ),
          }))}
        />
      }
    >
      <ChartPlot
        data={data}
        least={Math.min(0, ...values)}
        greatest={Math.max(0, ...values)}
        draw={({ slot, x, y }) => {
          const every = Math.max(1, Math.ceil(apart / slot));
          return data.series.map((series, index) => (
            <g key={series.key}>
              <path d={linePath(series.values, x, y)} {...toneOfLine(index)} />
              {series.values.map((value, point) =>
                value === null || point % every > 0 ? null : (
                  <Marker key={data.points[point]?.key} series={index} x={x(point)} y={y(value)} />
                ),
              )}
            </g>
          ));
        }}
      />
    </ChartFrame>
  );
}

const toneOfLine = (series: number) => ({
  className: toneCss.line,
  'data-tone': toneOf(series),
  strokeDasharray: dashes[toneOf(series)],
});
