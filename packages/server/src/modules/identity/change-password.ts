import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import { fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccount, holdAccount, setPassword } from './accounts.store.ts';
import { countPasswordTry, type LoginLimits } from './limit-logins.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { endSessions, requireOpenSession } from './sessions.store.ts';

type ChangePasswordInput = Body<typeof identityCalls.changePassword> & { limits: LoginLimits };

/** Changes the own password and ends every other session. Guessing the current one is limited like logging in. */
export async function changePassword(
  { db }: Platform,
  caller: Caller,
  input: ChangePasswordInput,
  actor: Actor,
): Promise<null> {
  const forgive = await countPasswordTry(db, actor.at, input.limits, caller.accountId);
  const account = await findAccount(db, caller.accountId);
  if (!account || !(await verifyPassword(input.currentPassword, account.passwordHash))) {
    throw fieldError('password.wrong', 'currentPassword', 'error.password.wrong');
  }
  await forgive();
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(db, async (tx) => {
    // It may have been reset while this was checked, to keep whoever asks here out.
    const held = await holdAccount(tx, account.id);
    await requireOpenSession(tx, caller.sessionId);
    if (held?.passwordHash !== account.passwordHash)
      throw fieldError('password.wrong', 'currentPassword', 'error.password.wrong');
    await setPassword(tx, account.id, passwordHash, actor.at);
    await endSessions(tx, {
      accountId: account.id,
      reason: 'password',
      at: actor.at,
      except: caller.sessionId,
    });
    await recordAudit(tx, actor, { action: 'changePassword', entity: 'account', entityId: account.id });
  });
  return null;
}
