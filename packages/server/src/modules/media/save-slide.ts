import type { Body } from '@gangway/contract/core/define-call.ts';
import type { mediaCalls } from '@gangway/contract/media/calls.ts';
import type { Slide } from '@gangway/contract/media/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImages, dropImages } from './images.store.ts';
import { findSlide } from './slides.queries.ts';

/** Creates or changes a slide; a picture it no longer shows is removed. */
export async function saveSlide(
  { db }: Platform,
  input: Body<typeof mediaCalls.saveSlide>,
  actor: Actor,
): Promise<Slide> {
  return inTransaction(db, async (tx) => {
    if (input.id) await holdRow(tx, 'slides', input.id);
    const before = input.id ? await findSlide(tx, input.id) : null;
    if (input.id && !before) throw new AppError('record.missing');
    if (before) {
      const stored = { imageId: before.image.id };
      await requireCurrent(tx, { entity: 'slide', entityId: before.id, input, current: before, stored });
    }
    if (before?.image.id !== input.imageId) await claimImages(tx, [input.imageId]);
    const values = {
      titleEn: input.title.en,
      titleZh: input.title.zh,
      link: input.link,
      weight: input.weight,
      enabled: input.enabled,
      imageId: input.imageId,
      updatedAt: actor.at,
    };
    const { id } = before
      ? await tx
          .updateTable('slides')
          .set(values)
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx.insertInto('slides').values(values).returning('id').executeTakeFirstOrThrow();
    if (before && before.image.id !== input.imageId) await dropImages(tx, [before.image.id]);
    const { id: _id, version: _version, ...after } = input;
    await recordAudit(tx, actor, {
      action: before ? 'update' : 'create',
      entity: 'slide',
      entityId: id,
      before,
      after,
    });
    await tellCatalogueChanged(tx);
    const saved = await findSlide(tx, id);
    if (!saved) throw new AppError('record.missing');
    return saved;
  });
}
