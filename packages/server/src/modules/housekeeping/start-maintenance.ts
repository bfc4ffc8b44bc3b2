import { canStep } from '@gangway/contract/fleet/room-states.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getRoomCard } from './answers.query.ts';
import { type HeldRoom, holdRoom } from './hold-rooms.ts';
import { findOversold } from './oversold.query.ts';
import { cannotStep, stepRooms } from './step-rooms.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

interface Maintenance {
  roomId: number;
  id: string;
  reason: string;
  acceptOversold: boolean;
}

/**
 * Takes a room out of service and out of sale. Where that leaves a sailing with fewer rooms than it has sold, it is only done
 * for somebody who has seen which. A cleaning that waited is dropped.
 */
export async function startMaintenance(
  { db }: Platform,
  { roomId, id, reason, acceptOversold }: Maintenance,
  caller: Caller,
  actor: Actor,
): Promise<RoomCard> {
  await carryOut(db, async (tx) => {
    const room = await holdRoom(tx, roomId);
    if ((await findCarriedOut(tx, id, { kind: 'startMaintenance', roomId, reason })) !== null) return;
    if (!canStep('startMaintenance', room.status)) throw cannotStep(room);
    if (!acceptOversold) await requireEnough(tx, room, actor.at);
    await stepRooms(tx, 'startMaintenance', [room], actor.at);
    await tx
      .updateTable('roomCleanings')
      .set({ dropped: true })
      .where('roomId', '=', roomId)
      .where('doneAt', 'is', null)
      .where('dropped', '=', false)
      .execute();
    await tx
      .insertInto('roomOutages')
      .values({ roomId, since: actor.at, reason, startedBy: actor.accountId, startWish: id })
      .execute();
    await recordAudit(tx, actor, {
      action: 'startMaintenance',
      entity: 'room',
      entityId: roomId,
      before: { status: room.status },
      after: { status: 'maintenance', reason, ...(acceptOversold ? { acceptOversold } : {}) },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
    await tellCatalogueChanged(tx);
  });
  return getRoomCard(db, roomId, caller);
}

async function requireEnough(tx: Tx, { id, number }: HeldRoom, at: Date): Promise<void> {
  const oversold = await findOversold(tx, id, at);
  if (oversold.length === 0) return;
  throw new AppError('room.oversold', { number, sailings: oversold.length });
}
