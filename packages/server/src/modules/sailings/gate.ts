import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * The gate of a sailing is the row every booking passes last. A booking that has begun waits for it or is waited for: so
 * whoever holds it sees every order of the sailing, and none comes beside. It is taken before the sailing itself.
 */
export async function holdGate(tx: Tx, sailingId: number): Promise<void> {
  await sql`insert into sailing_people as c (sailing_id, people_taken) values (${sailingId}, 0)
            on conflict (sailing_id) do update set people_taken = c.people_taken`.execute(tx);
}

/** Nobody books any more. */
export async function closeGate(tx: Tx, sailingId: number): Promise<void> {
  await sql`insert into sailing_people (sailing_id, people_taken, closed) values (${sailingId}, 0, true)
            on conflict (sailing_id) do update set closed = true`.execute(tx);
}

/**
 * Turns away whoever has looked at the sailing as it was before, unless somebody has a place on it; gives how many have. They
 * count until they are swept: an order whose hold has just ended can still be paid.
 */
export async function turnGate(tx: Tx, sailingId: number): Promise<number> {
  const { rows } = await sql<{ peopleTaken: number }>`
    update sailing_people set edition = edition + (people_taken = 0)::int
     where sailing_id = ${sailingId} returning people_taken`.execute(tx);
  return rows[0]?.peopleTaken ?? 0;
}
