import { type RawBuilder, sql } from 'kysely';

/** What a person is called, of a joined row of `accounts`: by their name, and by the account where none is known. */
export function personName<Name extends string | null = string | null>(table = 'accounts'): RawBuilder<Name> {
  return sql<Name>`coalesce(nullif(${sql.ref(`${table}.name`)}, ''), ${sql.ref(`${table}.username`)})`;
}
