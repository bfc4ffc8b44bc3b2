import type { ParsedInput } from '@gangway/contract/core/define-call.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { judgeRoom } from '@gangway/contract/housekeeping/judge-check-in.ts';
import { type ComparedType, compareNearness, fitOf } from '@gangway/contract/housekeeping/nearest-types.ts';
import { rankRooms } from '@gangway/contract/housekeeping/rank-rooms.ts';
import type { Arrival, RoomCard, RoomProposal } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findArrivalOf } from './arrivals.query.ts';
import { readRoomCards } from './room-cards.query.ts';

type Wish = ParsedInput<typeof housekeepingCalls.proposeRooms>['query'];

/**
 * The clean rooms of the ship an order could have: of the bought type first, then others that hold its people, which take a
 * reason, the nearest type first and what is less than was bought last. None for an order that gets no room now.
 */
export async function proposeRooms(
  db: Db,
  orderId: number,
  { position, floor }: Wish,
  caller: Caller,
): Promise<RoomProposal> {
  const order = await findArrivalOf(db, orderId);
  if (!order) throw new AppError('record.missing');
  if (order.refusal) return { order, rooms: [] };
  const [cards, group, bought] = await Promise.all([
    readRoomCards(db, sql`r.ship_id = ${order.sailing.shipId} and r.status = 'available'`, caller),
    readGroup(db, order),
    readType(db, order.roomType.id),
  ]);
  const refusalOf = (card: RoomCard) => judgeRoom(asOrdered(order), asRoom(card), '');
  const candidates = cards
    .filter((card) => refusalOf(card) !== 'tooSmall')
    .map((card) => ({ ...card, roomTypeId: card.roomType.id, beds: card.roomType.beds, card }));
  const ranked = rankRooms(candidates, {
    roomTypeId: order.roomType.id,
    bed: order.bed,
    position: position ?? null,
    floor: floor ?? null,
    group,
  });
  const isNearer = compareNearness(bought);
  return {
    order,
    rooms: ranked
      .toSorted((a, b) => isNearer(a.room.roomType, b.room.roomType))
      .map(({ room: { card }, why }) => ({
        room: card,
        fit: fitOf(bought, card.roomType),
        why,
        refusal: refusalOf(card),
      })),
  };
}

/** Where the other orders of its group are on this sailing. */
async function readGroup(db: Db, { orderId, groupNo, sailing }: Arrival) {
  const { rows } = await sql<{ floor: number; number: string }>`
    select r.floor, r.number from orders o join stays st on st.order_id = o.id and st.checked_out_at is null
      join rooms r on r.id = st.room_id
     where o.group_no = ${groupNo} and o.sailing_id = ${sailing.id} and o.id <> ${orderId}`.execute(db);
  return rows;
}

async function readType(db: Db, id: number): Promise<ComparedType> {
  return db
    .selectFrom('roomTypes')
    .select(['id', 'maxOccupancy', 'hasWindow'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function asOrdered({ roomType, sailing, guests }: Arrival) {
  return { roomTypeId: roomType.id, shipId: sailing.shipId, people: guests.length };
}

function asRoom({ status, shipId, roomType }: RoomCard) {
  return { status, shipId, roomTypeId: roomType.id, maxOccupancy: roomType.maxOccupancy };
}
