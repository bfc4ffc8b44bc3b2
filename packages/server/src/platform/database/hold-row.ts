import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Tx } from './create-database.ts';

type HeldTable = 'ships' | 'roomTypes' | 'rooms' | 'routes' | 'slides';

/**
 * Holds a row until the end, before it is read to be changed or deleted: of several who delete it one does, and whoever
 * changes it beside them is told that it is gone. Who refers to it meanwhile need not wait.
 */
export async function holdRow(tx: Tx, table: HeldTable, id: number): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  if (rows.length === 0) throw new AppError('record.missing');
}
