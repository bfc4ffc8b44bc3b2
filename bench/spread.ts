/** The middle of several rounds and how far they lie apart, as a share of it. */
export function spreadOf(values: readonly number[]): { median: number; spread: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median, spread: median === 0 ? 0 : ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / median };
}
