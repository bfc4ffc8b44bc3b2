import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

/** Rooms whose rows are held, by id, so that two who hold several never wait for each other. Read after they are held. */
export async function holdRooms(tx: Tx, ids: readonly number[]): Promise<Map<number, HeldRoom>> {
  await sql`select from rooms where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
  const rooms = await readRooms(tx, ids);
  return new Map(rooms.map((room) => [room.id, room]));
}

export async function holdRoom(tx: Tx, id: number): Promise<HeldRoom> {
  const room = (await holdRooms(tx, [id])).get(id);
  if (!room) throw new AppError('record.missing');
  return room;
}

function readRooms(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('rooms')
    .innerJoin('roomTypes', 'roomTypes.id', 'rooms.roomTypeId')
    .select([
      'rooms.id',
      'rooms.number',
      'rooms.shipId',
      'rooms.roomTypeId',
      'rooms.status',
      'roomTypes.maxOccupancy',
    ])
    .where('rooms.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type HeldRoom = Awaited<ReturnType<typeof readRooms>>[number];
