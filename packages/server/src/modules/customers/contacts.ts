import { phone } from '@gangway/contract/customers/schemas.ts';
import type { Contacts } from '../identity/index.ts';
import { spendLinks } from './links.store.ts';

/** More than that many who share a number are not asked about at all. */
const mostSharing = 500;

/**
 * What customers sign in by besides their username. An address counts once a mail to it was answered, and is then one
 * account's alone; a phone number is never checked and may be shared, so it names accounts and the password tells which.
 */
export const contacts: Contacts = {
  read(typed) {
    const text = typed.trim();
    if (text.includes('@')) return { kind: 'email', value: text.toLowerCase() };
    const number = phone.safeParse(/^60\d+$/.test(text) ? `+${text}` : text);
    return number.success ? { kind: 'phone', value: number.data } : null;
  },
  async find(db, { kind, value }) {
    const rows = await db
      .selectFrom('customers')
      .innerJoin('accounts', 'accounts.id', 'customers.accountId')
      .select('accountId')
      // Nobody signs in to what was booked without an account.
      .where('accounts.kind', '=', 'customer')
      .where(kind === 'email' ? 'verifiedEmail' : 'phone', '=', value)
      .orderBy((eb) => eb('verifiedEmail', 'is', null))
      .orderBy('accountId')
      .limit(mostSharing)
      .execute();
    return rows.map(({ accountId }) => accountId);
  },
  spendLinks: (tx, accountId, at) => spendLinks(tx, { accountId, purpose: 'password', at }),
};
