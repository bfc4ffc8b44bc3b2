/** Shows sen as ringgit: 123450 is `RM 1,234.50`. */
export function formatMoney(sen: number): string {
  const ringgit = (Math.abs(sen) / 100).toLocaleString('en-MY', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${sen < 0 ? '-' : ''}RM ${ringgit}`;
}

/** Reads what a person typed as ringgit into sen; null when it is not an amount with at most two decimals. */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/^RM\s*/i, '').replaceAll(',', ''));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
