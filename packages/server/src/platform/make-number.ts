import { randomInt } from 'node:crypto';
import { portDate } from '@gangway/contract/core/dates.ts';

/** Letters and digits nobody mistakes for another. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/**
 * A number for a payment, a refund, a shift at the drawer or a recharge: what it is, its day at the port, and letters that
 * cannot be guessed.
 */
export function makeNumber(prefix: 'PY' | 'RF' | 'CS' | 'RC', at: Date): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}${portDate(at).slice(2).replaceAll('-', '')}${letters}`;
}
