import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { RoomCard, RoomOverview } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readHousedSailings } from './housed-sailing.ts';
import { readRoomCards } from './room-cards.query.ts';

/** Every room of a ship, and its sailings of yesterday, today and tomorrow, with those whose guests are still in a room. */
export async function readOverview(db: Db, shipId: number, caller: Caller, now: Date): Promise<RoomOverview> {
  const [ship, rooms] = await Promise.all([
    getShip(db, shipId),
    readRoomCards(db, sql`r.ship_id = ${shipId}`, caller),
  ]);
  const today = portDate(now);
  const livedIn = [...new Set(rooms.flatMap(({ stay }) => stay?.sailingId ?? []))];
  const sailings = await readHousedSailings(
    db,
    sql`s.id = any(${livedIn}::bigint[]) or (s.ship_id = ${shipId} and s.status <> 'cancelled'
      and s.date between ${addDays(today, -1)} and ${addDays(today, 1)})`,
  );
  return { ship, readAt: now.toISOString(), rooms, sailings };
}

/** One room, as it stands now; null where there is none. */
export async function findRoomCard(db: Db, roomId: number, caller: Caller): Promise<RoomCard | null> {
  const [card] = await readRoomCards(db, sql`r.id = ${roomId}`, caller);
  return card ?? null;
}

export async function getShip(db: Db, id: number): Promise<{ id: number; name: string }> {
  const ship = await db.selectFrom('ships').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (!ship) throw new AppError('record.missing');
  return ship;
}
