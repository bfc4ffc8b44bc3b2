import { sql } from 'kysely';
import type { Tx } from './create-database.ts';

/** What can be locked by name. A lock is held until the transaction ends. */
const spaces = {
  accounts: 1,
  roles: 2,
  settings: 3,
  carts: 4,
  payments: 5,
  closings: 6,
  gifts: 7,
  ships: 8,
} as const;
// 15 and 16 are taken by `refuse_hoarding` (what an account and an address hold), 17 by `lockPeople`.
type Space = keyof typeof spaces;

/** Takes locks in one sorted call, so that two transactions can never wait for each other in a circle. */
export async function lock(tx: Tx, space: Space, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(${spaces[space]}::int, id) from unnest(${sorted}::int[]) as id`.execute(
    tx,
  );
}

/** Locks a whole space: for rules over all its members, such as "one administrator remains". */
export async function lockAll(tx: Tx, space: Space): Promise<void> {
  await lock(tx, space, [0]);
}
