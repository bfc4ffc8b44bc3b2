import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { personOf } from './room-cards.query.ts';

/** A room that was cleaned: when, by whom, and how long it took, where its beginning was told. */
export interface Cleaned {
  roomId: number;
  /** Whose guests left it; null where nobody did. */
  sailingId: number | null;
  doneAt: Date;
  by: string | null;
  minutes: number | null;
}

/** What was cleaned on a ship since a moment, the first first. */
export async function readCleaned(db: Db, shipId: number, since: Date): Promise<Cleaned[]> {
  const { rows } = await sql<Cleaned>`
    select c.room_id, st.sailing_id, c.done_at, ${personOf('c.doneBy')} as by,
           round(extract(epoch from c.done_at - c.started_at) / 60)::int as minutes
      from rooms r join room_cleanings c on c.room_id = r.id left join stays st on st.id = c.stay_id
     where r.ship_id = ${shipId} and c.done_at >= ${since} and c.undone_at is null
     order by c.done_at, c.id`.execute(db);
  return rows;
}

/** Who cleaned how many, and how long a room took them; the most first. */
export function cleanersOf(cleaned: readonly Cleaned[]): TurnoverBoard['cleaners'] {
  const byName = Map.groupBy(
    cleaned.filter(({ by }) => by !== null),
    ({ by }) => by ?? '',
  );
  return [...byName]
    .map(([name, rooms]) => ({
      name,
      rooms: rooms.length,
      minutes: average(rooms.flatMap(({ minutes }) => minutes ?? [])),
    }))
    .toSorted((a, b) => b.rooms - a.rooms || a.name.localeCompare(b.name));
}

function average(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}
