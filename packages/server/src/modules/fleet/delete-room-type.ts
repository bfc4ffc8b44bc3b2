import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { breaksReference, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceImages } from './owned-images.store.ts';
import { findRoomType } from './room-types.queries.ts';

/** Deletes a room type that no room uses and that was never sold. */
export async function deleteRoomType({ db }: Platform, id: number, actor: Actor): Promise<null> {
  try {
    await inTransaction(db, async (tx) => {
      await holdRow(tx, 'roomTypes', id);
      const before = await findRoomType(tx, id, actor.at);
      if (!before) throw new AppError('record.missing');
      await replaceImages(tx, 'roomType', id, []);
      await tx.deleteFrom('roomTypes').where('id', '=', id).execute();
      await recordAudit(tx, actor, { action: 'delete', entity: 'roomType', entityId: id, before });
      await tellCatalogueChanged(tx);
    });
  } catch (error) {
    if (!breaksReference(error)) throw error;
    const kept = await findRoomType(db, id, actor.at);
    throw new AppError('roomType.inUse', { rooms: kept?.rooms ?? 0 });
  }
  return null;
}
