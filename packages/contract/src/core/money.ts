/**
 * Shows sen as ringgit: 123450 is `RM 1,234.50`. Written by hand: nearly every page of the site shows an amount, and to wake the
 * browser's own number formats was among the dearest things it did.
 */
export function formatMoney(sen: number): string {
  const amount = Math.round(Math.abs(sen));
  const ringgit = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sen < 0 ? '-' : ''}RM ${ringgit}.${String(amount % 100).padStart(2, '0')}`;
}

/** The one way of rounding: to the nearest sen, half a sen up. */
export function roundSen(sen: number): number {
  return Math.floor(sen + 0.5);
}
