import type { StatementLine } from './schemas.ts';

/** What a line of a statement is about, wherever it is told: who was on the other side, why, and the number of a recharge. */
export function aboutEntry({
  other,
  reason,
  reference,
  kind,
}: Pick<StatementLine, 'other' | 'reason' | 'reference' | 'kind'>): string {
  // Paid online, the payment stands after the number.
  const rechargeNo = kind === 'recharge' ? reference.replace(/\/\d+$/, '') : '';
  return [other, reason, rechargeNo].filter(Boolean).join(' · ');
}
