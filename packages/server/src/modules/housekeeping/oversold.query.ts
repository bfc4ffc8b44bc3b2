import { type ComparedType, compareNearness, fitOf } from '@gangway/contract/housekeeping/nearest-types.ts';
import type { OversoldSailing } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readAvailability, type TypeOnSailing } from '../sailings/index.ts';
import { readHousedSailings } from './housed-sailing.ts';

/** What the sailings of a room's ship would be short of, were it out of service. */
export async function previewOversold(db: Db, roomId: number, now: Date): Promise<OversoldSailing[]> {
  const room = await db
    .selectFrom('rooms')
    .select(['shipId', 'roomTypeId'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  if (!room) throw new AppError('record.missing');
  return findOversold(db, room, now, roomId);
}

/**
 * The sailings of a ship that have not left and have sold more of a type than there are rooms in service, one left out where
 * it is named; each with the types that are no less and still have rooms there, the nearest first.
 */
export async function findOversold(
  db: Db,
  { shipId, roomTypeId }: { shipId: number; roomTypeId: number },
  now: Date,
  withoutId: number | null = null,
): Promise<OversoldSailing[]> {
  const types = await readTypes(db, shipId, withoutId);
  const own = types.find(({ id }) => id === roomTypeId);
  if (!own) return [];
  const { rooms: left } = own;
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
      .filter((type) => fitOf(own, type) === 'upgrade')
      .toSorted(compareNearness(own))
      .map(({ id, code, name, rooms }) => ({ id, code, name, free: rooms - takenOf(onSailing, id) }))
      .filter(({ free }) => free > 0);
    return [{ sailing, sold, left, short: sold - left, upgrades }];
  });
}

function takenOf(types: readonly TypeOnSailing[], roomTypeId: number): number {
  return types.find((type) => type.roomTypeId === roomTypeId)?.taken ?? 0;
}

interface ShipType extends ComparedType {
  code: string;
  name: { en: string; zh: string };
  /** Those in service, without one that is named. */
  rooms: number;
}

/** The types of cabins, and how many of each a ship has. */
async function readTypes(db: Db, shipId: number, withoutId: number | null): Promise<ShipType[]> {
  const { rows } = await sql<Omit<ShipType, 'name'> & { nameEn: string; nameZh: string }>`
    select rt.id, rt.code, rt.name_en, rt.name_zh, rt.max_occupancy, rt.has_window, (
             select count(*)::int from rooms r where r.ship_id = ${shipId} and r.room_type_id = rt.id
                and r.status <> 'maintenance' and r.id is distinct from ${withoutId}::bigint) as rooms
      from room_types rt where rt.kind = 'cabin'
     order by rt.position, rt.id`.execute(db);
  return rows.map(({ nameEn, nameZh, ...type }) => ({ ...type, name: { en: nameEn, zh: nameZh } }));
}
