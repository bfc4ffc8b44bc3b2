/** One place along a chart: a day, a month, a sailing. */
export interface ChartPoint {
  key: string;
  /** In full, as it is read out and stands in the table. */
  name: string;
  /** Beneath the chart, where there is little room. */
  short: string;
}

/** One line, or one colour of bars: a value for every point, or null where there is none. */
export interface ChartSeries {
  key: string;
  label: string;
  values: readonly (number | null)[];
}

/** What every chart and its table are made of. */
export interface ChartData {
  /** What the chart shows: its heading, its name to a screen reader, and the caption of its table. */
  title: string;
  points: readonly ChartPoint[];
  /** What the points are, above the first column of the table. */
  pointTitle: string;
  series: readonly ChartSeries[];
  /** A value in full, in the reader's language. */
  format: (value: number) => string;
  /** A value beside the axis, where there is little room. */
  formatTick?: (value: number) => string;
}
