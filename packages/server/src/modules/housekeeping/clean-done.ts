import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getRoomCard } from './answers.query.ts';
import { findOpenCleaning, isOfEarlierCleaning } from './cleanings.store.ts';
import { doneAt } from './done-at.ts';
import { holdRoom } from './hold-rooms.ts';
import type { RoomWish } from './room-wish.ts';
import { cannotStep, stepRooms } from './step-rooms.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

/**
 * A room is clean and can be given again. Told late of a room that somebody else has cleaned meanwhile, or that is dirty once
 * more since, it is refused: nobody may be given a room that was not cleaned.
 */
export async function cleanDone(
  { db }: Platform,
  { roomId, id, at: told }: RoomWish,
  caller: Caller,
  actor: Actor,
): Promise<RoomCard> {
  await carryOut(db, async (tx) => {
    const room = await holdRoom(tx, roomId);
    if ((await findCarriedOut(tx, id, { kind: 'cleanDone', roomId })) !== null) return;
    const cleaning = await findOpenCleaning(tx, roomId);
    if (!cleaning) throw cannotStep(room);
    if (await isOfEarlierCleaning(tx, roomId, cleaning, told)) throw cannotStep({ ...room, status: 'again' });
    await stepRooms(tx, 'cleanDone', [room], actor.at);
    const at = doneAt(told, actor.at, cleaning.startedAt ?? cleaning.dirtyAt);
    await tx
      .updateTable('roomCleanings')
      .set({ doneAt: at, doneBy: actor.accountId, doneWish: id })
      .where('id', '=', cleaning.id)
      .execute();
    await recordAudit(tx, actor, {
      action: 'cleanDone',
      entity: 'room',
      entityId: roomId,
      before: { status: room.status },
      after: { status: 'available', doneAt: at },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
  });
  return getRoomCard(db, roomId, caller);
}
