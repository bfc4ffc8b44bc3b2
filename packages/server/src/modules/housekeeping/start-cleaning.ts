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
import { cannotStep } from './step-rooms.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

/** Somebody is cleaning a room; its status stays dirty until it is done. One that somebody is at already is refused. */
export async function startCleaning(
  { db }: Platform,
  { roomId, id, at: told }: RoomWish,
  caller: Caller,
  actor: Actor,
): Promise<RoomCard> {
  await carryOut(db, async (tx) => {
    const room = await holdRoom(tx, roomId);
    if ((await findCarriedOut(tx, id, { kind: 'startCleaning', roomId })) !== null) return;
    const cleaning = await findOpenCleaning(tx, roomId);
    if (room.status !== 'dirty' || !cleaning) throw cannotStep(room);
    if (cleaning.startedAt) throw cannotStep({ ...room, status: 'cleaning' });
    if (await isOfEarlierCleaning(tx, roomId, cleaning, told)) throw cannotStep({ ...room, status: 'again' });
    const startedAt = doneAt(told, actor.at, cleaning.dirtyAt);
    await tx
      .updateTable('roomCleanings')
      .set({ startedAt, startedBy: actor.accountId, startWish: id })
      .where('id', '=', cleaning.id)
      .execute();
    await recordAudit(tx, actor, {
      action: 'startCleaning',
      entity: 'room',
      entityId: roomId,
      after: { startedAt },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
  });
  return getRoomCard(db, roomId, caller);
}
