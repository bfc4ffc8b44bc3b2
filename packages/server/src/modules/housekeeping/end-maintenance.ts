import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
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
 * Puts a room back into service and into sale. Told late of a time before, when it was out of service too, it is refused: what
 * it waits for now may not be mended.
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
      .select(['id', 'since'])
      .where('roomId', '=', roomId)
      .where('until', 'is', null)
      .executeTakeFirst();
    if (!outage) throw cannotStep(room);
    if (await isOfEarlierOutage(tx, roomId, outage, told)) throw cannotStep({ ...room, status: 'again' });
    await stepRooms(tx, 'endMaintenance', [room], actor.at);
    const until = doneAt(told, actor.at, outage.since);
    await tx
      .updateTable('roomOutages')
      .set({ until, endedBy: actor.accountId, endWish: id })
      .where('id', '=', outage.id)
      .execute();
    await recordAudit(tx, actor, {
      action: 'endMaintenance',
      entity: 'room',
      entityId: roomId,
      before: { status: room.status },
      after: { status: 'available', until },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
    await tellCatalogueChanged(tx);
  });
  return getRoomCard(db, roomId, caller);
}

/**
 * Whether what a device tells late was about an outage before this one. Where there was none, the device has told of the
 * beginning late too, and that counts from when it was heard.
 */
async function isOfEarlierOutage(
  tx: Tx,
  roomId: number,
  { id, since }: { id: number; since: Date },
  told: string | undefined,
): Promise<boolean> {
  if (told === undefined || new Date(told) >= since) return false;
  const earlier = await tx
    .selectFrom('roomOutages')
    .select('id')
    .where('roomId', '=', roomId)
    .where('id', '!=', id)
    .where('since', '<=', new Date(told))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
