import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from './sessions.store.ts';

/** Ends every other session of the account. */
export async function logoutElsewhere(
  { db }: Platform,
  caller: Caller,
  origin: Origin,
): Promise<{ ended: number }> {
  return inTransaction(db, async (tx) => {
    const { accountId, sessionId } = caller;
    const ended = await endSessions(tx, { accountId, reason: 'elsewhere', at: origin.at, except: sessionId });
    await recordAudit(tx, origin, {
      action: 'logoutElsewhere',
      entity: 'account',
      entityId: accountId,
      after: { ended },
    });
    return { ended };
  });
}
