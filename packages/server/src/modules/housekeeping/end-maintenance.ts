import { roomSteps } from '@gangway/contract/fleet/room-states.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getRoomCard } from './answers.query.ts';
import { doneAt } from './done-at.ts';
import { holdRoom } from './hold-rooms.ts';
import type { RoomWish } from './room-wish.ts';
import { cannotStep, stepRooms } from './step-rooms.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

/**
 * Puts a room back into service and into sale; one that waited to be cleaned when it went out waits again, for nobody has
 * cleaned it. Told late of a time before it went out, it is refused: what it waits for now may not be mended.
 */
export async function endMaintenance(
  { db }: Platform,
  { roomId, id, at: told }: RoomWish,
  caller: Caller,
  actor: Actor,
): Promise<RoomCard> {
  await carryOut(db, async (tx) => {
    const room = await holdRoom(tx, roomId);
    if ((await findCarriedOut(tx, id, { kind: 'endMaintenance', roomId })) !== null) return;
    const outage = await tx
      .selectFrom('roomOutages')
      .select(['id', 'since', 'cleaningId'])
      .where('roomId', '=', roomId)
      .where('until', 'is', null)
      .executeTakeFirst();
    if (!outage) throw cannotStep(room);
    if (told !== undefined && new Date(told) < outage.since) throw cannotStep({ ...room, status: 'again' });
    const step = outage.cleaningId === null ? 'endMaintenance' : 'endMaintenanceDirty';
    await stepRooms(tx, step, [room], actor.at);
    const until = doneAt(told, actor.at, outage.since);
    await tx
      .updateTable('roomOutages')
      .set({ until, endedBy: actor.accountId, endWish: id })
      .where('id', '=', outage.id)
      .execute();
    if (outage.cleaningId !== null) await waitAgain(tx, outage.cleaningId, until);
    await recordAudit(tx, actor, {
      action: 'endMaintenance',
      entity: 'room',
      entityId: roomId,
      before: { status: room.status },
      after: { status: roomSteps[step].to, until },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
    await tellCatalogueChanged(tx);
  });
  return getRoomCard(db, roomId, caller);
}

/** The cleaning that was dropped is to be done from the beginning: who mends leaves dust. */
async function waitAgain(tx: Tx, cleaningId: number, dirtyAt: Date): Promise<void> {
  await sql`
    insert into room_cleanings (room_id, dirty_at, stay_id)
    select room_id, ${dirtyAt}, stay_id from room_cleanings where id = ${cleaningId}`.execute(tx);
}
