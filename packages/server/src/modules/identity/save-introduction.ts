import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';

/** Says something about oneself. */
export async function saveIntroduction(
  { db }: Platform,
  accountId: number,
  introduction: string,
  actor: Actor,
): Promise<{ introduction: string }> {
  await inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ introduction, updatedAt: actor.at })
      .where('id', '=', accountId)
      .where('introduction', '<>', introduction)
      .returning('id')
      .executeTakeFirst();
    if (changed) {
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'account',
        entityId: accountId,
        after: { introduction },
      });
    }
  });
  return { introduction };
}
