import type { Db } from '../../platform/database/create-database.ts';
import { findAccountByUsername, listAccounts } from './accounts.store.ts';
import { type Contact, type Contacts, mostOfOneContact } from './contacts.ts';

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
export async function findSignIns(db: Db, contacts: Contacts, { typed, contact }: SignInName) {
  const named = contact?.kind === 'email' ? undefined : await findAccountByUsername(db, typed);
  const reached = contact ? await listAccounts(db, await contacts.find(db, contact)) : [];
  return named ? [named, ...reached.filter(({ id }) => id !== named.id)] : reached;
}

/** How many passwords are tried for a name: as many whether there are such accounts or not. */
export function checksFor({ contact }: SignInName): number {
  return contact?.kind === 'phone' ? mostOfOneContact + 1 : 1;
}
