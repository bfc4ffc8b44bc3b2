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
import { countLogin, type LoginLimits, takeAccountTries, takeAddressTry } from './limit-logins.ts';
import { noteRefusedLogin } from './note-refused-login.ts';
import { verifyAgainstDecoy, verifyPassword } from './password.ts';
import { findKnownAt } from './sessions.queries.ts';
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
  const { limits, actor, username } = input;
  const { at, address } = actor;
  const signIn = readSignInName(contacts, username);
  const find = () => findSignIns(db, contacts, signIn, address);
  const refused = await takeAddressTry(db, at, limits, address);
  if (refused) {
    if (refused.isFirst)
      await noteRefusedLogin(db, actor, {
        action: 'loginBlocked',
        accounts: (await find()).accounts,
        username,
        facts: { limit: refused.limit, minutes: refused.minutes },
      });
    throw new AppError('login.tooManyTries', { minutes: refused.minutes });
  }
  const { accounts, areMore } = await find();
  const tries = await takeAccountTries(db, at, limits, {
    name: signIn.name,
    address,
    accountIds: accounts.map(({ id }) => id),
    findKnown: (ids) => findKnownAt(db, ids, address),
  });
  for (const { accountId, ...facts } of tries.newlyClosed)
    await noteRefusedLogin(db, actor, {
      action: 'loginBlocked',
      accounts: accounts.filter(({ id }) => id === accountId),
      username,
      facts,
    });
  const open = accounts.filter(({ id }) => !tries.closed.has(id));
  if (tries.waitMinutes !== null && open.length === 0)
    throw new AppError('login.tooManyTries', { minutes: tries.waitMinutes });
  const note = (whom: typeof accounts, facts: Record<string, string | number> = {}) =>
    noteRefusedLogin(db, actor, { action: 'loginFailed', accounts: whom, username, facts });
  const fitting = await whoseIs(input.password, open, checksFor(signIn));
  // One named so is meant before those who can be phoned so; among these nobody is let in as another.
  const [account, other] = fitting;
  if (!account) {
    await note(open);
    // It may be the password of one that waits, or of one that was not looked at.
    if (tries.waitMinutes !== null) throw new AppError('login.tooManyTries', { minutes: tries.waitMinutes });
    throw new AppError(areMore ? 'login.severalFit' : 'login.wrong');
  }
  if (other && account.username.toLowerCase() !== signIn.typed.trim().toLowerCase()) {
    await note(fitting, { fitting: fitting.length });
    throw new AppError('login.severalFit');
  }
  if (account.status === 'disabled') {
    await note([account], { status: 'disabled' });
    throw new AppError('login.disabled');
  }
  await tries.forgive(account.id);
  await countLogin(db, at, limits, account.id);
  const token = await inTransaction(db, async (tx) => {
    // Checking takes a while: the password may have been reset since, and the sessions ended.
    const held = await holdAccount(tx, account.id);
    if (held?.passwordHash !== account.passwordHash || held.status === 'disabled') return null;
    const owner = { ...actor, accountId: account.id, username: account.username };
    await recordAudit(tx, owner, { action: 'login', entity: 'account', entityId: account.id });
    const { device } = input;
    return startSession(tx, { accountId: account.id, device, sessionDays: limits.sessionDays, actor: owner });
  });
  if (token !== null) return token;
  await note([account]);
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
