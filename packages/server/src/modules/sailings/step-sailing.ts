import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { type SailingStatus, sailingSteps } from '@gangway/contract/sailings/states.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeGate } from './places.store.ts';
import { getSailing } from './sailings.queries.ts';

/** Moves a sailing to another state, if the table of states has that step. Asking for the state it is in changes nothing. */
export async function stepSailing(
  { db }: Platform,
  id: number,
  status: SailingStatus,
  actor: Actor,
): Promise<Sailing> {
  return inTransaction(db, async (tx) => {
    const before = await getSailing(tx, id, actor.at);
    if (before.status === status) return before;
    if (!sailingSteps[before.status].includes(status))
      throw new AppError('sailing.step', { status: before.status });
    // Nobody comes aboard any more: whoever follows with the orders sees them all.
    if (status !== 'scheduled' && status !== 'boarding') await closeGate(tx, id);
    const moved = await tx
      .updateTable('sailings')
      .set({ status, updatedAt: actor.at })
      .where('id', '=', id)
      .where('status', '=', before.status)
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new AppError('record.changed');
    await recordAudit(tx, actor, {
      action: 'step',
      entity: 'sailing',
      entityId: id,
      before: { status: before.status },
      after: { status },
    });
    await putInOutbox(tx, 'sailing.stepped', { sailingId: id, status });
    await tellCatalogueChanged(tx);
    return getSailing(tx, id, actor.at);
  });
}
