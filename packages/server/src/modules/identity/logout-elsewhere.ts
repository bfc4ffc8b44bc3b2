import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from './sessions.store.ts';

/** Ends every other session of the account. */
export async function logoutElsewhere(
  { db }: Platform,
  caller: Caller,
  actor: Actor,
): Promise<{ ended: number }> {
  return inTransaction(db, async (tx) => {
    const { accountId, sessionId } = caller;
    const ended = await endSessions(tx, { accountId, reason: 'elsewhere', at: actor.at, except: sessionId });
    await recordAudit(tx, actor, {
      action: 'logoutElsewhere',
      entity: 'account',
      entityId: accountId,
      after: { ended },
    });
    return { ended };
  });
}
