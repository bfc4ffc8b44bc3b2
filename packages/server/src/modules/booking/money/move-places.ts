import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/create-database.ts';

export interface Places {
  sailingId: number;
  roomTypeId: number;
  units: number;
  people: number;
}

/** How far places may be taken, and which edition of the sailing was looked at. */
export interface PlaceLimits {
  limit: number;
  capacity: number;
  edition: number;
}

/**
 * Counts places that are taken and given back in one transaction; false when those to be taken cannot be had, and then the
 * transaction must be given up. First all counters by type, then all by person, each kind by sailing: so does everybody,
 * and nobody waits in a circle. The counters are the hottest rows of all, so this comes last in a transaction; only the
 * tickets come after it, which nobody touches who has not passed these counters.
 */
export async function movePlaces(
  tx: Tx,
  { take, give = [] }: { take?: { places: Places; limits: PlaceLimits }; give?: readonly Places[] },
): Promise<boolean> {
  const at = take?.places;
  const isBefore = (one: Places) => !at || compare(one, at) < 0;
  const isSoon = (one: Places) => !at || one.sailingId < at.sailingId;
  const rest = (isFirst: (one: Places) => boolean) => give.filter((one) => !isFirst(one));
  await giveUnits(tx, give.filter(isBefore));
  if (take && !(await takeUnits(tx, take.places, take.limits))) return false;
  await giveUnits(tx, rest(isBefore));
  await givePeople(tx, give.filter(isSoon));
  if (take && !(await takePeople(tx, take.places, take.limits))) return false;
  await givePeople(tx, rest(isSoon));
  return true;
}

function compare(a: Places, b: Places): number {
  return a.sailingId - b.sailingId || a.roomTypeId - b.roomTypeId;
}

async function takeUnits(tx: Tx, places: Places, { limit }: PlaceLimits): Promise<boolean> {
  const { sailingId, roomTypeId, units } = places;
  const { rows } = await sql`
    insert into sailing_units as c (sailing_id, room_type_id, units_taken)
    select ${sailingId}::bigint, ${roomTypeId}::bigint, ${units}::int where ${units}::int <= ${limit}::int
    on conflict (sailing_id, room_type_id) do update set units_taken = c.units_taken + excluded.units_taken
     where c.units_taken + excluded.units_taken <= ${limit}::int
    returning 1`.execute(tx);
  return rows.length > 0;
}

async function takePeople(
  tx: Tx,
  { sailingId, people }: Places,
  { capacity, edition }: PlaceLimits,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sailing_people as c (sailing_id, people_taken)
    select ${sailingId}::bigint, ${people}::int where ${people}::int <= ${capacity}::int
    on conflict (sailing_id) do update set people_taken = c.people_taken + excluded.people_taken
     where not c.closed and c.edition = ${edition}::int and c.people_taken + excluded.people_taken <= ${capacity}::int
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** One statement for any number of counters. They are held in order before the first of them moves. */
async function giveUnits(tx: Tx, given: readonly Places[]): Promise<void> {
  const some = given.filter((one) => one.units > 0);
  if (some.length === 0) return;
  await sql`
    with given as (
      select sailing_id, room_type_id, sum(units)::int as units
        from unnest(${some.map((one) => one.sailingId)}::bigint[], ${some.map((one) => one.roomTypeId)}::bigint[],
                    ${some.map((one) => one.units)}::int[]) as g(sailing_id, room_type_id, units) group by 1, 2
    ), held as materialized (
      select c.sailing_id, c.room_type_id, g.units from sailing_units c join given g using (sailing_id, room_type_id)
       order by 1, 2 for update of c
    )
    update sailing_units c set units_taken = c.units_taken - held.units from held
     where c.sailing_id = held.sailing_id and c.room_type_id = held.room_type_id`.execute(tx);
}

async function givePeople(tx: Tx, given: readonly Places[]): Promise<void> {
  const some = given.filter((one) => one.people > 0);
  if (some.length === 0) return;
  await sql`
    with given as (
      select sailing_id, sum(people)::int as people
        from unnest(${some.map((one) => one.sailingId)}::bigint[], ${some.map((one) => one.people)}::int[])
          as g(sailing_id, people) group by 1
    ), held as materialized (
      select c.sailing_id, g.people from sailing_people c join given g using (sailing_id) order by 1 for update of c
    )
    update sailing_people c set people_taken = c.people_taken - held.people from held
     where c.sailing_id = held.sailing_id`.execute(tx);
}
