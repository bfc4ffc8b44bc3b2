import type { Db, Tx } from '../../platform/database/create-database.ts';

export interface StoredEntry {
  key: string;
  value: string;
  remark: string;
  updatedAt: Date;
  version: number;
}

export function findEntry(db: Db, key: string): Promise<StoredEntry | undefined> {
  return db.selectFrom('configEntries').selectAll().where('key', '=', key).executeTakeFirst();
}

export function findEntries(db: Db, keys: readonly string[]): Promise<StoredEntry[]> {
  return db.selectFrom('configEntries').selectAll().where('key', 'in', keys).execute();
}

export function listEntries(db: Db): Promise<StoredEntry[]> {
  return db.selectFrom('configEntries').selectAll().orderBy('key').execute();
}

export async function putEntry(tx: Tx, entry: Omit<StoredEntry, 'version'>): Promise<void> {
  const { value, remark, updatedAt } = entry;
  await tx
    .insertInto('configEntries')
    .values(entry)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, remark, updatedAt }))
    .execute();
}

export async function deleteEntry(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('configEntries').where('key', '=', key).execute();
}
