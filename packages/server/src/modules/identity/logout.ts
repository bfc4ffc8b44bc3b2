import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from './sessions.store.ts';

/** Ends the session of this request. */
export async function logout({ db }: Platform, caller: Caller, actor: Actor): Promise<null> {
  await inTransaction(db, (tx) =>
    endSessions(tx, { accountId: caller.accountId, reason: 'logout', at: actor.at, only: caller.sessionId }),
  );
  return null;
}
