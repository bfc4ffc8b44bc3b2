import type { Slide } from '@gangway/contract/media/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSlides } from './slides.queries.ts';

/** Puts the slides in order. The list must name each slide once, else somebody has added or removed one meanwhile. */
export async function orderSlides({ db }: Platform, ids: readonly number[], actor: Actor): Promise<Slide[]> {
  return inTransaction(db, async (tx) => {
    // In one order for all: two who sort them otherwise would wait for each other in a circle.
    await tx.selectFrom('slides').select('id').orderBy('id').forNoKeyUpdate().execute();
    const before = await listSlides(tx);
    const known = new Set(before.map((slide) => slide.id));
    if (ids.length !== known.size || !ids.every((id) => known.delete(id)))
      throw new AppError('record.changed');
    for (const [index, id] of ids.entries()) {
      const weight = (ids.length - index) * 10;
      await tx.updateTable('slides').set({ weight, updatedAt: actor.at }).where('id', '=', id).execute();
    }
    await recordAudit(tx, actor, {
      action: 'order',
      entity: 'slide',
      entityId: 'all',
      before: before.map((slide) => slide.id),
      after: ids,
    });
    await tellCatalogueChanged(tx);
    return listSlides(tx);
  });
}
