import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdAccount } from './accounts.store.ts';
import type { Contacts } from './contacts.ts';
import { checksFor, findSignIns, readSignInName } from './find-sign-ins.ts';
import { countLogin, forgiveLoginTry, type LoginLimits, takeLoginTry } from './limit-logins.ts';
import { noteRefusedLogin, type RefusedLogin } from './note-refused-login.ts';
import { verifyAgainstDecoy, verifyPassword } from './password.ts';
import { hasSignedInFrom } from './sessions.queries.ts';
import { startSession } from './start-session.ts';

type LoginInput = Body<typeof identityCalls.login> & {
  device: string;
  actor: Actor;
  limits: LoginLimits;
};

/**
 * Signs in whoever knows the password, by username, checked e-mail address or phone. A wrong name and a wrong password
 * give the same answer in the same time.
 */
export async function login({ db }: Platform, contacts: Contacts, input: LoginInput): Promise<string> {
  const { limits } = input;
  const { at, address } = input.actor;
  const signIn = readSignInName(contacts, input.username);
  const who = { name: signIn.name, address };
  const find = () => findSignIns(db, contacts, signIn);
  const refusal = await takeLoginTry(db, at, limits, who, async () => {
    const ids = (await find()).map(({ id }) => id);
    return hasSignedInFrom(db, ids, address);
  });
  if (refusal && !refusal.isFirst) throw new AppError('login.tooManyTries', { minutes: refusal.minutes });
  const accounts = await find();
  const [meant] = accounts;
  const note = (action: RefusedLogin['action'], facts: RefusedLogin['facts'] = {}) =>
    noteRefusedLogin(db, input.actor, {
      action,
      account: accounts.length === 1 ? meant : undefined,
      username: input.username,
      facts,
    });
  if (refusal) {
    await note('loginBlocked', { limit: refusal.limit, minutes: refusal.minutes });
    throw new AppError('login.tooManyTries', { minutes: refusal.minutes });
  }
  const fitting = await whoseIs(input.password, accounts, checksFor(signIn));
  // One named so is meant before those who can be phoned so; among these nobody is let in as another.
  const [account, other] = fitting;
  if (!account) {
    await note('loginFailed');
    throw new AppError('login.wrong');
  }
  if (other && account.username.toLowerCase() !== signIn.typed.toLowerCase())
    throw new AppError('login.severalFit');
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

/** Those whose password it is; `checks` passwords are tried, however many accounts there are. */
async function whoseIs<A extends { passwordHash: string }>(
  password: string,
  accounts: readonly A[],
  checks: number,
): Promise<A[]> {
  const fitting: A[] = [];
  for (let index = 0; index < checks; index += 1) {
    const account = accounts[index];
    if (!account) await verifyAgainstDecoy(password);
    else if (await verifyPassword(password, account.passwordHash)) fitting.push(account);
  }
  return fitting;
}
