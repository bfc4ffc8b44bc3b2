import type { Body } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Route } from '@gangway/contract/sailings/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImages, dropImages } from '../media/index.ts';
import { findRoute } from './routes.queries.ts';

/** Creates or changes a route. */
export async function saveRoute(
  { db }: Platform,
  input: Body<typeof sailingsCalls.saveRoute>,
  actor: Actor,
): Promise<Route> {
  return inTransaction(db, async (tx) => {
    if (input.id) await holdRow(tx, 'routes', input.id);
    const before = input.id ? await findRoute(tx, input.id) : null;
    if (input.id && !before) throw new AppError('record.missing');
    if (before) {
      const stored = { imageId: before.image?.id ?? null };
      await requireCurrent(tx, { entity: 'route', entityId: before.id, input, current: before, stored });
    }
    if (input.imageId && before?.image?.id !== input.imageId) await claimImages(tx, [input.imageId]);
    const values = {
      fromPortEn: input.fromPort.en,
      fromPortZh: input.fromPort.zh,
      ...(input.terminal ? { terminalEn: input.terminal.en, terminalZh: input.terminal.zh } : {}),
      ...(input.mapUrl === undefined ? {} : { mapUrl: input.mapUrl }),
      destinationEn: input.destination.en,
      destinationZh: input.destination.zh,
      descriptionEn: input.description.en,
      descriptionZh: input.description.zh,
      enabled: input.enabled,
      imageId: input.imageId,
      updatedAt: actor.at,
    };
    const { id } = before
      ? await tx
          .updateTable('routes')
          .set(values)
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx.insertInto('routes').values(values).returning('id').executeTakeFirstOrThrow();
    if (before?.image && before.image.id !== input.imageId) await dropImages(tx, [before.image.id]);
    const { id: _id, version: _version, ...after } = input;
    await recordAudit(tx, actor, {
      action: before ? 'update' : 'create',
      entity: 'route',
      entityId: id,
      before,
      after,
    });
    await tellCatalogueChanged(tx);
    const saved = await findRoute(tx, id);
    if (!saved) throw new AppError('record.missing');
    return saved;
  });
}
