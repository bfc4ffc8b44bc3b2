import type { OversoldSailing } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readAvailability, type TypeOnSailing } from '../sailings/index.ts';
import { readHousedSailings } from './housed-sailing.ts';

/**
 * The sailings that have not left and would have sold more of a room's type than there are rooms, were it out of service; each
 * with the types that hold as many and still have rooms there.
 */
export async function findOversold(db: Db, roomId: number, now: Date): Promise<OversoldSailing[]> {
  const types = await readTypes(db, roomId);
  const own = types.find(({ isOwn }) => isOwn);
  if (!own) throw new AppError('record.missing');
  const { shipId, id: roomTypeId, rooms: left } = own;
  // What is held counts too; holds that are over are taken off below.
  const sailings = await readHousedSailings(
    db,
    sql`s.ship_id = ${shipId} and s.status in ('scheduled', 'boarding', 'ready')
      and s.returns_at > ${now} and exists (
      select from sailing_units u
       where u.sailing_id = s.id and u.room_type_id = ${roomTypeId} and u.units_taken > ${left})`,
  );
  if (sailings.length === 0) return [];
  const taken = Map.groupBy(
    await readAvailability(db, { ids: sailings.map(({ id }) => id) }, now),
    ({ sailingId }) => sailingId,
  );
  return sailings.flatMap((sailing) => {
    const onSailing = taken.get(sailing.id) ?? [];
    const sold = takenOf(onSailing, roomTypeId);
    if (sold <= left) return [];
    const upgrades = types
      .filter((type) => !type.isOwn && type.maxOccupancy >= own.maxOccupancy)
      .map(({ id, code, name, rooms }) => ({ id, code, name, free: rooms - takenOf(onSailing, id) }))
      .filter(({ free }) => free > 0);
    return [{ sailing, sold, left, short: sold - left, upgrades }];
  });
}

function takenOf(types: readonly TypeOnSailing[], roomTypeId: number): number {
  return types.find((type) => type.roomTypeId === roomTypeId)?.taken ?? 0;
}

interface ShipType {
  id: number;
  shipId: number;
  code: string;
  name: { en: string; zh: string };
  maxOccupancy: number;
  /** Those in service without the room that is asked about. */
  rooms: number;
  isOwn: boolean;
}

/** The types of cabins on the ship of a room. */
async function readTypes(db: Db, roomId: number): Promise<ShipType[]> {
  const { rows } = await sql<Omit<ShipType, 'name'> & { nameEn: string; nameZh: string }>`
    select rt.id, own.ship_id, rt.code, rt.name_en, rt.name_zh, rt.max_occupancy, rt.id = own.room_type_id as is_own,
           count(*) filter (where r.status <> 'maintenance' and r.id <> own.id)::int as rooms
      from rooms own join rooms r on r.ship_id = own.ship_id join room_types rt on rt.id = r.room_type_id
     where own.id = ${roomId}
     group by rt.id, own.id
     order by rt.position, rt.id`.execute(db);
  return rows.map(({ nameEn, nameZh, ...type }) => ({ ...type, name: { en: nameEn, zh: nameZh } }));
}
