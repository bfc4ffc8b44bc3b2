import { sql } from 'kysely';
import type { Tx } from '../platform/database/create-database.ts';
import type { Tables } from '../platform/database/tables.ts';

export type Row = Record<string, unknown>;
const chunkSize = 1000;

/** Many rows, each chunk as one JSON text: a parameter for every value would be far too many. Gives their ids. */
export async function insertRows(
  tx: Tx,
  table: 'orders' | 'tickets' | 'stays',
  rows: readonly Row[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { into, select } of statements(table, rows)) {
    const result = await sql<{ id: number }>`${into} ${select} returning id`.execute(tx);
    ids.push(...result.rows.map((row) => row.id));
  }
  return ids;
}

/** The same for what has no id of its own, or brings it along. */
export async function insertKnownRows(tx: Tx, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  for (const { into, select } of statements(table, rows)) await sql`${into} ${select}`.execute(tx);
}

function* statements(table: keyof Tables, rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {});
  const inJson = names.map((name) => [name, snakeCase(name)] as const);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += chunkSize) {
    const part = JSON.stringify(
      rows
        .slice(from, from + chunkSize)
        .map((row) => Object.fromEntries(inJson.map(([name, column]) => [column, row[name]]))),
    );
    yield {
      into: sql`insert into ${sql.table(table)} (${columns})`,
      select: sql`select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`,
    };
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
