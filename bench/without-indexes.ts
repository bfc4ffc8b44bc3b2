import type { Client } from 'pg';

/** Loads rows with the plain indexes of these tables put away: kept row by row they take most of the time. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
      where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { text } of rows) await client.query(text);
  await client.query('reset maintenance_work_mem');
}
