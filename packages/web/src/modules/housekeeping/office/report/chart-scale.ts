/** Round steps for an axis from nothing to the greatest value: at most five of them, never parts of a whole. */
export function chartTicks(greatest: number): number[] {
  const rough = Math.max(1, greatest / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power * 10);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every how many bars one is named, so that names do not run into each other. */
export function labelEvery(bars: number, barWidth: number, labelWidth: number): number {
  return Math.max(1, Math.min(bars, Math.ceil(labelWidth / barWidth)));
}
