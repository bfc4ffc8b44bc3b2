import { can } from '@gangway/contract/core/permissions.ts';
import { canStep } from '@gangway/contract/fleet/room-states.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getRoomCard } from './answers.query.ts';
import { findLastCleaned, undoMinutes } from './cleanings.store.ts';
import { doneAt } from './done-at.ts';
import { holdRoom } from './hold-rooms.ts';
import type { RoomWish } from './room-wish.ts';
import { cannotStep, stepRooms } from './step-rooms.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

/** However early a device says it was: nobody takes back what was clean yesterday. */
const longestAloneMs = 24 * 3_600_000;

/**
 * Takes back that a room is clean: a slip of the finger, noticed within minutes by whoever made it, or by the desk. It waits as
 * it did before. What was told stays, so that the same "clean" sent again does not make it clean.
 */
export async function undoCleaned(
  { db }: Platform,
  { roomId, id, at: told }: RoomWish,
  caller: Caller,
  actor: Actor,
): Promise<RoomCard> {
  await carryOut(db, async (tx) => {
    const room = await holdRoom(tx, roomId);
    if ((await findCarriedOut(tx, id, { kind: 'undoCleaned', roomId })) !== null) return;
    if (!canStep('undoCleaned', room.status)) throw cannotStep(room);
    const cleaned = await findLastCleaned(tx, roomId);
    if (!cleaned?.doneAt) throw new AppError('room.undoLate', { minutes: undoMinutes });
    const mayUndo =
      cleaned.doneBy === actor.accountId || can(caller.grants, '/ship/roomCheckInManagement', 'edit');
    if (!mayUndo)
      throw new AppError('room.undoOther', { number: room.number, name: cleaned.by ?? 'Gangway' });
    const at = doneAt(told, actor.at, cleaned.doneAt);
    const isLate = at.getTime() - cleaned.doneAt.getTime() > undoMinutes * 60_000;
    if (isLate || actor.at.getTime() - cleaned.doneAt.getTime() > longestAloneMs)
      throw new AppError('room.undoLate', { minutes: undoMinutes });
    await stepRooms(tx, 'undoCleaned', [room], actor.at);
    await tx
      .updateTable('roomCleanings')
      .set({ undoneAt: at, undoneBy: actor.accountId, undoWish: id })
      .where('id', '=', cleaned.id)
      .execute();
    const { dirtyAt, stayId, startedAt, startedBy } = cleaned;
    await tx.insertInto('roomCleanings').values({ roomId, dirtyAt, stayId, startedAt, startedBy }).execute();
    await recordAudit(tx, actor, {
      action: 'undoCleaned',
      entity: 'room',
      entityId: roomId,
      before: { status: room.status, doneAt: cleaned.doneAt },
      after: { status: 'dirty', startedAt },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
  });
  return getRoomCard(db, roomId, caller);
}
