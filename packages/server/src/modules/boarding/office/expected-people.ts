import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Who is not there, by where the ship is: not aboard while it waits, never come once it has left, nobody if it never sails. */
export function isMissing(status: SailingStatus): RawBuilder<SqlBool> {
  if (status === 'cancelled') return sql<SqlBool>`false`;
  return hasLeft(status) ? sql<SqlBool>`b.boarded_at is null` : sql<SqlBool>`b.aboard is not true`;
}

export function hasLeft(status: SailingStatus): boolean {
  return status === 'departed' || status === 'returned';
}

/** A ticket `t` that is good for a sailing. */
export function isExpected(sailingId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(t.sailing_id = ${sailingId} and t.live and t.paid)`;
}
