import { randomInt } from 'node:crypto';
import type { Tx } from '../../platform/database/create-database.ts';
import { findReferrers } from './find-referrers.ts';

/** Letters and digits nobody mistakes for another, also on the phone. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';
const length = 6;

/** A reference code nobody has. */
export async function makeReferenceCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    const known = await tx
      .selectFrom('customers')
      .select('accountId')
      .where('referenceCode', '=', code)
      .executeTakeFirst();
    if (!known && (await findReferrers(tx, [code])).size === 0) return code;
  }
}
