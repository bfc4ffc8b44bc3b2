import type { BoardingConflict } from '@gangway/contract/boarding/head-count-schemas.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellBoardingChanged } from '../tell-boarding-changed.ts';
import { findRaisedConflict } from './conflicts.queries.ts';

/** Resolves a conflict with a reason, once. The same words of the same person again get the same answer. */
export async function resolveConflict(
  { db }: Platform,
  wish: { id: number; reason: string; accountId: number },
  actor: Actor,
): Promise<BoardingConflict> {
  const { id, reason, accountId } = wish;
  return inTransaction(db, async (tx) => {
    const resolved = await tx
      .updateTable('boardingConflicts')
      .set({ resolvedAt: actor.at, resolvedBy: accountId, resolution: reason })
      .where('id', '=', id)
      .where('resolvedAt', 'is', null)
      .returning(['sailingId', 'kind'])
      .executeTakeFirst();
    const conflict = await findRaisedConflict(tx, id);
    if (!conflict) throw new AppError('record.missing');
    if (!resolved) {
      if (conflict.resolved?.reason === reason && (await wasResolvedBy(tx, id, accountId))) return conflict;
      throw new AppError('record.changed');
    }
    await recordAudit(tx, actor, {
      action: 'resolveConflict',
      entity: 'boardingConflict',
      entityId: id,
      after: { ...resolved, reason },
    });
    await tellBoardingChanged(tx, resolved.sailingId);
    return conflict;
  });
}

async function wasResolvedBy(tx: Tx, id: number, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('boardingConflicts')
    .select('id')
    .where('id', '=', id)
    .where('resolvedBy', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
