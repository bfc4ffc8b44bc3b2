import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';

/** Sends the report to somebody no more. */
export async function deleteReader({ db }: Platform, accountId: number, actor: Actor): Promise<null> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('reportReaders')
      .where('accountId', '=', accountId)
      .returning(['email', 'locale'])
      .executeTakeFirst();
    if (!gone) throw new AppError('record.missing');
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'reportReader',
      entityId: accountId,
      before: gone,
    });
  });
  return null;
}
