import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './create-database.ts';
import type { Tables } from './tables.ts';

/** Several queries as one. No row is found by two of them. */
export const together = <Row>(parts: readonly Expression<unknown>[]) =>
  sql<Row>`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )})`;

interface AskedIds {
  /** Which column the ids are in, and by which they are sorted first. */
  id: string;
  by: string;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** The ids of a page of all that several queries find, sorted. Each of them looks for no more than could be on it. */
export async function listIdsOf<Id, TB extends keyof Tables>(
  db: Db,
  parts: readonly SelectQueryBuilder<Tables, TB, object>[],
  { id, by, order, limit, offset }: AskedIds,
): Promise<Id[]> {
  const each = parts.map((part) =>
    part
      .select([sql.ref<Id>(id).as('id'), sql.ref(by).as('key')])
      .orderBy(sql.ref(by), order)
      .orderBy(sql.ref(id), order)
      .limit(offset + limit),
  );
  const rows = await db
    .selectFrom(together<{ id: Id; key: unknown }>(each).as('found'))
    .select('found.id')
    .orderBy('found.key', order)
    .orderBy('found.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.id as Id);
}
