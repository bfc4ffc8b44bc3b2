import { mostCounted } from '@gangway/contract/core/counted.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './create-database.ts';

/** How many rows a query finds, up to one more than anybody counts. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const some = matching.select(sql.lit(1).as('one')).limit(mostCounted + 1);
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${some}) as counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
