import type { Db } from '../../platform/database/create-database.ts';
import { findAccountByUsername, listAccounts } from './accounts.store.ts';
import { type Contact, type Contacts, mostOfOneContact } from './contacts.ts';
import { findKnownAt } from './sessions.queries.ts';

/** What somebody typed to say who they are. */
export interface SignInName {
  typed: string;
  /** The one way of writing it, under which tries are counted. */
  name: string;
  contact: Contact | null;
}

export function readSignInName(contacts: Contacts, typed: string): SignInName {
  const contact = contacts.read(typed);
  return { typed, contact, name: contact?.value ?? typed };
}

/**
 * Whom a name may mean. One with an `@` is an address and never a username. A number may be somebody's username and other
 * people's phone: the password then tells who it is, so nobody shuts a phone out by taking its number for a name.
 */
export async function findSignIns(
  db: Db,
  contacts: Contacts,
  { typed, contact }: SignInName,
  address: string,
) {
  const named = contact?.kind === 'email' ? undefined : await findAccountByUsername(db, typed);
  const sharing = contact ? await contacts.find(db, contact) : [];
  const near = await nearestFirst(db, sharing, address);
  const reached = await listAccounts(db, near.slice(0, mostOfOneContact));
  const others = reached.filter(({ id }) => id !== named?.id);
  return { accounts: named ? [named, ...others] : others, areMore: near.length > mostOfOneContact };
}

/**
 * Where more share a number than are looked at, those come first who have signed in from here before: a stranger who opens
 * accounts with somebody's number is nowhere near them.
 */
async function nearestFirst(db: Db, ids: readonly number[], address: string): Promise<readonly number[]> {
  if (ids.length <= mostOfOneContact) return ids;
  const known = await findKnownAt(db, ids, address);
  return [...ids.filter((id) => known.has(id)), ...ids.filter((id) => !known.has(id))];
}

/** How many passwords are tried for a name: as many whether there are such accounts or not. */
export function checksFor({ contact }: SignInName): number {
  return contact?.kind === 'phone' ? mostOfOneContact + 1 : 1;
}
