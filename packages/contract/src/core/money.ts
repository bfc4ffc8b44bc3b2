// Made once: making one takes longer than writing a table of amounts with it.
const ringgit = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Shows sen as ringgit: 123450 is `RM 1,234.50`. */
export function formatMoney(sen: number): string {
  return `${sen < 0 ? '-' : ''}RM ${ringgit.format(Math.abs(sen) / 100)}`;
}

/**
 * Reads what a person typed as ringgit into sen; null when it is not an amount with at most two decimals. A comma must
 * part thousands: `1,50` may have been meant as a decimal, and reading it as 150 would be a costly guess.
 */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/^RM\s*/i, ''));
  if (!match) return null;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The one way of rounding: to the nearest sen, half a sen up. */
export function roundSen(sen: number): number {
  return Math.floor(sen + 0.5);
}
