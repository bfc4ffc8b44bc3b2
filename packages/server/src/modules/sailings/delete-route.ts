import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { breaksReference, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { dropImages } from '../media/index.ts';
import { findRoute } from './routes.queries.ts';

/** Deletes a route no sailing has ever sailed. */
export async function deleteRoute({ db }: Platform, id: number, actor: Actor): Promise<null> {
  try {
    await inTransaction(db, async (tx) => {
      await holdRow(tx, 'routes', id);
      const before = await findRoute(tx, id);
      if (!before) throw new AppError('record.missing');
      if (before.sailings > 0) throw new AppError('route.inUse', { sailings: before.sailings });
      await tx.deleteFrom('routes').where('id', '=', id).execute();
      if (before.image) await dropImages(tx, [before.image.id]);
      await recordAudit(tx, actor, { action: 'delete', entity: 'route', entityId: id, before });
      await tellCatalogueChanged(tx);
    });
  } catch (error) {
    if (breaksReference(error)) throw new AppError('route.inUse', { sailings: 1 });
    throw error;
  }
  return null;
}
