import { randomInt } from 'node:crypto';
import { portDate } from '@gangway/contract/core/dates.ts';

const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/** A number for a payment, a refund or a shift at the drawer: what it is, its day, and letters that cannot be guessed. */
export function makeNumber(prefix: 'PY' | 'RF' | 'CS', at: Date): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}${portDate(at).slice(2).replaceAll('-', '')}${letters}`;
}
