/** A bead plate has six rows: it fills column by column, from the top. */
const rows = 6;

/** Fewer columns would look like a list. */
const fewestColumns = 12;

/** Where on the plate a round stands. */
export function beadPlace(round: number): { row: number; column: number } {
  return { row: ((round - 1) % rows) + 1, column: Math.floor((round - 1) / rows) + 1 };
}

/** How many columns a plate is drawn with: one is always free for the next round. */
export function plateColumns(rounds: number): number {
  return Math.max(fewestColumns, beadPlace(rounds + 1).column);
}
