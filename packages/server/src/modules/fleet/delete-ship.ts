import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { breaksReference, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceImages } from './owned-images.store.ts';
import { findShip } from './ships.queries.ts';

type Outcome = { outcome: 'deleted' | 'decommissioned' };

/** Deletes a ship nothing refers to; one with rooms or sailings is decommissioned, because its past must stay readable. */
export async function deleteShip(platform: Platform, id: number, actor: Actor): Promise<Outcome> {
  try {
    return await remove(platform, id, actor);
  } catch (error) {
    if (!breaksReference(error)) throw error;
    return decommission(platform, id, actor);
  }
}

function remove({ db }: Platform, id: number, actor: Actor): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    await holdRow(tx, 'ships', id);
    const before = await findShip(tx, id);
    if (!before) throw new AppError('record.missing');
    await replaceImages(tx, 'ship', id, []);
    await tx.deleteFrom('ships').where('id', '=', id).execute();
    await recordAudit(tx, actor, { action: 'delete', entity: 'ship', entityId: id, before });
    await tellCatalogueChanged(tx);
    return { outcome: 'deleted' };
  });
}

function decommission({ db }: Platform, id: number, actor: Actor): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    await holdRow(tx, 'ships', id);
    const before = await findShip(tx, id);
    if (!before) throw new AppError('record.missing');
    if (before.status === 'decommissioned') return { outcome: 'decommissioned' };
    await tx
      .updateTable('ships')
      .set({ status: 'decommissioned', updatedAt: actor.at })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, actor, {
      action: 'decommission',
      entity: 'ship',
      entityId: id,
      before: { status: before.status },
      after: { status: 'decommissioned' },
    });
    await tellCatalogueChanged(tx);
    return { outcome: 'decommissioned' };
  });
}
