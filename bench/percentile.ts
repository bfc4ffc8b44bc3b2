/** The time within which so many of a hundred were done. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor((sorted.length * percent) / 100)] ?? 0).toFixed(1));
}
