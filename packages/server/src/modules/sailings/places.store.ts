import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import { noteChange } from '../../platform/database/changes.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';

/*
 * The places of sailings: what is taken (`sailing_units` by type, `sailing_people` by person) and what is held unpaid
 * (`place_holds`). Nothing else writes these tables, but for the one statement that makes orders (`take-statement.ts`,
 * decision 013): it takes places, starts the hold and makes order and tickets at once, within the same limits and in the
 * same order as here. Others read them where they join them.
 */

/** So many of a type, and places for so many people, on a sailing. */
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
  for (const { sailingId } of take ? [...give, take.places] : give)
    noteChange(tx, { what: 'places', sailingId });
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
  return !take || hasRooms(tx, take.places);
}

/** What an unpaid order holds, or a change of date that waits. */
export interface Hold extends Places {
  orderId: number;
  changeId: number | null;
}

/** Holds the new place of a change of date until it is paid. The place itself is counted by `movePlaces`. */
export async function addHold(
  tx: Tx,
  hold: Hold & { expiresAt: Date; accountId: number | null; addressKey: string | null },
): Promise<void> {
  await tx.insertInto('placeHolds').values(hold).execute();
}

/**
 * Takes the holds of unpaid orders away: from here on this transaction decides what becomes of the orders, and the sweep
 * leaves them alone. Everything that moves an unpaid order begins with it, and takes several in one order, so that nobody
 * waits in a circle.
 */
export async function removeHolds(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await remove(tx, sql`order_id = ${anyOf(orderIds)} and change_id is null order by order_id for update`);
}

/** Takes the hold of a change of date away. */
export async function removeHoldOfChange(tx: Tx, changeId: number): Promise<void> {
  await remove(tx, sql`change_id = ${changeId} for update`);
}

/** Takes every hold of a sailing away; whoever is at one at this moment is waited for. */
export function removeHoldsOfSailing(tx: Tx, sailingId: number): Promise<Hold[]> {
  return remove(tx, sql`sailing_id = ${sailingId} order by order_id, change_id for update`);
}

/**
 * Takes holds away that are over: all of a sailing, waiting for whoever is at one; or some, of a few sailings that have any, passing over
 * those somebody is at.
 */
export function removeEndedHolds(
  tx: Tx,
  now: Date,
  which: { sailingId: number } | { sailings: number; atMost: number },
): Promise<Hold[]> {
  if ('sailingId' in which)
    return remove(
      tx,
      sql`sailing_id = ${which.sailingId} and expires_at <= ${now} order by order_id, change_id for update`,
    );
  return remove(
    tx,
    sql`expires_at <= ${now} and sailing_id = any(array(
          select distinct sailing_id from (
            select sailing_id from place_holds where expires_at <= ${now} order by expires_at limit ${which.atMost}
               for update skip locked) ended
           order by sailing_id limit ${which.sailings}))
        order by sailing_id, expires_at limit ${which.atMost} for update skip locked`,
  );
}

/** When the hold ends that ends first, over or not. */
export async function findFirstHoldEnd(db: Db): Promise<Date | null> {
  const first = await db
    .selectFrom('placeHolds')
    .select('expiresAt')
    .orderBy('expiresAt')
    .limit(1)
    .executeTakeFirst();
  return first?.expiresAt ?? null;
}

/** Whether a change of date of an order waits for its payment. */
export async function hasWaitingChange(db: Db, orderId: number, now: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom('placeHolds')
    .select('changeId')
    .where('orderId', '=', orderId)
    .where('changeId', 'is not', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * The gate of a sailing is the row every booking passes last. A booking that has begun waits for it or is waited for: so
 * whoever holds it sees every order of the sailing, and none comes beside. It is taken before the sailing itself. Gives
 * whether it is closed.
 */
export async function holdGate(tx: Tx, sailingId: number): Promise<{ isClosed: boolean }> {
  const { rows } = await sql<{ isClosed: boolean }>`
    insert into sailing_people as c (sailing_id, people_taken) values (${sailingId}, 0)
    on conflict (sailing_id) do update set people_taken = c.people_taken
    returning c.closed as is_closed`.execute(tx);
  return { isClosed: rows[0]?.isClosed ?? false };
}

/**
 * Holds the gates of every sailing of some ships that has not left: whoever takes a room away, and then counts, sees all that was
 * sold of it, and whoever was booking beside it looks at the rooms again (`has_rooms`).
 */
export async function holdGatesOfShips(tx: Tx, shipIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into sailing_people as c (sailing_id, people_taken)
    select s.id, 0 from sailings s
     where s.ship_id = any(${shipIds}::bigint[]) and s.status in ('scheduled', 'boarding', 'ready') and s.returns_at > ${now}
     order by s.id
    on conflict (sailing_id) do update set people_taken = c.people_taken`.execute(tx);
}

/** Nobody books any more. */
export async function closeGate(tx: Tx, sailingId: number): Promise<void> {
  await sql`insert into sailing_people (sailing_id, people_taken, closed) values (${sailingId}, 0, true)
            on conflict (sailing_id) do update set closed = true`.execute(tx);
}

/** They book again, what is still left. Nobody came beside: whoever begins to book meanwhile waits for it. */
export async function openGate(tx: Tx, sailingId: number): Promise<void> {
  await sql`update sailing_people set closed = false where sailing_id = ${sailingId}`.execute(tx);
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

/**
 * Turns away whoever has looked at the sailing when it took more people or left at another time; gives how many have a place,
 * counted as above.
 */
export async function renewGate(tx: Tx, sailingId: number): Promise<number> {
  const { rows } = await sql<{ peopleTaken: number }>`
    update sailing_people set edition = edition + 1 where sailing_id = ${sailingId} returning people_taken`.execute(
    tx,
  );
  return rows[0]?.peopleTaken ?? 0;
}

/**
 * How often a sailing was moved to another ship, date or slot, given other times, or made smaller; and whether nobody books it any
 * more.
 */
export async function readGate(db: Db, sailingId: number): Promise<{ edition: number; isClosed: boolean }> {
  const gate = await db
    .selectFrom('sailingPeople')
    .select(['edition', 'closed'])
    .where('sailingId', '=', sailingId)
    .executeTakeFirst();
  return { edition: gate?.edition ?? 0, isClosed: gate?.closed ?? false };
}

/** They are held before they are taken away, in the order asked for: so does everybody, and nobody waits in a circle. */
async function remove(tx: Tx, which: RawBuilder<unknown>): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    with held as materialized (select ctid from place_holds where ${which})
    delete from place_holds h using held where h.ctid = held.ctid
    returning h.order_id, h.change_id, h.sailing_id, h.room_type_id, h.units, h.people`.execute(tx);
  for (const { sailingId } of rows) noteChange(tx, { what: 'places', sailingId });
  return rows;
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

/** A room may have gone out of service since the limit was read. */
async function hasRooms(tx: Tx, { sailingId, roomTypeId }: Places): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select has_rooms(sailing_id, room_type_id, units_taken) as has from sailing_units
     where sailing_id = ${sailingId} and room_type_id = ${roomTypeId}`.execute(tx);
  return rows[0]?.has ?? true;
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
