import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/create-database.ts';

export interface Places {
  sailingId: number;
  roomTypeId: number;
  units: number;
  people: number;
}

/** Holds the counters of several sailings in one order, so that two who go opposite ways never wait for each other. */
export async function lockCounters(tx: Tx, roomTypeId: number, sailingIds: readonly number[]): Promise<void> {
  await sql`select 1 from sailing_units where room_type_id = ${roomTypeId} and sailing_id = any(${sailingIds}::bigint[])
             order by sailing_id for update`.execute(tx);
  await sql`select 1 from sailing_people where sailing_id = any(${sailingIds}::bigint[])
             order by sailing_id for update`.execute(tx);
}

/** Takes places within a transaction, as far as the limits allow; false when they cannot be had. By type, then by person. */
export async function takeMore(
  tx: Tx,
  places: Places,
  limits: { limit: number; capacity: number },
): Promise<boolean> {
  const { sailingId, roomTypeId, units, people } = places;
  const { rows } = await sql`
    insert into sailing_units as c (sailing_id, room_type_id, units_taken)
    select ${sailingId}::bigint, ${roomTypeId}::bigint, ${units}::int where ${units}::int <= ${limits.limit}::int
    on conflict (sailing_id, room_type_id) do update set units_taken = c.units_taken + excluded.units_taken
     where c.units_taken + excluded.units_taken <= ${limits.limit}::int
    returning 1`.execute(tx);
  if (rows.length === 0) return false;
  const person = await sql`
    insert into sailing_people as c (sailing_id, people_taken)
    select ${sailingId}::bigint, ${people}::int where ${people}::int <= ${limits.capacity}::int
    on conflict (sailing_id) do update set people_taken = c.people_taken + excluded.people_taken
     where not c.closed and c.people_taken + excluded.people_taken <= ${limits.capacity}::int
    returning 1`.execute(tx);
  return person.rows.length > 0;
}

/** Gives places back: by type, then by person, as those who take do. */
export async function giveBackPlaces(
  tx: Tx,
  { sailingId, roomTypeId, units, people }: Places,
): Promise<void> {
  const given = [
    units > 0 &&
      (await sql`update sailing_units set units_taken = units_taken - ${units}
                  where sailing_id = ${sailingId} and room_type_id = ${roomTypeId} returning 1`.execute(tx)),
    people > 0 &&
      (await sql`update sailing_people set people_taken = people_taken - ${people}
                  where sailing_id = ${sailingId} returning 1`.execute(tx)),
  ];
  if (given.some((result) => result && result.rows.length !== 1))
    throw new Error(`sailing ${sailingId}: places are given back that were never counted`);
}
