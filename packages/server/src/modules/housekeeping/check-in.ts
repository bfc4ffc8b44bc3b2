import type { Body } from '@gangway/contract/core/define-call.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStay } from './answers.query.ts';
import { holdOrder } from './hold-order.ts';
import { holdRoom } from './hold-rooms.ts';
import { refuseTwice, requireGivable, requireHousable } from './refuse-check-in.ts';
import { beginStay, findOpenStay, noteGuests } from './stays.store.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

type CheckIn = Body<typeof housekeepingCalls.checkIn>;

/** Gives an order a room, and notes which of its guests are there. The same wish sent again gives the same stay. */
export async function checkIn({ db }: Platform, wish: CheckIn, actor: Actor): Promise<StayRecord> {
  const stayId = await carryOut(db, (tx) => giveRoom(tx, wish, actor)).catch(refuseTwice);
  return getStay(db, stayId, actor.at);
}

async function giveRoom(
  tx: Tx,
  { id, orderId, roomId, ticketIds, reason }: CheckIn,
  actor: Actor,
): Promise<number> {
  const order = await holdOrder(tx, orderId);
  const known = await findCarriedOut(tx, id, {
    kind: 'checkIn',
    roomId,
    about: orderId,
    reason,
    guests: ticketIds,
  });
  if (known !== null) return known;
  requireHousable(order);
  if (await findOpenStay(tx, orderId)) throw new AppError('checkIn.alreadyIn');
  const room = await holdRoom(tx, roomId);
  requireGivable(order, room, reason);
  const { stayId, at } = await beginStay(tx, order, room, { wishId: id, reason, movedFrom: null }, actor);
  await noteGuests(tx, { id: stayId, orderId }, ticketIds, at, actor.accountId);
  await recordAudit(tx, actor, {
    action: 'checkIn',
    entity: 'room',
    entityId: roomId,
    before: { status: room.status },
    after: { status: 'occupied', stayId, orderId, guests: ticketIds.length, ...(reason ? { reason } : {}) },
  });
  await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: order.sailingId }]);
  return stayId;
}
