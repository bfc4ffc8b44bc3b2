import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { setPassword } from './accounts.store.ts';
import { checkOwnPassword, stillFits } from './check-own-password.ts';
import type { Contacts } from './contacts.ts';
import type { LoginLimits } from './limit-logins.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './sessions.store.ts';

type ChangePasswordInput = Body<typeof identityCalls.changePassword> & { limits: LoginLimits };

/** Changes the own password and ends every other session and every link that was mailed to replace it. */
export async function changePassword(
  { db }: Platform,
  contacts: Contacts,
  caller: Caller,
  { currentPassword, newPassword, limits }: ChangePasswordInput,
  actor: Actor,
): Promise<null> {
  const { accountId } = caller;
  const { at } = actor;
  const fitted = await checkOwnPassword(db, { accountId, password: currentPassword, limits, at });
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    await stillFits(tx, caller, fitted);
    await setPassword(tx, accountId, passwordHash, at);
    await contacts.spendLinks(tx, accountId, at);
    await endSessions(tx, { accountId, reason: 'password', at, except: caller.sessionId });
    await recordAudit(tx, actor, { action: 'changePassword', entity: 'account', entityId: accountId });
  });
  return null;
}
