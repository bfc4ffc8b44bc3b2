import { type Expression, sql } from 'kysely';

/** Several queries as one. No row is found by two of them. */
export const together = <Row>(parts: readonly Expression<unknown>[]) =>
  sql<Row>`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )})`;
