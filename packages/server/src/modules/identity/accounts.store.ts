import { randomBytes } from 'node:crypto';
import type { SystemUser } from '@gangway/contract/identity/schemas.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/create-database.ts';

/** A guest's is never found so: nobody signs in to one. */
export function findAccountByUsername(db: Db, username: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<string>`lower(username)`, '=', username.trim().toLowerCase())
    .where('kind', '!=', 'guest')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Adds an account nobody can sign in to: no password fits it, and its name is none that anybody can take. */
export function insertGuest(tx: Tx, guest: { name: string; createdAt: Date }): Promise<number> {
  const username = `guest:${randomBytes(6).toString('hex')}`;
  return insertAccount(tx, { kind: 'guest', username, passwordHash: 'none', roleId: null, ...guest });
}

/** Makes an ordinary account of a guest's; false where it is one already. */
export async function nameGuest(
  tx: Tx,
  id: number,
  account: { username: string; passwordHash: string; name: string; at: Date },
): Promise<boolean> {
  const { at, ...named } = account;
  const made = await tx
    .updateTable('accounts')
    .set({ ...named, kind: 'customer', updatedAt: at })
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** A guest is called by the mail address. */
export async function renameGuest(
  tx: Tx,
  id: number,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ name, updatedAt: at })
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .execute();
}

/** Those of the accounts that are there, the oldest first. */
export function listAccounts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * The same, its row held until the transaction ends. A reset writes that row before it ends the sessions: whoever holds it
 * first is seen by the reset, whoever comes second sees it.
 */
export function holdAccount(tx: Tx, id: number) {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface NewAccount {
  kind: 'staff' | 'customer' | 'guest';
  username: string;
  passwordHash: string;
  name: string;
  roleId: number | null;
  status?: SystemUser['status'];
  introduction?: string;
  createdAt?: Date;
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const row = await tx.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Add several, in the order given. */
export function insertAccounts(
  tx: Tx,
  accounts: readonly NewAccount[],
): Promise<{ id: number; username: string }[]> {
  return tx.insertInto('accounts').values(accounts).returning(['id', 'username']).execute();
}

export async function setPassword(tx: Tx, id: number, passwordHash: string, at: Date): Promise<void> {
  await tx.updateTable('accounts').set({ passwordHash, updatedAt: at }).where('id', '=', id).execute();
}

export async function setStatus(tx: Tx, id: number, status: SystemUser['status'], at: Date): Promise<void> {
  await tx.updateTable('accounts').set({ status, updatedAt: at }).where('id', '=', id).execute();
}

/** How many enabled accounts, leaving one out if it is named, hold a role with the template admin. */
export async function countAdmins(tx: Tx, except?: number): Promise<number> {
  const row = await tx
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('roles.template', '=', 'admin')
    .where('accounts.status', '=', 'active')
    .where('accounts.deletedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('accounts.id', '!=', except ?? 0))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether nobody has an account, staff or customer. */
export async function hasNoAccounts(db: Db): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}
