import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { markPaid } from './mark-paid.ts';
import { requireGiven } from './require-repetition.ts';

/** Gives an unpaid order away: its price becomes zero, for a reason. */
export async function makeComplimentary(
  { db }: Platform,
  id: number,
  reason: string,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await markPaid(tx, id, { complimentaryReason: reason, totalSen: 0 }, actor.at);
    if (!order) return requireGiven(tx, id);
    await tx.updateTable('tickets').set({ priceSen: 0 }).where('orderId', '=', id).execute();
    await recordAudit(tx, actor, {
      action: 'complimentary',
      entity: 'order',
      entityId: id,
      after: { reason },
    });
  });
}
