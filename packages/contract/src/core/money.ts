// Made once: making one takes longer than writing a table of amounts with it.
const ringgit = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Shows sen as ringgit: 123450 is `RM 1,234.50`. */
export function formatMoney(sen: number): string {
  return `${sen < 0 ? '-' : ''}RM ${ringgit.format(Math.abs(sen) / 100)}`;
}

/** The one way of rounding: to the nearest sen, half a sen up. */
export function roundSen(sen: number): number {
  return Math.floor(sen + 0.5);
}
