import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { giveShareBack } from '../boarding-shares.store.ts';
import { tellBoardingChanged } from '../tell-boarding-changed.ts';

/** More than any ship carries: all of it. */
const everything = 5000;

/**
 * Gives the places back that were set aside for a device that will not come back. Should it do so after all, whoever it let
 * aboard is counted, and what is too many becomes a conflict. Released again, there is nothing left to release.
 */
export async function releaseShare(
  { db }: Platform,
  wish: { sailingId: number; deviceId: string; reason: string },
  actor: Actor,
): Promise<{ released: number }> {
  const { sailingId, deviceId, reason } = wish;
  return inTransaction(db, async (tx) => {
    const released = await giveShareBack(tx, { sailingId, deviceId, atMost: everything });
    if (released === 0) {
      await requireShare(tx, sailingId, deviceId);
      return { released };
    }
    await recordAudit(tx, actor, {
      action: 'releaseShare',
      entity: 'boarding',
      entityId: sailingId,
      before: { deviceId, held: released },
      after: { deviceId, held: 0, reason },
    });
    await tellBoardingChanged(tx, sailingId);
    return { released };
  });
}

async function requireShare(tx: Tx, sailingId: number, deviceId: string): Promise<void> {
  const share = await tx
    .selectFrom('boardingShares')
    .select('held')
    .where('sailingId', '=', sailingId)
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  if (!share) throw new AppError('record.missing');
}
