import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';

/** Takes the prices of some dates away: the week holds there again. */
export async function deleteDatePrices(
  { db }: Platform,
  roomTypeId: number,
  dates: readonly string[],
  actor: Actor,
): Promise<{ removed: number }> {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .deleteFrom('datePrices')
      .where('roomTypeId', '=', roomTypeId)
      .where('date', 'in', dates)
      .returning(['date', 'slot', 'priceSen'])
      .execute();
    if (before.length === 0) throw new AppError('record.missing');
    await recordAudit(tx, actor, {
      action: 'deleteDatePrices',
      entity: 'roomType',
      entityId: roomTypeId,
      before,
    });
    await tellCatalogueChanged(tx);
    return { removed: new Set(before.map((row) => row.date)).size };
  });
}
