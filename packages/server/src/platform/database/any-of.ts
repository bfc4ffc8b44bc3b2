import { type RawBuilder, sql } from 'kysely';

/**
 * What a column of ids is compared with, `= ${anyOf(ids)}`. Mostly it is one id, and then it is compared with that: of a list
 * PostgreSQL does not know how long it is, and plans each asking anew, which takes longer than the asking.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  const [first] = ids;
  return ids.length === 1 ? sql`${first}::bigint` : sql`any(${ids}::bigint[])`;
}
