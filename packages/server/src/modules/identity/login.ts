import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByUsername, holdAccount } from './accounts.store.ts';
import { countLogin, forgiveLoginTry, type LoginLimits, takeLoginTry } from './limit-logins.ts';
import { noteRefusedLogin, type RefusedLogin } from './note-refused-login.ts';
import { verifyAgainstDecoy, verifyPassword } from './password.ts';
import { startSession } from './start-session.ts';

type LoginInput = Body<typeof identityCalls.login> & {
  device: string;
  actor: Actor;
  limits: LoginLimits;
};

/** Signs in whoever knows the password. A wrong name and a wrong password give the same answer in the same time. */
export async function login({ db }: Platform, input: LoginInput): Promise<string> {
  const { username, limits } = input;
  const { at, address } = input.actor;
  const who = { username, address };
  const refusal = await takeLoginTry(db, at, limits, who);
  if (refusal && !refusal.isFirst) throw new AppError('login.tooManyTries', { minutes: refusal.minutes });
  const account = await findAccountByUsername(db, username);
  const note = (action: RefusedLogin['action'], facts: RefusedLogin['facts'] = {}) =>
    noteRefusedLogin(db, input.actor, { action, account, username, facts });
  if (refusal) {
    await note('loginBlocked', { limit: refusal.limit, minutes: refusal.minutes });
    throw new AppError('login.tooManyTries', { minutes: refusal.minutes });
  }
  const fits = account
    ? await verifyPassword(input.password, account.passwordHash)
    : await verifyAgainstDecoy(input.password);
  if (!account || !fits) {
    await note('loginFailed');
    throw new AppError('login.wrong');
  }
  if (account.status === 'disabled') {
    await note('loginFailed', { status: 'disabled' });
    throw new AppError('login.disabled');
  }
  await forgiveLoginTry(db, who);
  await countLogin(db, at, limits, account.id);
  const token = await inTransaction(db, async (tx) => {
    // Checking takes a while: the password may have been reset since, and the sessions ended.
    const held = await holdAccount(tx, account.id);
    if (held?.passwordHash !== account.passwordHash || held.status === 'disabled') return null;
    const actor = { ...input.actor, accountId: account.id, username: account.username };
    await recordAudit(tx, actor, { action: 'login', entity: 'account', entityId: account.id });
    const { device } = input;
    return startSession(tx, { accountId: account.id, device, sessionDays: limits.sessionDays, actor });
  });
  if (token !== null) return token;
  await note('loginFailed');
  throw new AppError('login.wrong');
}
