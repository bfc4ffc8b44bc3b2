import { sql } from 'kysely';

/** Whether a column holds the slip somebody types, however it is written there or here. */
export function sameSlip(column: string, typed: string) {
  const slipNo = sql.ref(column);
  // The empty text stands in the statement itself: of a parameter the database does not know that the index has its rows.
  return sql<boolean>`${slipNo} <> '' and slip_key(${slipNo}) = slip_key(${typed})`;
}
