import { sql } from 'kysely';
import type { World } from './world.ts';

type Table = 'ships' | 'routes' | 'slides' | 'accounts';

/** Which version of a record stands, as a form read just now would have it; 0 of one that is not there. */
export async function versionOf({ platform }: World, table: Table, id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id}`.execute(platform.db);
  return rows[0]?.version ?? 0;
}
