import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { dropImages } from './images.store.ts';
import { findSlide } from './slides.queries.ts';

/** Deletes a slide and its picture. */
export async function deleteSlide({ db }: Platform, id: number, actor: Actor): Promise<null> {
  await inTransaction(db, async (tx) => {
    await holdRow(tx, 'slides', id);
    const before = await findSlide(tx, id);
    if (!before) throw new AppError('record.missing');
    await tx.deleteFrom('slides').where('id', '=', id).execute();
    await dropImages(tx, [before.image.id]);
    await recordAudit(tx, actor, { action: 'delete', entity: 'slide', entityId: id, before });
    await tellCatalogueChanged(tx);
  });
  return null;
}
