import type { Body } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { isNewRoomStatus } from '@gangway/contract/fleet/room-states.ts';
import type { Room } from '@gangway/contract/fleet/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkRoomPlace } from './check-room-place.ts';
import { lossOf, type RequireUnsold } from './lost-room.ts';
import { findRoom } from './rooms.queries.ts';

/** Creates or changes a room. What becomes of it aboard is no matter of the form: its status stays as it is. */
export async function saveRoom(
  { db }: Platform,
  input: Body<typeof fleetCalls.saveRoom>,
  actor: Actor,
  requireUnsold: RequireUnsold,
): Promise<Room> {
  const { id: givenId, version: _, ...fields } = input;
  try {
    return await inTransaction(db, async (tx) => {
      if (givenId) await holdRow(tx, 'rooms', givenId);
      const before = givenId ? await findRoom(tx, givenId) : null;
      if (givenId && !before) throw new AppError('record.missing');
      if (before) await requireCurrent(tx, { entity: 'room', entityId: before.id, input, current: before });
      requireSameStanding(before, input);
      await checkRoomPlace(tx, input);
      const values = { ...fields, updatedAt: actor.at };
      const { id } = before
        ? await tx
            .updateTable('rooms')
            .set(values)
            .where('id', '=', before.id)
            .returning('id')
            .executeTakeFirstOrThrow()
        : await tx.insertInto('rooms').values(values).returning('id').executeTakeFirstOrThrow();
      await recordAudit(tx, actor, {
        action: before ? 'update' : 'create',
        entity: 'room',
        entityId: id,
        before,
        after: fields,
      });
      await tellCatalogueChanged(tx);
      if (before && before.number !== input.number) await putInOutbox(tx, 'room.renamed', { roomId: id });
      await tellRoomsChanged(
        tx,
        [before?.shipId ?? input.shipId, input.shipId].map((shipId) => ({ shipId, sailingId: null })),
      );
      await requireUnsold(tx, lossOf(before, input), actor.at);
      const saved = await findRoom(tx, id);
      if (!saved) throw new AppError('record.missing');
      return saved;
    });
  } catch (error) {
    if (breaksConstraint(error, 'rooms_number'))
      throw fieldError('room.numberTaken', 'number', 'error.room.numberTaken');
    throw error;
  }
}

/** A status changes by the steps of a room alone; and while somebody is in it, it is what and where they were given. */
function requireSameStanding(before: Room | null, input: Body<typeof fleetCalls.saveRoom>): void {
  const isPossible = before ? input.status === before.status : isNewRoomStatus(input.status);
  if (!isPossible) throw fieldError('room.statusByStep', 'status', 'error.room.statusByStep');
  if (before?.status !== 'occupied') return;
  const field = (['shipId', 'roomTypeId'] as const).find((name) => input[name] !== before[name]);
  const { number } = before;
  if (field) throw fieldError('room.occupied', field, 'error.room.occupied', { number });
}
