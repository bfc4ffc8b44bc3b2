import { canStep } from '@gangway/contract/fleet/room-states.ts';
import type { OversoldSailing, RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getRoomCard } from './answers.query.ts';
import { countOversold } from './count-oversold.ts';
import { doneAt } from './done-at.ts';
import { holdRoom } from './hold-rooms.ts';
import type { RoomWish } from './room-wish.ts';
import { cannotStep, stepRooms } from './step-rooms.ts';
import { carryOut, findCarriedOut } from './wishes.ts';

interface Maintenance extends RoomWish {
  reason: string;
  acceptOversold: boolean;
}

/**
 * Takes a room out of service and out of sale. Where that leaves a sailing with fewer rooms than it has sold, it is only done
 * for somebody who has seen which. A cleaning that waited is dropped, and waits again when the room is back.
 */
export async function startMaintenance(
  { db }: Platform,
  { roomId, id, at: told, reason, acceptOversold }: Maintenance,
  caller: Caller,
  actor: Actor,
): Promise<RoomCard> {
  await carryOut(db, async (tx) => {
    const room = await holdRoom(tx, roomId);
    if ((await findCarriedOut(tx, id, { kind: 'startMaintenance', roomId, reason })) !== null) return;
    if (!canStep('startMaintenance', room.status)) throw cannotStep(room);
    const usedAt = await readLastUse(tx, roomId);
    if (told !== undefined && new Date(told) < usedAt) throw cannotStep({ ...room, status: 'again' });
    await stepRooms(tx, 'startMaintenance', [room], actor.at);
    const dropped = await tx
      .updateTable('roomCleanings')
      .set({ dropped: true })
      .where('roomId', '=', roomId)
      .where('doneAt', 'is', null)
      .where('dropped', '=', false)
      .returning('id')
      .executeTakeFirst();
    await tx
      .insertInto('roomOutages')
      .values({
        roomId,
        since: doneAt(told, actor.at, usedAt),
        reason,
        startedBy: actor.accountId,
        startWish: id,
        cleaningId: dropped?.id ?? null,
      })
      .execute();
    const oversold = await countOversold(tx, room, actor.at);
    if (oversold.length > 0 && !acceptOversold)
      throw new AppError('room.oversold', { number: room.number, sailings: oversold.length });
    await recordAudit(tx, actor, {
      action: 'startMaintenance',
      entity: 'room',
      entityId: roomId,
      before: { status: room.status },
      after: {
        status: 'maintenance',
        reason,
        ...(oversold.length > 0 ? { oversold: shortsOf(oversold) } : {}),
      },
    });
    await tellRoomsChanged(tx, [{ shipId: room.shipId, sailingId: null }]);
    await tellCatalogueChanged(tx);
  });
  return getRoomCard(db, roomId, caller);
}

/** Since when nobody has been in the room, and it has not been out of service. */
async function readLastUse(tx: Tx, roomId: number): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest((select max(checked_out_at) from stays where room_id = ${roomId}),
                    (select max(until) from room_outages where room_id = ${roomId})) as at`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}

/** Which sailings it leaves short, and by how many. */
function shortsOf(oversold: readonly OversoldSailing[]) {
  return oversold.map(({ sailing, short }) => ({ sailingId: sailing.id, short }));
}
