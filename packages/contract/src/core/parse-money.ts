/**
 * Reads what a person typed as ringgit into sen; null when it is not an amount with at most two decimals. A comma must
 * part thousands: `1,50` may have been meant as a decimal, and reading it as 150 would be a costly guess.
 */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/^RM\s*/i, ''));
  if (!match) return null;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
