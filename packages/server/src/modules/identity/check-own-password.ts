import { fieldError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findAccount, holdAccount } from './accounts.store.ts';
import { countPasswordTry, type LoginLimits } from './limit-logins.ts';
import { verifyPassword } from './password.ts';
import { requireOpenSession } from './sessions.store.ts';

/**
 * Whether somebody signed in knows the password of the account, before a deed that must not be done by whoever finds a
 * session open. Guessing is limited like logging in, for all such deeds together. Returns what fitted, for `stillFits`.
 */
export async function checkOwnPassword(
  db: Db,
  { accountId, password, limits, at }: { accountId: number; password: string; limits: LoginLimits; at: Date },
): Promise<string> {
  const forgive = await countPasswordTry(db, at, limits, accountId);
  const account = await findAccount(db, accountId);
  if (!account || !(await verifyPassword(password, account.passwordHash))) throw wrongPassword();
  await forgive();
  return account.passwordHash;
}

/** Holds the account. Its password may have been reset while it was checked, to keep whoever asks here out. */
export async function stillFits(tx: Tx, caller: Caller, passwordHash: string): Promise<void> {
  const held = await holdAccount(tx, caller.accountId);
  await requireOpenSession(tx, caller.sessionId);
  if (held?.passwordHash !== passwordHash) throw wrongPassword();
}

function wrongPassword() {
  return fieldError('password.wrong', 'currentPassword', 'error.password.wrong');
}
