import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { breaksReference, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { lossOf, type RequireUnsold } from './lost-room.ts';
import { findRoom } from './rooms.queries.ts';

/** Deletes a room nobody has ever been in, and nobody has bought: of the others it is kept who was. */
export async function deleteRoom(
  { db }: Platform,
  id: number,
  actor: Actor,
  requireUnsold: RequireUnsold,
): Promise<null> {
  try {
    await inTransaction(db, async (tx) => {
      await holdRow(tx, 'rooms', id);
      const before = await findRoom(tx, id);
      if (!before) throw new AppError('record.missing');
      if (before.status === 'occupied') throw new AppError('room.occupied', { number: before.number });
      await tx.deleteFrom('rooms').where('id', '=', id).execute();
      await recordAudit(tx, actor, { action: 'delete', entity: 'room', entityId: id, before });
      await tellCatalogueChanged(tx);
      await tellRoomsChanged(tx, [{ shipId: before.shipId, sailingId: null }]);
      await requireUnsold(tx, lossOf(before, null), actor.at);
    });
  } catch (error) {
    if (breaksReference(error)) throw new AppError('room.hasStays');
    throw error;
  }
  return null;
}
