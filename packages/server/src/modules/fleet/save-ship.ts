import type { Body } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { changesNothing, requireCurrent } from '../../platform/database/require-current.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceImages } from './owned-images.store.ts';
import { findShip } from './ships.queries.ts';

type SaveShipInput = Body<typeof fleetCalls.saveShip>;

/** Creates or changes a ship and its pictures. A ship that is not active keeps its sailings, but nothing of them is sold. */
export async function saveShip({ db }: Platform, input: SaveShipInput, actor: Actor): Promise<Ship> {
  const { id: givenId, version: _, imageIds, ...fields } = input;
  try {
    return await inTransaction(db, async (tx) => {
      if (givenId) await holdRow(tx, 'ships', givenId);
      const before = givenId ? await findShip(tx, givenId) : null;
      if (givenId && !before) throw new AppError('record.missing');
      if (before) {
        const stored = { imageIds: before.images.map((image) => image.id) };
        await requireCurrent(tx, { entity: 'ship', entityId: before.id, input, current: before, stored });
        if (changesNothing({ input, current: before, stored })) return before;
      }
      const values = { ...fields, updatedAt: actor.at };
      const { id } = before
        ? await tx
            .updateTable('ships')
            .set(values)
            .where('id', '=', before.id)
            .returning('id')
            .executeTakeFirstOrThrow()
        : await tx.insertInto('ships').values(values).returning('id').executeTakeFirstOrThrow();
      await replaceImages(tx, 'ship', id, imageIds);
      await recordAudit(tx, actor, {
        action: before ? 'update' : 'create',
        entity: 'ship',
        entityId: id,
        before: before && { ...before, images: before.images.map((image) => image.id) },
        after: { ...fields, images: imageIds },
      });
      await tellCatalogueChanged(tx);
      const saved = await findShip(tx, id);
      if (!saved) throw new AppError('record.missing');
      return saved;
    });
  } catch (error) {
    if (breaksConstraint(error, 'ships_name'))
      throw fieldError('ship.nameTaken', 'name', 'error.ship.nameTaken');
    throw error;
  }
}
