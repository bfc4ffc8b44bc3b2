/** The row of the same day of another year; there is none for the 29th of February in most. */
export function sameDayOf<Row extends { date: string }>(
  { date }: { date: string },
  rows: readonly Row[],
): Row | undefined {
  return rows.find((row) => row.date.slice(5) === date.slice(5));
}
