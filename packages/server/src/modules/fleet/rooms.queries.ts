import type { Body } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Room } from '@gangway/contract/fleet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';

type RoomFilter = RoomPage['filter'];

type RoomPage = Body<typeof fleetCalls.pageRooms>;

export async function pageRooms(db: Db, input: RoomPage) {
  const [records, count] = await Promise.all([
    listRooms(db, input, input.size, (input.page - 1) * input.size),
    filtered(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total: count.total };
}

/** Rooms that match, in the order asked for. */
export async function listRooms(
  db: Db,
  { filter, sort = { by: 'number', order: 'asc' } }: Pick<RoomPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<Room[]> {
  const rows = await select(db, filter)
    .orderBy(`rooms.${sort.by}`, sort.order)
    .orderBy('rooms.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(present);
}

export async function findRoom(db: Db, id: number): Promise<Room | null> {
  const row = await select(db, {}).where('rooms.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

function filtered(db: Db, filter: RoomFilter) {
  let query = db
    .selectFrom('rooms')
    .innerJoin('ships', 'ships.id', 'rooms.shipId')
    .innerJoin('roomTypes', 'roomTypes.id', 'rooms.roomTypeId');
  if (filter.shipId) query = query.where('rooms.shipId', '=', filter.shipId);
  if (filter.roomTypeId) query = query.where('rooms.roomTypeId', '=', filter.roomTypeId);
  if (filter.floor !== undefined) query = query.where('rooms.floor', '=', filter.floor);
  if (filter.position) query = query.where('rooms.position', '=', filter.position);
  if (filter.status) query = query.where('rooms.status', '=', filter.status);
  if (filter.keyword) query = query.where('rooms.number', 'ilike', likePattern(filter.keyword));
  return query;
}

function select(db: Db, filter: RoomFilter) {
  return filtered(db, filter).select([
    'rooms.id',
    'rooms.number',
    'rooms.shipId',
    'ships.name as shipName',
    'rooms.roomTypeId',
    'roomTypes.code as roomTypeCode',
    'rooms.floor',
    'rooms.position',
    'rooms.status',
    'rooms.notes',
    'rooms.updatedAt',
    'rooms.version',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function present(row: Row): Room {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
