import type { Db, Tx } from '../../platform/database/create-database.ts';

/** An e-mail address or a phone number, in the one way it is kept. */
export interface Contact {
  kind: 'email' | 'phone';
  value: string;
}

/** What one can sign in by besides the username. Who keeps it is wired in where the product is put together. */
export interface Contacts {
  /** What was typed, as a contact; null is neither. */
  read(typed: string): Contact | null;
  /** Whose it is: those who confirmed an address first, then the oldest. */
  find(db: Db, contact: Contact): Promise<number[]>;
  /** The password was changed: a link mailed to replace it before is good no more. */
  spendLinks(tx: Tx, accountId: number, at: Date): Promise<void>;
}

/** How many accounts that share a phone number have their password looked at. */
export const mostOfOneContact = 3;
