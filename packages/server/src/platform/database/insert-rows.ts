import { type Insertable, type InsertQueryBuilder, type InsertResult, sql } from 'kysely';
import type { Tx } from './create-database.ts';
import type { Tables } from './tables.ts';

/**
 * Inserts any number of rows with one text and one parameter: the columns are those named, typed by the table itself. Not
 * for columns of bytes, nor for JSON that has been made a text already.
 */
export function insertRows<T extends keyof Tables, C extends keyof Tables[T] & string>(
  tx: Tx,
  table: T,
  columns: readonly C[],
  rows: readonly { [K in C]: K extends keyof Insertable<Tables[T]> ? Insertable<Tables[T]>[K] : never }[],
): InsertQueryBuilder<Tables, T, InsertResult> {
  const named = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [snakeCase(column), row[column]])),
  );
  const list = sql.join(columns.map((column) => sql.ref(column)));
  return tx
    .insertInto(table)
    .columns(columns)
    .expression(
      sql`select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb)`,
    );
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
