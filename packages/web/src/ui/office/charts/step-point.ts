/** The point a key leads to, or null where the key is none of the chart's. */
export function stepPoint(key: string, at: number, count: number): number | null {
  const last = count - 1;
  const wide = Math.max(1, Math.round(count / 10));
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + wide,
    PageDown: at - wide,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}
