import { randomInt } from 'node:crypto';
import { portDate } from '@gangway/contract/core/dates.ts';

/** Letters and digits nobody mistakes for another. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/** The number of a recharge: its day at the port, and letters that cannot be guessed. */
export function makeRechargeNo(at: Date): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `RC${portDate(at).slice(2).replaceAll('-', '')}${letters}`;
}
