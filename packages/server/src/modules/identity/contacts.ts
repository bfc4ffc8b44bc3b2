import type { Db } from '../../platform/database/create-database.ts';

/** An e-mail address or a phone number, in the one way it is kept. */
export interface Contact {
  kind: 'email' | 'phone';
  value: string;
}

/** What one can sign in by besides the username. Who keeps it is wired in where the product is put together. */
export interface Contacts {
  /** What was typed, as a contact; null is neither. */
  read(typed: string): Contact | null;
  /** Whose it is, the oldest account first, and not more than `mostOfOneContact`. */
  find(db: Db, contact: Contact): Promise<number[]>;
}

/** How many accounts that share a phone number are looked at. */
export const mostOfOneContact = 3;
