import { mostCounted } from '@gangway/contract/core/counted.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './create-database.ts';
import { together } from './together.ts';

/** How many rows some queries find, none of them the same, up to one more than anybody counts. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: Db,
  ...parts: SelectQueryBuilder<DB, TB, object>[]
): Promise<number> {
  const some = together(parts.map((part) => part.select(sql.lit(1).as('one')).limit(mostCounted + 1)));
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${some} as found limit ${sql.lit(mostCounted + 1)}) as counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
