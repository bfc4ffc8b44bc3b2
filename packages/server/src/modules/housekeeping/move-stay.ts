import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStay } from './answers.query.ts';
import { holdOrder } from './hold-order.ts';
import { holdRooms } from './hold-rooms.ts';
import { refuseTwice, requireGivable, requireHousable } from './refuse-check-in.ts';
import { beginStay, endStays, readStay } from './stays.store.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

interface Move {
  stayId: number;
  id: string;
  roomId: number;
  reason: string;
}

/**
 * Moves an order to another room: the stay ends, its room waits to be cleaned, and another one begins that says where they
 * came from. Who had come to the room comes along. The same wish sent again gives the same stay.
 */
export async function moveStay({ db }: Platform, wish: Move, actor: Actor): Promise<StayRecord> {
  const stayId = await carryOut(db, (tx) => move(tx, wish, actor)).catch(refuseTwice);
  return getStay(db, stayId, actor.at);
}

async function move(tx: Tx, { stayId, id, roomId, reason }: Move, actor: Actor): Promise<number> {
  const { orderId } = await readStay(tx, stayId);
  const order = await holdOrder(tx, orderId);
  const known = await findCarriedOut(tx, id, { kind: 'move', roomId, about: stayId, reason });
  if (known !== null) return known;
  const stay = await readStay(tx, stayId);
  // Of another sailing since: it is about to be ended.
  const isOver = stay.checkedOutAt !== null || stay.sailingId !== order.sailingId;
  if (isOver) throw new AppError('stay.over', { number: stay.number });
  if (stay.roomId === roomId) throw new AppError('stay.sameRoom', { number: stay.number });
  requireHousable(order);
  const rooms = await holdRooms(tx, [stay.roomId, roomId]);
  const room = rooms.get(roomId);
  if (!room) throw new AppError('record.missing');
  requireGivable(order, room, reason);
  await endStays(tx, [stayId], actor);
  const begun = await beginStay(tx, order, room, { wishId: id, reason, movedFrom: stayId }, actor);
  await bringGuests(tx, stayId, begun, actor.accountId);
  await recordAudit(tx, actor, {
    action: 'move',
    entity: 'room',
    entityId: roomId,
    before: { status: room.status, stayId, number: stay.number },
    after: { status: 'occupied', stayId: begun.stayId, number: room.number, orderId, reason },
  });
  await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: order.sailingId }]);
  return begun.stayId;
}

/** Those whose tickets are still good. */
async function bringGuests(
  tx: Tx,
  fromId: number,
  { stayId, at }: { stayId: number; at: Date },
  by: number | null,
): Promise<void> {
  await sql`
    insert into stay_guests (stay_id, ticket_id, arrived_at, arrived_by)
    select ${stayId}, g.ticket_id, ${at}, ${by}::bigint
      from stay_guests g join tickets t on t.id = g.ticket_id
     where g.stay_id = ${fromId} and t.live`.execute(tx);
}
